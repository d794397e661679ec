import type { Db } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { Observation } from '../../observation-schema.ts';
import { endOf, type LoadedGame } from './game.ts';
import { observe } from './snapshot.ts';
import { storeEndByTime } from './store-end-by-time.ts';

/**
 * Public view of the two games of a duel. Both have the same pieces, so the game that is ahead is shown only up to the
 * current piece of the other: no player can learn later pieces from the opponent's board.
 */
export async function readDuelBoards(
  db: Db,
  services: ArcadeServices,
  sessionIds: readonly [string, string],
): Promise<readonly [Observation, Observation]> {
  const [firstGame, secondGame] = [
    await openCurrentGame(db, services, sessionIds[0]),
    await openCurrentGame(db, services, sessionIds[1]),
  ];
  return [await boardOf(db, services, firstGame, secondGame), await boardOf(db, services, secondGame, firstGame)];
}

async function openCurrentGame(db: Db, services: ArcadeServices, id: string): Promise<LoadedGame> {
  const session = await services.sessions.open(db, id);
  if (session === undefined || session.game === null) throw new Error('A game of a running duel is missing.');
  return storeEndByTime(services, session.game);
}

async function boardOf(
  db: Db,
  services: ArcadeServices,
  game: LoadedGame,
  opponentGame: LoadedGame,
): Promise<Observation> {
  const { driver } = game.setup;
  const lastShownPiece = driver.pieceOf(opponentGame.state);
  if (endOf(opponentGame) !== null || driver.pieceOf(game.state) <= lastShownPiece)
    return observe(game, 'json', game.seq);
  const state = await services.pieceStates.stateAtPiece(db, game, lastShownPiece);
  const observation = observe({ ...game, state, storedResult: null, events: [] }, 'json', game.seq);
  return { ...observation, state_hash: null, chain_head: null };
}
