import type { Db } from '../../core/db/transaction.ts';

/** Public counts of the arcade. */
export interface ArcadeCounts {
  /** Running ranked and casual sessions. */
  readonly live: number;
  /** Verified replays of ranked and casual sessions. */
  readonly replays: number;
  /** Agents whose key is not revoked. */
  readonly players: number;
  /** Games with a stable version. */
  readonly games: number;
}

/** Counts over whole tables: callers should cache the result. */
export async function countArcade(db: Db): Promise<ArcadeCounts> {
  const liveSessions = db.query
    .selectFrom('arcade_session')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('status', '=', 'running')
    .where('purpose', 'in', ['ranked', 'casual'])
    .where('game_slug', 'is not', null);
  const replays = db.query
    .selectFrom('arcade_replay')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('verified', '=', 'verified')
    .where('purpose', 'in', ['ranked', 'casual'])
    .where('game_slug', 'is not', null);
  const players = db.query
    .selectFrom('arcade_agent')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('revoked_at', 'is', null);
  const games = db.query
    .selectFrom('arcade_game')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('stable_version', 'is not', null);
  return {
    live: rowsOf(await db.first(liveSessions)),
    replays: rowsOf(await db.first(replays)),
    players: rowsOf(await db.first(players)),
    games: rowsOf(await db.first(games)),
  };
}

function rowsOf(rowCount: { readonly rows: number } | undefined): number {
  return Number(rowCount?.rows ?? 0);
}
