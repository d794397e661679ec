import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** Number of public sessions in play. */
export async function countLiveSessions(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_session')
      .select((eb) => eb.fn.countAll<number>().as('live'))
      // Written as in the partial index, otherwise SQLite does not use it.
      .where(sql<boolean>`status <> 'ended'`)
      .where('status', '=', 'running')
      .where('purpose', 'in', ['ranked', 'casual'])
      .where('game_slug', 'is not', null),
  );
  return Number(row?.live ?? 0);
}

/** End time of the oldest replay that is not verified yet, in epoch milliseconds; null when none is pending. */
export async function findOldestPendingReplay(db: Db): Promise<number | null> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_replay')
      .select((eb) => eb.fn.min('ended_at').as('ended_at'))
      .where(sql<boolean>`verified = 'pending'`),
  );
  return row?.ended_at ?? null;
}

/** Frozen engine builds: a replay diverged, so no new sessions start. */
export async function listFrozenBuilds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.all(db.query.selectFrom('arcade_frozen_build').select('build'));
  return new Set(rows.map(({ build }) => build));
}

/** Key in `meta` of the last reset (JSON): `{at, reason}`. */
export const resetKey = 'arcade_reset';

export interface Reset {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason: string;
}

/** Last reset, or the time at which the arcade's tables were created. */
export async function readReset(db: Db): Promise<Reset> {
  const reset = await db.first(db.query.selectFrom('meta').select('value').where('key', '=', resetKey));
  if (reset !== undefined) return JSON.parse(reset.value) as Reset;
  const migration = await db.first(
    db.query.selectFrom('migration').select('applied_at').where('name', '=', 'arcade-0001'),
  );
  return { at: migration?.applied_at ?? 0, reason: 'first_start' };
}
