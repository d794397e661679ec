import type { Db } from '../../../core/db/transaction.ts';
import { recordsAfter } from '../store/session-log.ts';
import type { LoadedGame } from './game.ts';

/** Cache of earlier states of running games, keyed by piece. Each is computed once for all viewers. */
export interface EarlierStates {
  /** State in which a piece (as counted by the engine's `pieceOf`) came into play, or the last one before it. */
  at(db: Db, game: LoadedGame, piece: number): Promise<unknown>;
}

export function createEarlierStates(cachedGamesMax: number): EarlierStates {
  const cache = new Map<string, { readonly piece: number; readonly state: unknown }>();
  return {
    async at(db, game, piece) {
      const { id } = game.facts;
      const cached = cache.get(id);
      if (cached?.piece === piece) return cached.state;
      const state = await replayTo(db, game, piece);
      cache.delete(id);
      cache.set(id, { piece, state });
      if (cache.size > cachedGamesMax) cache.delete(cache.keys().next().value as string);
      return state;
    },
  };
}

async function replayTo(
  db: Db,
  { facts: { driver, pieces }, logN, state: now }: LoadedGame,
  piece: number,
): Promise<unknown> {
  let state: unknown = driver.start(pieces);
  for (const { record } of await recordsAfter(db, logN, 0)) {
    const [tUs, seat, action] = record;
    const advance = driver.advance(state, tUs, pieces).state;
    if (driver.pieceOf(advance) > piece) return state;
    state = advance;
    if (driver.pieceOf(state) === piece || action.type === 'end') return state;
    const step = driver.step(state, seat ?? 0, action, pieces).state;
    if (driver.pieceOf(step) > piece) return state;
    state = step;
    if (driver.pieceOf(state) === piece) return state;
  }
  // Later pieces came into play by time, without records.
  const advance = driver.advance(state, driver.timeOf(now), pieces).state;
  return driver.pieceOf(advance) > piece ? state : advance;
}
