import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { confirmCaller } from '../../core/operation/credentials.ts';
import { type Admission, beginDelivery } from '../rules/delivery/admission.ts';
import {
  applyMark,
  applyResult,
  type Mark,
  type Overtaken,
  type Result,
  type Written,
} from '../rules/delivery/record.ts';
import { fingerprintsOf } from '../rules/fingerprints.ts';
import { chargeOf } from '../rules/trial.ts';
import type { Receipt } from '../schemas.ts';
import { lockRelayAccount, planOf, type RelayAccountRow, updateRelayAccount } from '../store/accounts.ts';
import { type DeliveryRow, insertDelivery, lockByKey, lockDelivery, updateDelivery } from '../store/deliveries.ts';
import { forgetDelivery } from '../store/kept-deliveries.ts';
import { issueReceipt } from './issue-receipt.ts';
import { differenceOf, keyHash, keyHashes, type Order, secretOf } from './order.ts';
import { columnsOf, knownOf, leftOfRow, recordOf } from './record-columns.ts';
import { countTestLead } from './test-leads.ts';
import type { DeliveryTools } from './tools.ts';

// The three durable writes of a run, each a transaction on the locked rows of account and delivery.

/** What a run is about to begin. */
export interface Acceptance {
  readonly order: Order;
  /** Of the delivery; that of the record when it is replayed. */
  readonly id: string;
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
}

/** Begins the delivery with its fingerprints and the trial's unit, or says why that cannot be any more. */
export async function accept(
  tx: Tx,
  tools: DeliveryTools,
  acceptance: Acceptance,
): Promise<'begun' | { readonly admission: Admission } | Refusal> {
  const { order, run, n, startedAtMs } = acceptance;
  const refused = await confirmCaller(tx, order.caller, startedAtMs, 'keep');
  if (refused !== null) return refused;
  const account = await lockRelayAccount(tx, order.caller.accountId);
  if (account === undefined) throw new Error('an account of the relay has no row of its own');
  const row = await lockKnown(tx, tools, order, startedAtMs);
  const asked = {
    replay: order.replay,
    differs: differenceOf(order, row, tools.secrets),
    charge: chargeOf(planOf(account, startedAtMs), order.isTestLead, startedAtMs),
  };
  const begun = beginDelivery(knownOf(row, startedAtMs), asked, { run, n, startedAtMs });
  if ('admission' in begun) return begun;
  const charged = charge(account, order, begun, startedAtMs);
  if (isRefusal(charged)) return charged;
  if (begun.unitChange !== 0 || order.isTestLead) await updateRelayAccount(tx, charged);
  const columns = columnsOf(begun.record, { node: tools.node.id, epoch: tools.database.epoch });
  if (row === undefined) await insertDelivery(tx, { ...newRow(tools, acceptance), ...columns });
  else await updateDelivery(tx, row.id, { ...columns, finished_at: row.finished_at, receipt: row.receipt });
  return 'begun';
}

/** What stands under the order's key; what is past its time goes first, lest it be in the way. */
async function lockKnown(
  tx: Tx,
  { secrets }: DeliveryTools,
  order: Order,
  nowMs: number,
): Promise<DeliveryRow | undefined> {
  const row = await lockByKey(tx, order.caller.accountId, keyHashes(order, secrets));
  if (row === undefined || leftOfRow(row, nowMs) !== 'nothing') return row;
  await forgetDelivery(tx, row.id);
  return undefined;
}

function charge(
  account: RelayAccountRow,
  { isTestLead }: Order,
  { unitChange }: Written,
  nowMs: number,
): RelayAccountRow | Refusal {
  const charged = { ...account, units_taken: account.units_taken + unitChange };
  if (!isTestLead) return charged;
  const counted = countTestLead(account, nowMs);
  return isRefusal(counted) ? counted : { ...charged, ...counted };
}

function newRow({ secrets }: DeliveryTools, { order, id, startedAtMs }: Acceptance) {
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
  };
}

/** Says, before it happens, that the lead may leave. */
export async function mark(
  tx: Tx,
  { node, database }: DeliveryTools,
  id: string,
  write: Mark,
): Promise<'marked' | Overtaken> {
  const row = await lockDelivery(tx, id);
  const written = row === undefined ? 'overtaken' : applyMark(recordOf(row), write);
  if (row === undefined || written === 'overtaken') return 'overtaken';
  const { finished_at, receipt } = row;
  const holder = { node: row.node ?? node.id, epoch: database.epoch };
  await updateDelivery(tx, id, { ...columnsOf(written.record, holder), finished_at, receipt });
  return 'marked';
}

export interface Rested {
  readonly receipt: Receipt;
  readonly account: RelayAccountRow;
  readonly holdsUnit: boolean;
}

/** Lets the delivery rest, with its receipt. */
export async function record(
  tx: Tx,
  tools: DeliveryTools,
  { id, accountId, nowMs }: { readonly id: string; readonly accountId: string; readonly nowMs: number },
  write: Result,
): Promise<Rested | Overtaken> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  const written = row === undefined ? 'overtaken' : applyResult(recordOf(row), write);
  if (row === undefined || written === 'overtaken') return 'overtaken';
  const secret = secretOf(row, tools.secrets);
  if (account === undefined || secret === undefined)
    throw new Error('a delivery under way lost what it was begun with');
  const { signingKeys } = tools;
  const issued = await issueReceipt(tx, { account, row, ...written, secret, signingKeys, nowMs });
  return { ...issued, holdsUnit: written.record.holdsUnit };
}
