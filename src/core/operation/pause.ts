import { type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { postingPaused, registrationPaused } from './errors.ts';

export const pausableFeatures = ['posting', 'registration'] as const;
export type PausableFeature = (typeof pausableFeatures)[number];

/** Start of the feature's pause in epoch milliseconds; null when the feature is not paused. */
export async function findPausedSince(db: Db, module: string, feature: PausableFeature): Promise<number | null> {
  const row = await db.first(selectPause(db, { module, feature }));
  return row?.since ?? null;
}

const selectPause = prepared((db: Db, { module, feature }: { module: string; feature: string }) =>
  db.query.selectFrom('pause').select('since').where('module', '=', module).where('what', '=', feature),
);

/** Refuses a write of a paused feature; null when the feature is not paused, or no feature is given. */
export async function refusePausedWrite(
  db: Db,
  module: string,
  feature: PausableFeature | undefined,
): Promise<Refusal | null> {
  if (feature === undefined || (await findPausedSince(db, module, feature)) === null) return null;
  const kind = feature === 'posting' ? postingPaused : registrationPaused;
  return refuse(kind, `The operator paused ${feature}.`, { retry_after_seconds: 60 });
}

export interface Pause {
  readonly module: string;
  /** The paused feature. */
  readonly what: string;
  readonly reason: string;
  /** Start in epoch milliseconds. */
  readonly since: number;
}

export function listPauses(db: Db): Promise<Pause[]> {
  return db.all(db.query.selectFrom('pause').selectAll());
}

/** Sets a pause; an existing one keeps its time and gets the new reason. */
export async function setPause(tx: Tx, pause: Pause): Promise<void> {
  const insert = tx.query.insertInto('pause').values(pause);
  await tx.run(
    insert.onConflict((conflict) => conflict.columns(['module', 'what']).doUpdateSet({ reason: pause.reason })),
  );
}

/** Deletes a pause; false when there was none. */
export async function clearPause(tx: Tx, module: string, feature: PausableFeature): Promise<boolean> {
  return (await tx.run(tx.query.deleteFrom('pause').where('module', '=', module).where('what', '=', feature))) === 1;
}
