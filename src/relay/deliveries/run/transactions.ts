import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { confirmCaller } from '../../../core/operation/credentials.ts';
import { queueFailureNotices, queueTrialNotice } from '../../accounts/notices/queue-notices.ts';
import { chargeOf } from '../../accounts/rules/trial.ts';
import { lockRelayAccount, planOf, type RelayAccountRow, updateRelayAccount } from '../../accounts/store/accounts.ts';
import type { Receipt } from '../../schemas.ts';
import { type Admission, beginDelivery } from '../rules/admission.ts';
import { fingerprintsOf } from '../rules/fingerprints.ts';
import {
  applyMark,
  applyResult,
  type Mark,
  type OwnershipLost,
  type RecordUpdate,
  type RunResult,
} from '../rules/record.ts';
import { trialRecordsMax } from '../rules/retention.ts';
import {
  type DeliveryRow,
  insertDelivery,
  lockByKey,
  lockDelivery,
  type NewDeliveryRow,
  updateDelivery,
} from '../store/deliveries.ts';
import { deleteErased, eraseExcess } from '../store/delivery-retention.ts';
import { countTestLead, refuseUndelivered } from './daily-limits.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { issueReceipt } from './issue-receipt.ts';
import { type DeliveryOrder, differenceOf, keyHash, keyHashes, secretOf } from './order.ts';
import { columnsOf, existingDeliveryOf, recordOf, retainedPartOfRow } from './record-columns.ts';
import { deliveryTopic } from './single-flight.ts';

// The three durable writes of a run, each a transaction on the locked rows of account and delivery.

/** Data of the first write of a run. */
export interface Acceptance {
  readonly order: DeliveryOrder;
  /** Id of the delivery; unchanged for a replay. */
  readonly id: string;
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
}

/** Stores the acceptance of a delivery and reserves the trial's unit, or returns why it is not admitted any more. */
export async function accept(
  tx: Tx,
  deps: DeliveryServices,
  acceptance: Acceptance,
): Promise<'accepted' | { readonly admission: Admission } | Refusal> {
  const { order, run, n, startedAtMs } = acceptance;
  const refused = await confirmCaller(tx, order.caller, startedAtMs, 'key share');
  if (refused !== null) return refused;
  const account = await lockRelayAccount(tx, order.caller.accountId);
  if (account === undefined) throw new Error('the relay account has no row');
  const row = await lockExisting(tx, deps, order, startedAtMs);
  const plan = planOf(account, startedAtMs);
  const request = {
    replay: order.replay,
    differs: differenceOf(order, row, deps.secrets),
    charge: chargeOf(plan, order.isTestLead, startedAtMs),
  };
  const result = beginDelivery(existingDeliveryOf(row, startedAtMs), request, { run, n, startedAtMs });
  if ('admission' in result) return result;
  const chargedAccount = refuseUndelivered(account, plan, startedAtMs) ?? charge(account, order, result, startedAtMs);
  if (isRefusal(chargedAccount)) return chargedAccount;
  if (result.unitChange !== 0 || order.isTestLead) await updateRelayAccount(tx, chargedAccount);
  const columns = columnsOf(result.record, { node: deps.node.id, epoch: deps.database.epoch });
  if (row === undefined) await insertNew(tx, account, { ...newRow(deps, acceptance), ...columns });
  else await updateDelivery(tx, row.id, { ...columns, finished_at: row.finished_at, receipt: row.receipt });
  return 'accepted';
}

/** Trials are free, so the number of their records is bounded. */
async function insertNew(tx: Tx, account: RelayAccountRow, row: NewDeliveryRow): Promise<void> {
  await insertDelivery(tx, row);
  if (account.billing === null) await eraseExcess(tx, account.id, trialRecordsMax);
}

/** Locks the stored delivery of the order's key; deletes it first if its retention has ended. */
async function lockExisting(
  tx: Tx,
  { secrets }: DeliveryServices,
  order: DeliveryOrder,
  nowMs: number,
): Promise<DeliveryRow | undefined> {
  const row = await lockByKey(tx, order.caller.accountId, keyHashes(order, secrets));
  if (row === undefined || retainedPartOfRow(row, nowMs) !== 'nothing') return row;
  await deleteErased(tx, row.id);
  return undefined;
}

function charge(
  account: RelayAccountRow,
  { isTestLead }: DeliveryOrder,
  { unitChange }: RecordUpdate,
  nowMs: number,
): RelayAccountRow | Refusal {
  const charged = { ...account, units_taken: account.units_taken + unitChange };
  if (!isTestLead) return charged;
  const counted = countTestLead(account, nowMs);
  return isRefusal(counted) ? counted : { ...charged, ...counted };
}

function newRow({ secrets }: DeliveryServices, { order, id, startedAtMs }: Acceptance) {
  const { accountId } = order.caller;
  const [secret] = secrets;
  const { payload, destination } = fingerprintsOf(secret.accountKey(accountId), id, order.hashes);
  return {
    id,
    account_id: accountId,
    secret: secret.name,
    key_hash: keyHash(secret, accountId, order.idempotencyKey),
    payload_fingerprint: payload,
    destination_fingerprint: destination,
    destination_origin: order.destination.origin,
    is_test: order.isTest ? 1 : 0,
    created_at: startedAtMs,
    finished_at: null,
    receipt: null,
    settled: null,
    receipt_asked_at: null,
  };
}

/** Stores the mark: from now on the lead may have been sent. */
export async function mark(
  tx: Tx,
  { node, database }: DeliveryServices,
  id: string,
  write: Mark,
): Promise<'marked' | OwnershipLost> {
  const row = await lockDelivery(tx, id);
  const stored = row === undefined ? null : recordOf(row);
  const update = stored === null ? 'ownership_lost' : applyMark(stored, write);
  if (row === undefined || update === 'ownership_lost') return 'ownership_lost';
  const { finished_at, receipt } = row;
  const holder = { node: row.node ?? node.id, epoch: database.epoch };
  await updateDelivery(tx, id, { ...columnsOf(update.record, holder), finished_at, receipt });
  return 'marked';
}

export interface FinishedRun {
  readonly receipt: Receipt;
  readonly account: RelayAccountRow;
  readonly hasUnit: boolean;
}

/** Stores the result with its receipt. */
export async function record(
  tx: Tx,
  deps: DeliveryServices,
  { id, accountId, nowMs }: { readonly id: string; readonly accountId: string; readonly nowMs: number },
  write: RunResult,
): Promise<FinishedRun | OwnershipLost> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  const stored = row === undefined ? null : recordOf(row);
  const update = stored === null ? 'ownership_lost' : applyResult(stored, write);
  if (row === undefined || update === 'ownership_lost') return 'ownership_lost';
  const secret = secretOf(row, deps.secrets);
  if (account === undefined || secret === undefined) throw new Error('the open data of a running delivery is missing');
  const { signingKeys, database } = deps;
  tx.afterCommit(() => database.feed.notify(deliveryTopic, id));
  const result = await issueReceipt(tx, { account, row, ...update, secret, signingKeys, nowMs });
  const { hasUnit } = update.record;
  if (hasUnit) await queueTrialNotice(tx, result.account, nowMs);
  if (update.record.state !== 'delivered') await queueFailureNotices(tx, result.account, row.destination_origin, nowMs);
  return { ...result, hasUnit };
}
