import { Buffer } from 'node:buffer';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, refuseInput } from '../../../core/operation/errors.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { refuseRemoved } from '../../accounts/keys/refuse-removed.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { findRelayAccount, slotClaimOf } from '../../accounts/store/accounts.ts';
import { explainDestinationFault } from '../../destinations/checks/reasons.ts';
import { receiptQueryHeaders } from '../../destinations/rules/webhook.ts';
import { alreadySettled, notAmbiguous, receiverAsked, receiverNoResponse } from '../../errors.ts';
import { receiptQueryMs } from '../../limits.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { OutboundOutcome } from '../../outbound/outcome.ts';
import type { Settled } from '../../schemas.ts';
import { type DeliveryRow, findDelivery, lockDelivery, setReceiptAsked } from '../store/deliveries.ts';
import type { DeliveryServices } from './delivery-services.ts';
import type { DeliverySlots } from './delivery-slots.ts';
import { isShown } from './delivery-view.ts';
import { settle } from './settle.ts';

export interface AskReceiverDeps extends DeliveryServices {
  readonly slots: DeliverySlots;
}

interface Question {
  readonly caller: Caller;
  readonly id: string;
  readonly receiptUrl: string;
}

/**
 * Asks the receiver of an ambiguous delivery, at most once, whether it has the lead, and adds the response to the
 * account's receipts. The mark that it was asked is durable before the request is sent. Refuses with not_found,
 * invalid_input, not_ambiguous, already_settled, receiver_asked, receiver_unanswered or destination_busy.
 */
export async function askReceiver(deps: AskReceiverDeps, question: Question): Promise<Settled | Refusal> {
  const { database, clock, slots } = deps;
  const { caller, id } = question;
  const { accountId } = caller;
  const row = askable(await findDelivery(database.db, accountId, id), caller, clock.nowMs());
  if (isRefusal(row)) return row;
  const destination = readReceiptUrl(deps, question.receiptUrl, row.destination_origin);
  if (isRefusal(destination)) return destination;
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined) return refuseRemoved();
  const slot = await slots.acquire({ ...slotClaimOf(account, clock.nowMs()), accountId, origin: destination.origin });
  if (isRefusal(slot)) return slot;
  const response = await ask(deps, question, destination).finally(() => slot.release(null));
  if (isRefusal(response)) return response;
  const statement = { outcome: response, statedBy: 'receiver' } as const;
  return database.write((tx) => settle(tx, deps, { caller, id, nowMs: clock.nowMs() }, statement));
}

/** The row, or a refusal when its receiver cannot be asked. */
function askable(row: DeliveryRow | undefined, caller: Caller, nowMs: number): DeliveryRow | Refusal {
  if (!isShown(row, nowMs) || row.account_id !== caller.accountId || !canAccessOrigin(caller, row.destination_origin))
    return refuse(notFound, 'This account has no such delivery.');
  if (row.settled !== null) return refuse(alreadySettled, 'The delivery is settled.');
  if (row.state !== 'ambiguous' || row.open !== null)
    return refuse(notAmbiguous, `The delivery is ${row.state}; only the receiver of an ambiguous delivery is asked.`);
  if (row.receipt_asked_at !== null)
    return refuse(receiverAsked, 'The receiver of this delivery was asked before. Nothing was sent.');
  return row;
}

function readReceiptUrl({ egress }: AskReceiverDeps, text: string, origin: string): Destination | Refusal {
  const destination = egress.parse(text);
  if ('refused' in destination) {
    const { reason, message } = explainDestinationFault(destination.refused);
    return refuseInput('/receipt_url', reason, message);
  }
  if (destination.origin === origin) return destination;
  return refuseInput('/receipt_url', 'origin', `A receipt URL must be at the origin of the destination, ${origin}.`);
}

/** Thrown to abort the request before it is sent. */
class NotMarked extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the receiver is not asked');
    this.refusal = refusal;
  }
}

async function ask(
  deps: AskReceiverDeps,
  { caller, id }: Question,
  destination: Destination,
): Promise<Settled['outcome'] | Refusal> {
  const { database, egress, clock, signingSecrets, userAgent } = deps;
  const keys = await signingSecrets.webhookKeys(database.db, caller.accountId, destination.origin);
  let isMarked = false;
  try {
    const response = await egress.send({
      method: 'GET',
      destination,
      partition: caller.accountId,
      headers: Object.entries(receiptQueryHeaders({ deliveryId: id, nowMs: clock.nowMs(), keys, userAgent })),
      body: Buffer.alloc(0),
      limitMs: receiptQueryMs,
      async beforeDispatch() {
        const marked = await database.write((tx) => markAsked(tx, caller, id, clock.nowMs()));
        if (isRefusal(marked)) throw new NotMarked(marked);
        isMarked = true;
      },
    });
    return outcomeOf(response) ?? refuseNoResponse(response, isMarked);
  } catch (err) {
    if (err instanceof NotMarked) return err.refusal;
    throw err;
  }
}

/** Committed before the request is sent, so that only one of two concurrent requests asks, on any node. */
async function markAsked(tx: Tx, caller: Caller, id: string, nowMs: number): Promise<Refusal | null> {
  const row = askable(await lockDelivery(tx, id), caller, nowMs);
  if (isRefusal(row)) return row;
  await setReceiptAsked(tx, id, nowMs);
  return null;
}

function outcomeOf(response: OutboundOutcome): Settled['outcome'] | null {
  if (response.kind !== 'answered') return null;
  if (response.status === 200) return 'arrived';
  return response.status === 404 ? 'not_arrived' : null;
}

function refuseNoResponse(response: OutboundOutcome, isMarked: boolean): Refusal {
  const what =
    response.kind === 'answered' ? `The receiver answered HTTP ${response.status}.` : 'No response was received.';
  const next = isMarked
    ? 'It is not asked again: check the destination and settle the delivery yourself.'
    : 'The request was not sent, so it may be tried again.';
  return refuse(receiverNoResponse, `${what} ${next}`);
}
