import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { sessionOver, slotTaken } from '../../errors.ts';
import { listPlayers } from '../store/seats.ts';
import { lockSession } from '../store/sessions.ts';
import { findVisibleSession } from './find-session.ts';
import { refuseOpenSessions } from './open-sessions.ts';
import { type SeatResult, takeSeat } from './seating.ts';

/**
 * Takes the lowest open seat for the caller. Requires that the caller's account is locked for update. Refuses with
 * not_found, session_over, slot_taken, rate_limited.
 */
export async function joinSession(
  tx: Tx,
  id: string,
  context: CallerContext<ArcadeServices>,
): Promise<SeatResult | Refusal> {
  const { accountId } = context.caller;
  const row = await lockSession(tx, id);
  const session = await findVisibleSession(tx, context.services, id, accountId);
  if (isRefusal(session) || row === undefined) return refuse(notFound, 'No session with this id is visible to you.');
  // The author can see a certification session but must not take a seat in it.
  if (row.purpose === 'certification') return refuse(notFound, 'Certification seats are taken with accept_task.');
  if (row.status === 'ended') return refuse(sessionOver, 'The session has ended.');
  const players = await listPlayers(tx, row.n);
  if (row.status === 'running' || players.some(({ agent_id }) => agent_id === accountId))
    return refuse(slotTaken, row.status === 'running' ? 'All seats are taken.' : 'You already have a seat.');
  return (await refuseOpenSessions(tx, accountId)) ?? takeSeat(tx, row, context);
}
