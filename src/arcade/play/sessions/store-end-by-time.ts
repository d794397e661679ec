import { newId } from '../../../core/base/ids.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { lockSession } from '../store/sessions.ts';
import { type EndContext, recordEnd } from './ending.ts';
import { endOf, gameAt, type LoadedGame } from './game.ts';

/**
 * Returns the game at the current time. If it has ended because of elapsed time, the end is stored first, so that later
 * responses agree.
 */
export async function storeEndByTime(services: ArcadeServices, storedGame: LoadedGame): Promise<LoadedGame> {
  const game = gameAt(storedGame, services.runningTime.nowUs());
  if (game.storedResult !== null || endOf(game) === null) return game;
  return services.database.write((tx) => storeEndByTimeInTransaction(tx, services, storedGame.setup.id));
}

/** Like `storeEndByTime`, in a transaction of the caller; locks the session. */
export async function storeEndByTimeInTransaction(tx: Tx, services: ArcadeServices, id: string): Promise<LoadedGame> {
  await lockSession(tx, id);
  const session = await services.sessions.open(tx, id);
  if (session?.game === null || session === undefined) throw new Error('A session in progress has no game state.');
  const game = gameAt(session.game, services.runningTime.nowUs());
  const end = endOf(game);
  if (game.storedResult !== null || end === null) return game;
  const endedGame = await recordEnd(tx, services, { game, records: [], results: [] }, end, endContext(services));
  if (endedGame === null) throw new Error('A session was ended although its row is locked.');
  return endedGame;
}

/** Time and id generator for an end that no caller requested. */
export function endContext({ clock }: Pick<ArcadeServices, 'clock'>): EndContext {
  const nowMs = clock.nowMs();
  return { nowMs, newId: (prefix) => newId(prefix, nowMs) };
}
