import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** How many sessions that everybody may see are being played. */
export async function countLiveSessions(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_session')
      .select((of) => of.fn.countAll<number>().as('live'))
      // Written as in the partial index, otherwise SQLite does not use it.
      .where(sql<boolean>`status <> 'ended'`)
      .where('status', '=', 'running')
      .where('purpose', 'in', ['ranked', 'casual'])
      .where('game_slug', 'is not', null),
  );
  return Number(row?.live ?? 0);
}

/** When the oldest game ended whose replay is not verified yet, in epoch milliseconds; null when none waits. */
export async function oldestPendingReplay(db: Db): Promise<number | null> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_replay')
      .select((of) => of.fn.min('ended_at').as('ended_at'))
      .where(sql<boolean>`verified = 'pending'`),
  );
  return row?.ended_at ?? null;
}

/** Builds that played a game which did not replay alike: nothing new starts on them. */
export async function listFrozenBuilds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.all(db.query.selectFrom('arcade_frozen_build').select('build'));
  return new Set(rows.map(({ build }) => build));
}

/** Where `meta` keeps, as JSON, when and why the arcade began again: `{at, reason}`. */
export const resetKey = 'arcade_reset';

export interface Reset {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason: string;
}

/** The last reset, or the day on which the arcade's tables were made. */
export async function readReset(db: Db): Promise<Reset> {
  const reset = await db.first(db.query.selectFrom('meta').select('value').where('key', '=', resetKey));
  if (reset !== undefined) return JSON.parse(reset.value) as Reset;
  const migration = await db.first(
    db.query.selectFrom('migration').select('applied_at').where('name', '=', 'arcade-0001'),
  );
  return { at: migration?.applied_at ?? 0, reason: 'first_start' };
}
