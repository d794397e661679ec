import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { confirmCaller } from '../../../core/operation/credentials.ts';
import { queueFailureNotices, queueTrialUsageNotice } from '../../accounts/notices/queue-notices.ts';
import { chargeOf } from '../../accounts/rules/trial.ts';
import { lockRelayAccount, planOf, type RelayAccountRow, updateRelayAccount } from '../../accounts/store/accounts.ts';
import type { Receipt } from '../../schemas.ts';
import { type Admission, startDelivery } from '../rules/admission.ts';
import { fingerprintsOf } from '../rules/fingerprints.ts';
import {
  applyDispatch,
  applyResult,
  type DispatchRecord,
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
import { deleteExpiredDelivery, eraseExcessDeliveries } from '../store/delivery-retention.ts';
import { countTestLead, refuseUndeliveredAttempts } from './daily-limits.ts';
import { type DeliveryParams, differenceOf, keyHash, keyHashes, secretOf } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { issueReceipt } from './issue-receipt.ts';
import { columnsOf, existingDeliveryOf, recordOf, retainedPartOfRow } from './record-columns.ts';
import { deliveryTopic } from './single-flight.ts';

// The three durable writes of a run, one transaction each. Acceptance and result lock the rows of account and
// delivery; the dispatch record locks only the delivery.

/** Data of the first write of a run. */
export interface Acceptance {
  readonly params: DeliveryParams;
  /** Id of the delivery; unchanged for a replay. */
  readonly id: string;
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
}

/**
 * Stores the acceptance of a delivery and reserves a unit of the trial if the delivery needs one, or returns why the
 * delivery is no longer admitted. Refuses when the caller's credential is no longer valid or a daily limit is reached.
 */
export async function storeAcceptance(
  tx: Tx,
  deps: DeliveryServices,
  acceptance: Acceptance,
): Promise<'accepted' | { readonly admission: Admission } | Refusal> {
  const { params, run, n, startedAtMs } = acceptance;
  const refusal = await confirmCaller(tx, params.caller, startedAtMs, 'key share');
  if (refusal !== null) return refusal;
  const account = await lockRelayAccount(tx, params.caller.accountId);
  if (account === undefined) throw new Error('the account has no row in relay_account');
  const row = await lockExistingDelivery(tx, deps, params, startedAtMs);
  const plan = planOf(account, startedAtMs);
  const request = {
    replay: params.replay,
    differs: differenceOf(params, row, deps.secrets),
    charge: chargeOf(plan, params.isTestLead, startedAtMs),
  };
  const result = startDelivery(existingDeliveryOf(row, startedAtMs), request, { run, n, startedAtMs });
  if ('admission' in result) return result;
  const chargedAccount =
    refuseUndeliveredAttempts(account, plan, startedAtMs) ?? chargeAccount(account, params, result, startedAtMs);
  if (isRefusal(chargedAccount)) return chargedAccount;
  if (result.unitChange !== 0 || params.isTestLead) await updateRelayAccount(tx, chargedAccount);
  const columns = columnsOf(result.record, { node: deps.node.id, epoch: deps.database.epoch });
  if (row === undefined) await insertNewDelivery(tx, account, { ...newRow(deps, acceptance), ...columns });
  else await updateDelivery(tx, row.id, { ...columns, finished_at: row.finished_at, receipt: row.receipt });
  return 'accepted';
}

/** Trials are free, so the number of their records is bounded. */
async function insertNewDelivery(tx: Tx, account: RelayAccountRow, row: NewDeliveryRow): Promise<void> {
  await insertDelivery(tx, row);
  if (account.billing === null) await eraseExcessDeliveries(tx, account.id, trialRecordsMax);
}

/** Locks the stored delivery of an idempotency key. Deletes it and returns undefined if its retention has ended. */
async function lockExistingDelivery(
  tx: Tx,
  { secrets }: DeliveryServices,
  params: DeliveryParams,
  nowMs: number,
): Promise<DeliveryRow | undefined> {
  const row = await lockByKey(tx, params.caller.accountId, keyHashes(params, secrets));
  if (row === undefined || retainedPartOfRow(row, nowMs) !== 'nothing') return row;
  await deleteExpiredDelivery(tx, row.id);
  return undefined;
}

function chargeAccount(
  account: RelayAccountRow,
  { isTestLead }: DeliveryParams,
  { unitChange }: RecordUpdate,
  nowMs: number,
): RelayAccountRow | Refusal {
  const chargedAccount = { ...account, units_taken: account.units_taken + unitChange };
  if (!isTestLead) return chargedAccount;
  const testLeadCount = countTestLead(account, nowMs);
  return isRefusal(testLeadCount) ? testLeadCount : { ...chargedAccount, ...testLeadCount };
}

function newRow({ secrets }: DeliveryServices, { params, id, startedAtMs }: Acceptance) {
  const { accountId } = params.caller;
  const [secret] = secrets;
  const { payload, destination } = fingerprintsOf(secret.accountKey(accountId), id, params.hashes);
  return {
    id,
    account_id: accountId,
    secret: secret.name,
    key_hash: keyHash(secret, accountId, params.idempotencyKey),
    payload_fingerprint: payload,
    destination_fingerprint: destination,
    destination_origin: params.destination.origin,
    is_test: params.isTest ? 1 : 0,
    created_at: startedAtMs,
    finished_at: null,
    receipt: null,
    settled: null,
    receipt_asked_at: null,
  };
}

/** Stores the dispatch record: from now on the lead may have been sent. */
export async function storeDispatchRecord(
  tx: Tx,
  { node, database }: DeliveryServices,
  id: string,
  write: DispatchRecord,
): Promise<'recorded' | OwnershipLost> {
  const row = await lockDelivery(tx, id);
  const storedRecord = row === undefined ? null : recordOf(row);
  const update = storedRecord === null ? 'ownership_lost' : applyDispatch(storedRecord, write);
  if (row === undefined || update === 'ownership_lost') return 'ownership_lost';
  const { finished_at, receipt } = row;
  const owner = { node: row.node ?? node.id, epoch: database.epoch };
  await updateDelivery(tx, id, { ...columnsOf(update.record, owner), finished_at, receipt });
  return 'recorded';
}

export interface FinishedRun {
  readonly receipt: Receipt;
  readonly account: RelayAccountRow;
  readonly hasUnit: boolean;
}

/** Stores the result with its receipt. */
export async function storeResult(
  tx: Tx,
  deps: DeliveryServices,
  { id, accountId, nowMs }: { readonly id: string; readonly accountId: string; readonly nowMs: number },
  write: RunResult,
): Promise<FinishedRun | OwnershipLost> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  const storedRecord = row === undefined ? null : recordOf(row);
  const update = storedRecord === null ? 'ownership_lost' : applyResult(storedRecord, write);
  if (row === undefined || update === 'ownership_lost') return 'ownership_lost';
  const secret = secretOf(row, deps.secrets);
  if (account === undefined || secret === undefined)
    throw new Error('the account or the secret of a running delivery is missing');
  const { signingKeys, database } = deps;
  tx.afterCommit(() => database.feed.notify(deliveryTopic, id));
  const result = await issueReceipt(tx, { account, row, ...update, secret, signingKeys, nowMs });
  const { hasUnit } = update.record;
  if (hasUnit) await queueTrialUsageNotice(tx, result.account, nowMs);
  if (update.record.state !== 'delivered') await queueFailureNotices(tx, result.account, row.destination_origin, nowMs);
  return { ...result, hasUnit };
}
