import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { CallerContext } from '../../core/operation/operation.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { sessionOver, slotTaken } from '../errors.ts';
import { openSessionsMax } from '../limits.ts';
import { arcadeOf } from '../running-arcade.ts';
import { countOpenSeats, listPlayers } from '../store/seats.ts';
import { lockSession } from '../store/sessions.ts';
import { findVisible } from './find-session.ts';
import { type Seated, takeSeat } from './seating.ts';

/**
 * Gives the caller the next open seat. The caller's account is locked for change. Refuses with
 * not_found, session_over, slot_taken, rate_limited.
 */
export async function joinSession(tx: Tx, id: string, context: CallerContext): Promise<Seated | Refusal> {
  const { accountId } = context.caller;
  const row = await lockSession(tx, id);
  const found = await findVisible(tx, arcadeOf(context), id, accountId);
  if (isRefusal(found) || row === undefined) return refuse(notFound, 'No session that you may see has this id.');
  if (row.status === 'ended') return refuse(sessionOver, 'The session has ended.');
  const players = await listPlayers(tx, row.n);
  if (row.status === 'running' || players.some(({ agent_id }) => agent_id === accountId))
    return refuse(slotTaken, row.status === 'running' ? 'All seats are taken.' : 'You have a seat already.');
  if ((await countOpenSeats(tx, accountId)) >= openSessionsMax)
    return refuseAtOnce('open-sessions', openSessionsMax, 60);
  return takeSeat(tx, row, context);
}
