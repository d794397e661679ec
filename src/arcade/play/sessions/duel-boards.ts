import type { Db } from '../../../core/db/transaction.ts';
import type { Observation } from '../../observation-schema.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { endOf, type LoadedGame } from './game.ts';
import { observe } from './snapshot.ts';
import { storeEndByTime } from './store-end-by-time.ts';

/**
 * Public view of the two games of a duel. Both have the same pieces, so the game that is ahead is shown only up to the
 * current piece of the other: no player can learn later pieces from the opponent's board.
 */
export async function readDuelBoards(
  db: Db,
  services: RunningArcade,
  sessionIds: readonly [string, string],
): Promise<readonly [Observation, Observation]> {
  const [a, b] = [await openCurrent(db, services, sessionIds[0]), await openCurrent(db, services, sessionIds[1])];
  return [await boardOf(db, services, a, b), await boardOf(db, services, b, a)];
}

async function openCurrent(db: Db, services: RunningArcade, id: string): Promise<LoadedGame> {
  const session = await services.sessions.open(db, id);
  if (session === undefined || session.game === null) throw new Error('A game of a running duel is missing.');
  return storeEndByTime(services, session.game);
}

async function boardOf(db: Db, services: RunningArcade, game: LoadedGame, other: LoadedGame): Promise<Observation> {
  const { driver } = game.facts;
  const limit = driver.pieceOf(other.state);
  if (endOf(other) !== null || driver.pieceOf(game.state) <= limit) return observe(game, 'json', game.seq);
  const state = await services.earlierStates.at(db, game, limit);
  const snapshot = observe({ ...game, state, ended: null, events: [] }, 'json', game.seq);
  return { ...snapshot, state_hash: null, chain_head: null };
}
