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
  type RunResult,
  type WrittenRecord,
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
import { eraseBeyond, forgetDelivery } from '../store/kept-deliveries.ts';
import { countTestLead, refuseUndelivered } from './daily-limits.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { issueReceipt } from './issue-receipt.ts';
import { type DeliveryOrder, differenceOf, keyHash, keyHashes, secretOf } from './order.ts';
import { columnsOf, knownOf, leftOfRow, recordOf } from './record-columns.ts';
import { deliveryTopic } from './single-flight.ts';

// The three durable writes of a run, each a transaction on the locked rows of account and delivery.

/** What a run is about to begin. */
export interface Acceptance {
  readonly order: DeliveryOrder;
  /** Of the delivery; that of the record when it is replayed. */
  readonly id: string;
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
}

/** Begins the delivery with its fingerprints and the trial's unit, or says why that cannot be any more. */
export async function accept(
  tx: Tx,
  tools: DeliveryServices,
  acceptance: Acceptance,
): Promise<'begun' | { readonly admission: Admission } | Refusal> {
  const { order, run, n, startedAtMs } = acceptance;
  const refused = await confirmCaller(tx, order.caller, startedAtMs, 'keep');
  if (refused !== null) return refused;
  const account = await lockRelayAccount(tx, order.caller.accountId);
  if (account === undefined) throw new Error('the relay account has no row');
  const row = await lockKnown(tx, tools, order, startedAtMs);
  const plan = planOf(account, startedAtMs);
  const request = {
    replay: order.replay,
    differs: differenceOf(order, row, tools.secrets),
    charge: chargeOf(plan, order.isTestLead, startedAtMs),
  };
  const started = beginDelivery(knownOf(row, startedAtMs), request, { run, n, startedAtMs });
  if ('admission' in started) return started;
  const charged = refuseUndelivered(account, plan, startedAtMs) ?? charge(account, order, started, startedAtMs);
  if (isRefusal(charged)) return charged;
  if (started.unitChange !== 0 || order.isTestLead) await updateRelayAccount(tx, charged);
  const columns = columnsOf(started.record, { node: tools.node.id, epoch: tools.database.epoch });
  if (row === undefined) await insertNew(tx, account, { ...newRow(tools, acceptance), ...columns });
  else await updateDelivery(tx, row.id, { ...columns, finished_at: row.finished_at, receipt: row.receipt });
  return 'begun';
}

/** A trial costs nothing, so what is kept of it is bounded. */
async function insertNew(tx: Tx, account: RelayAccountRow, row: NewDeliveryRow): Promise<void> {
  await insertDelivery(tx, row);
  if (account.billing === null) await eraseBeyond(tx, account.id, trialRecordsMax);
}

/** What is under the order's key; what is past its time goes first, lest it be in the way. */
async function lockKnown(
  tx: Tx,
  { secrets }: DeliveryServices,
  order: DeliveryOrder,
  nowMs: number,
): Promise<DeliveryRow | undefined> {
  const row = await lockByKey(tx, order.caller.accountId, keyHashes(order, secrets));
  if (row === undefined || leftOfRow(row, nowMs) !== 'nothing') return row;
  await forgetDelivery(tx, row.id);
  return undefined;
}

function charge(
  account: RelayAccountRow,
  { isTestLead }: DeliveryOrder,
  { unitChange }: WrittenRecord,
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

/** Says, before it happens, that the lead may leave. */
export async function mark(
  tx: Tx,
  { node, database }: DeliveryServices,
  id: string,
  write: Mark,
): Promise<'marked' | OwnershipLost> {
  const row = await lockDelivery(tx, id);
  const stored = row === undefined ? null : recordOf(row);
  const written = stored === null ? 'overtaken' : applyMark(stored, write);
  if (row === undefined || written === 'overtaken') return 'overtaken';
  const { finished_at, receipt } = row;
  const holder = { node: row.node ?? node.id, epoch: database.epoch };
  await updateDelivery(tx, id, { ...columnsOf(written.record, holder), finished_at, receipt });
  return 'marked';
}

export interface FinishedRun {
  readonly receipt: Receipt;
  readonly account: RelayAccountRow;
  readonly holdsUnit: boolean;
}

/** Lets the delivery rest, with its receipt. */
export async function record(
  tx: Tx,
  tools: DeliveryServices,
  { id, accountId, nowMs }: { readonly id: string; readonly accountId: string; readonly nowMs: number },
  write: RunResult,
): Promise<FinishedRun | OwnershipLost> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  const stored = row === undefined ? null : recordOf(row);
  const written = stored === null ? 'overtaken' : applyResult(stored, write);
  if (row === undefined || written === 'overtaken') return 'overtaken';
  const secret = secretOf(row, tools.secrets);
  if (account === undefined || secret === undefined) throw new Error('the open data of a running delivery is missing');
  const { signingKeys, database } = tools;
  tx.afterCommit(() => database.feed.changed(deliveryTopic, id));
  const issued = await issueReceipt(tx, { account, row, ...written, secret, signingKeys, nowMs });
  const { holdsUnit } = written.record;
  if (holdsUnit) await queueTrialNotice(tx, issued.account, nowMs);
  if (written.record.state !== 'delivered')
    await queueFailureNotices(tx, issued.account, row.destination_origin, nowMs);
  return { ...issued, holdsUnit };
}
