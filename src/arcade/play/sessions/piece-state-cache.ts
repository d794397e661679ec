import type { Db } from '../../../core/db/transaction.ts';
import { listRecordsAfter } from '../store/session-log.ts';
import type { LoadedGame } from './game.ts';

/** Cache of past states of running games: one per game, at the start of a piece, computed once for all viewers. */
export interface PieceStateCache {
  /**
   * First recorded state in which this piece (as counted by the engine's `pieceOf`) is in play; the state before it if
   * the piece was in play only between two records.
   */
  stateAtPiece(db: Db, game: LoadedGame, piece: number): Promise<unknown>;
}

export function createPieceStateCache(cachedGamesMax: number): PieceStateCache {
  const cache = new Map<string, { readonly piece: number; readonly state: unknown }>();
  return {
    async stateAtPiece(db, game, piece) {
      const { id } = game.setup;
      const cachedState = cache.get(id);
      if (cachedState?.piece === piece) return cachedState.state;
      const state = await replayUntilPiece(db, game, piece);
      cache.delete(id);
      cache.set(id, { piece, state });
      if (cache.size > cachedGamesMax) cache.delete(cache.keys().next().value as string);
      return state;
    },
  };
}

async function replayUntilPiece(
  db: Db,
  { setup: { driver, pieces }, logN, state: latestState }: LoadedGame,
  piece: number,
): Promise<unknown> {
  let state: unknown = driver.start(pieces);
  for (const { record } of await listRecordsAfter(db, logN, 0)) {
    const [tUs, seat, action] = record;
    const advancedState = driver.advance(state, tUs, pieces).state;
    if (driver.pieceOf(advancedState) > piece) return state;
    state = advancedState;
    if (driver.pieceOf(state) === piece || action.type === 'end') return state;
    const steppedState = driver.step(state, seat ?? 0, action, pieces).state;
    if (driver.pieceOf(steppedState) > piece) return state;
    state = steppedState;
    if (driver.pieceOf(state) === piece) return state;
  }
  // Later pieces came into play by time, without records.
  const advancedState = driver.advance(state, driver.timeOf(latestState), pieces).state;
  return driver.pieceOf(advancedState) > piece ? state : advancedState;
}
