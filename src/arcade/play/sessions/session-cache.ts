import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Player } from '../../schemas.ts';
import { listPlayers } from '../store/seats.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import type { LoadedGame } from './game.ts';
import { loadGame } from './load-game.ts';

/** Loaded session: a started one with its game, others with their row and players. */
export type LoadedSession =
  | { readonly game: LoadedGame }
  | { readonly game: null; readonly row: SessionRow; readonly players: readonly Player[] };

/** In-memory game cache of this process. It saves reads; the database is authoritative. */
export interface SessionCache {
  /**
   * The session as committed, or as seen by the transaction; undefined when there is none. A cached game that has
   * ended, or whose last record is number `expectedSeq`, is returned without a read: a write compares the number again.
   */
  open(db: Db | Tx, id: string, expectedSeq?: number): Promise<LoadedSession | undefined>;
  /** Caches a committed game. */
  cache(game: LoadedGame): void;
  /** Number of cached games. */
  readonly size: number;
}

/** Creates a session cache that evicts the least recently updated game. */
export function createSessionCache(cachedGamesMax: number): SessionCache {
  const cache = new Map<string, LoadedGame>();
  const store = (game: LoadedGame) => {
    // The cache already has a later state.
    if ((cache.get(game.setup.id)?.seq ?? 0) > game.seq) return;
    cache.delete(game.setup.id);
    cache.set(game.setup.id, game);
    if (cache.size > cachedGamesMax) cache.delete(cache.keys().next().value as string);
  };
  return {
    async open(db, id, expectedSeq) {
      const cachedGame = cache.get(id);
      if (cachedGame !== undefined && (cachedGame.storedResult !== null || cachedGame.seq === expectedSeq))
        return { game: cachedGame };
      const row = await findSession(db, id);
      if (row === undefined) return undefined;
      if (row.started_at === null) return { game: null, row, players: await listPlayers(db, row.n) };
      if (cachedGame !== undefined && isCurrent(cachedGame, row)) return { game: cachedGame };
      const game = await loadGame(db, row);
      // Uncommitted state may be rolled back, so it is not cached.
      if ('afterCommit' in db) db.afterCommit(() => store(game));
      else store(game);
      return { game };
    },
    cache: store,
    get size() {
      return cache.size;
    },
  };
}

function isCurrent(game: LoadedGame, row: SessionRow): boolean {
  return (
    game.seq === row.seq &&
    game.chainHead === row.chain_head &&
    (game.storedResult !== null) === (row.status === 'ended')
  );
}
