import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { freeSeat, resignFromGame } from '../../play/sessions/ending.ts';
import { lockSession } from '../../play/store/sessions.ts';
import { findPlace, listLeases } from '../store/places.ts';
import { reopenReleasedPlace } from './apply-round-verdict.ts';
import { createPlacesContext } from './places-context.ts';

/**
 * Releases a place of the caller: the caller leaves the waiting session or resigns from the one in progress, and the
 * place is reopened, without a cooldown. Returns the session id. Refuses with not_found for a place that the caller
 * does not have.
 */
export async function releasePlace(
  tx: Tx,
  placeId: string,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const { accountId } = context.caller;
  const { services } = context;
  const lease = (await listLeases(tx, accountId)).find(({ id }) => id === placeId);
  const row = lease === undefined ? undefined : await lockSession(tx, lease.session_id);
  const place = await findPlace(tx, placeId);
  // The lease may have expired before the session was locked.
  if (row === undefined || place?.place.agent_id !== accountId || place.place.state !== 'leased')
    return refuse(notFound, 'You do not hold a certification place with this id.');
  if (row.status === 'waiting') {
    await freeSeat(tx, services, row, accountId, context);
    return row.id;
  }
  // The place is reopened before the session ends, so that the session's verdict is not applied to it.
  await reopenReleasedPlace(tx, place.place, createPlacesContext(services, context));
  const session = await services.sessions.open(tx, row.id);
  if (session?.game === null || session === undefined) throw new Error('A session in progress has no game state.');
  if (session.game.storedResult !== null) return row.id;
  const result = await resignFromGame(tx, services, session.game, accountId, context);
  return isRefusal(result) ? result : row.id;
}
