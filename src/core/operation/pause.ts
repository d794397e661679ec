import { type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { postingPaused, registrationPaused } from './errors.ts';

export const pausables = ['posting', 'registration'] as const;
export type Pausable = (typeof pausables)[number];

/** Time of the operator's pause in epoch milliseconds; null when it is not paused. */
export async function pausedSince(db: Db, module: string, pausable: Pausable): Promise<number | null> {
  const row = await db.first(pauseOf(db, { module, pausable }));
  return row?.since ?? null;
}

const pauseOf = prepared((db: Db, { module, pausable }: { module: string; pausable: string }) =>
  db.query.selectFrom('pause').select('since').where('module', '=', module).where('what', '=', pausable),
);

/** Refuses a paused kind of write; null when it is not paused or cannot be. */
export async function refusePaused(db: Db, module: string, pausable: Pausable | undefined): Promise<Refusal | null> {
  if (pausable === undefined || (await pausedSince(db, module, pausable)) === null) return null;
  const kind = pausable === 'posting' ? postingPaused : registrationPaused;
  return refuse(kind, `The operator paused ${pausable}.`, { retry_after_seconds: 60 });
}

export interface Pause {
  readonly module: string;
  readonly what: string;
  readonly reason: string;
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
export async function clearPause(tx: Tx, module: string, pausable: Pausable): Promise<boolean> {
  return (await tx.run(tx.query.deleteFrom('pause').where('module', '=', module).where('what', '=', pausable))) === 1;
}
