import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { isTemporaryFailure, type Tx } from '../../../core/db/transaction.ts';
import { notFound, refuseInput } from '../../../core/operation/errors.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { findRelayAccount, slotPriorityOf } from '../../accounts/store/accounts.ts';
import { parseDestination } from '../../destinations/checks/parse-destination.ts';
import { receiptQueryHeaders } from '../../destinations/rules/webhook.ts';
import { alreadySettled, notAmbiguous, receiverAsked, receiverNoResponse } from '../../errors.ts';
import { receiptQueryMs, receiverStatementRetryMs } from '../../limits.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { OutboundOutcome } from '../../outbound/outcome.ts';
import type { Settled } from '../../schemas.ts';
import { resultRetryDelayMaxMs } from '../rules/limits.ts';
import { type DeliveryRow, findDelivery, lockDelivery, setReceiptAsked } from '../store/deliveries.ts';
import type { DeliveryServices } from './delivery-services.ts';
import type { DeliverySlots } from './delivery-slots.ts';
import { isRetained } from './delivery-view.ts';
import { type SettlementStatement, settle } from './settle.ts';

export interface AskReceiverDeps extends DeliveryServices {
  readonly slots: DeliverySlots;
}

interface ReceiptQuery {
  readonly caller: Caller;
  readonly id: string;
  readonly receiptUrl: string;
}

/**
 * Queries the receipt URL of an ambiguous delivery, at most once, and adds the result to the account's receipts. The
 * time of the query is stored before the request is sent.
 */
export async function askReceiver(deps: AskReceiverDeps, query: ReceiptQuery): Promise<Settled | Refusal> {
  const { database, clock, slots } = deps;
  const { caller, id } = query;
  const { accountId } = caller;
  const row = queryableRow(await findDelivery(database.db, accountId, id), caller, clock.nowMs());
  if (isRefusal(row)) return row;
  const destination = readReceiptUrl(deps, query.receiptUrl, row.destination_origin);
  if (isRefusal(destination)) return destination;
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined) return refuseRemovedAccount();
  const slot = await slots.acquire({
    ...slotPriorityOf(account, clock.nowMs()),
    accountId,
    origin: destination.origin,
  });
  if (isRefusal(slot)) return slot;
  const response = await queryReceiver(deps, query, destination).finally(() => slot.release(null));
  if (isRefusal(response)) return response;
  return storeStatement(deps, query, { ...response, statedBy: 'receiver' });
}

/** Stores the statement of the receiver. Failed writes are retried, because the receiver is not queried again. */
async function storeStatement(
  deps: AskReceiverDeps,
  { caller, id }: ReceiptQuery,
  statement: SettlementStatement,
): Promise<Settled | Refusal> {
  const { database, clock } = deps;
  const untilMs = clock.monotonicMs() + receiverStatementRetryMs;
  for (;;) {
    try {
      return await database.write((tx) => settle(tx, deps, { caller, id, nowMs: clock.nowMs() }, statement));
    } catch (err) {
      if (!isTemporaryFailure(err) || clock.monotonicMs() >= untilMs) throw err;
    }
    await sleep(resultRetryDelayMaxMs);
  }
}

/** The row, or a refusal when its receipt URL must not be queried. */
function queryableRow(row: DeliveryRow | undefined, caller: Caller, nowMs: number): DeliveryRow | Refusal {
  if (
    !isRetained(row, nowMs) ||
    row.account_id !== caller.accountId ||
    !canAccessOrigin(caller, row.destination_origin)
  )
    return refuse(notFound, 'This account has no such delivery.');
  if (row.settled !== null) return refuse(alreadySettled, 'The delivery is settled.');
  if (row.state !== 'ambiguous' || row.open !== null)
    return refuse(notAmbiguous, `The delivery is ${row.state}; only an ambiguous delivery can be queried.`);
  if (row.receipt_asked_at !== null)
    return refuse(receiverAsked, 'The receipt URL of this delivery was queried before. Nothing was sent.');
  return row;
}

function readReceiptUrl({ egress }: AskReceiverDeps, text: string, origin: string): Destination | Refusal {
  const destination = parseDestination(egress, text, '/receipt_url');
  if (isRefusal(destination) || destination.origin === origin) return destination;
  return refuseInput('/receipt_url', 'origin', `A receipt URL must be at the origin of the destination, ${origin}.`);
}

/** Thrown to abort the request before it is sent. */
class QueryRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the receipt URL is not queried');
    this.refusal = refusal;
  }
}

async function queryReceiver(
  deps: AskReceiverDeps,
  { caller, id }: ReceiptQuery,
  destination: Destination,
): Promise<{ readonly outcome: Settled['outcome']; readonly replays: number } | Refusal> {
  const { database, egress, clock, signingSecrets, userAgent } = deps;
  const keys = await signingSecrets.webhookKeys(database.db, caller.accountId, destination.origin);
  let replays: number | null = null;
  try {
    const response = await egress.send({
      method: 'GET',
      destination,
      partition: caller.accountId,
      headers: Object.entries(receiptQueryHeaders({ deliveryId: id, nowMs: clock.nowMs(), keys, userAgent })),
      body: Buffer.alloc(0),
      limitMs: receiptQueryMs,
      async beforeDispatch() {
        const row = await database.write((tx) => recordQuery(tx, caller, id, clock.nowMs()));
        if (isRefusal(row)) throw new QueryRefused(row);
        replays = row.replays;
      },
    });
    const outcome = outcomeOf(response);
    return outcome === null || replays === null ? refuseNoResponse(response, replays !== null) : { outcome, replays };
  } catch (err) {
    if (err instanceof QueryRefused) return err.refusal;
    throw err;
  }
}

/**
 * Stores the time of the query. It is committed before the request is sent, so that only one of several concurrent
 * requests sends it, on any node.
 */
async function recordQuery(tx: Tx, caller: Caller, id: string, nowMs: number): Promise<DeliveryRow | Refusal> {
  const row = queryableRow(await lockDelivery(tx, id), caller, nowMs);
  if (isRefusal(row)) return row;
  await setReceiptAsked(tx, id, nowMs);
  return row;
}

function outcomeOf(response: OutboundOutcome): Settled['outcome'] | null {
  if (response.kind !== 'answered') return null;
  if (response.status === 200) return 'arrived';
  return response.status === 404 ? 'not_arrived' : null;
}

function refuseNoResponse(response: OutboundOutcome, isRecorded: boolean): Refusal {
  const cause =
    response.kind === 'answered' ? `The receiver returned HTTP ${response.status}.` : 'No response was received.';
  const nextStep = isRecorded
    ? 'It is not queried again: check the destination and settle the delivery yourself.'
    : 'The request was not sent, so it may be tried again.';
  return refuse(receiverNoResponse, `${cause} ${nextStep}`);
}
