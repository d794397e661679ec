import { newId } from '../../core/base/ids.ts';
import type { Tx } from '../../core/db/transaction.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { lockSession } from '../store/sessions.ts';
import { type EndContext, recordEnd } from './ending.ts';
import { endOf, type Game, gameAt } from './game.ts';

/**
 * The game as it is now. When time alone has ended it, the end is written before anybody is told:
 * what is answered stays true.
 */
export async function settle(services: RunningArcade, stored: Game): Promise<Game> {
  const game = gameAt(stored, services.runningTime.nowUs());
  if (game.ended !== null || endOf(game) === null) return game;
  return services.database.write((tx) => settleIn(tx, services, stored.facts.id));
}

/** The same inside a transaction that goes on to write the session. */
export async function settleIn(tx: Tx, services: RunningArcade, id: string): Promise<Game> {
  await lockSession(tx, id);
  const opened = await services.sessions.open(tx, id);
  if (opened?.game === null || opened === undefined) throw new Error('A session in play has no game.');
  const game = gameAt(opened.game, services.runningTime.nowUs());
  const end = endOf(game);
  if (game.ended !== null || end === null) return game;
  const ended = await recordEnd(tx, services, { game, records: [], results: [] }, end, endContext(services));
  if (ended === null) throw new Error('A locked session was ended by another write.');
  return ended;
}

/** The moment and ids of an end that no caller asked for. */
export function endContext({ clock }: Pick<RunningArcade, 'clock'>): EndContext {
  const nowMs = clock.nowMs();
  return { nowMs, newId: (prefix) => newId(prefix, nowMs) };
}
