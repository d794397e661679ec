import { newId } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { storageUnavailable } from '../../../core/operation/errors.ts';
import type { ExternalResponse } from '../../../core/operation/operation.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { chargeOf } from '../../accounts/rules/trial.ts';
import { findRelayAccount, planOf, type RelayAccountRow, slotPriorityOf } from '../../accounts/store/accounts.ts';
import type { SlotPriority } from '../../rules/fair-slots.ts';
import type { Receipt } from '../../schemas.ts';
import { type Admission, admit, admitInFlight, isDecidedByRecord } from '../rules/admission.ts';
import { deadlineMs } from '../rules/limits.ts';
import { type DeliveryRow, findByKey } from '../store/deliveries.ts';
import { countTestLead, refuseUndeliveredAttempts } from './daily-limits.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryParams, differenceOf, keyHashes } from './delivery-params.ts';
import type { StartedRun } from './in-flight.ts';
import { existingDeliveryOf, retainedPartOfRow } from './record-columns.ts';
import { receiptResponse, refuseAdmission, refuseErasedDelivery, refuseInProgress } from './responses.ts';
import { RunningDelivery, type RunReply } from './running-delivery.ts';
import { storedReceipt } from './stored-receipt.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/** Delivers a lead, or responds from the stored delivery of its key; `admit` decides which. */
export async function deliver(deps: DeliveryDeps, params: DeliveryParams): Promise<DeliveryResponse> {
  const arrivedMs = deps.clock.monotonicMs();
  const inFlightDelivery = deps.inFlight.find(params);
  if (inFlightDelivery !== undefined) return joinInFlight(deps, params, inFlightDelivery);
  const { db } = deps.database;
  const { accountId } = params.caller;
  const findRow = () => findByKey(db, accountId, keyHashes(params, deps.secrets));
  const [initialRow, account] = await Promise.all([findRow(), findRelayAccount(db, accountId)]);
  if (account === undefined) return refuseRemovedAccount();
  const nowMs = deps.clock.nowMs();
  const plan = planOf(account, nowMs);
  const charge = chargeOf(plan, params.isTestLead, nowMs);
  const dailyRefusal = refuseTestLead(params, account, nowMs) ?? refuseUndeliveredAttempts(account, plan, nowMs);
  const isExhausted = dailyRefusal !== null || (charge.kind === 'unit' && charge.unitsLeft < 1);
  // Read again, because an identical request may have used the last unit after the first lookup.
  const row = isExhausted ? await findRow() : initialRow;
  const differs = differenceOf(params, row, deps.secrets);
  const admission = admit(existingDeliveryOf(row, nowMs), { replay: params.replay, differs, charge });
  if (isDecidedByRecord(admission)) return applyAdmission(deps, params, admission);
  const refusal =
    (await deps.limitOf(plan).consume(accountId, 1)) ??
    dailyRefusal ??
    (await refusePausedWrite(db, 'relay', 'posting'));
  if (refusal !== null) return refusal;
  if (admission.kind !== 'start') return applyAdmission(deps, params, admission);
  const existing = retainedPartOfRow(row, nowMs) === 'nothing' ? undefined : row;
  const priority = slotPriorityOf(account, nowMs);
  return startInFlight(deps, params, { priority, row: existing, n: admission.n, nowMs, arrivedMs });
}

/** Daily limit of test leads. The lead is counted later, in the transaction of the acceptance. */
function refuseTestLead({ isTestLead }: DeliveryParams, account: RelayAccountRow, nowMs: number): Refusal | null {
  const testLeadCount = isTestLead ? countTestLead(account, nowMs) : null;
  return isRefusal(testLeadCount) ? testLeadCount : null;
}

interface StartOptions {
  readonly priority: SlotPriority;
  readonly row: DeliveryRow | undefined;
  readonly n: number;
  readonly nowMs: number;
  readonly arrivedMs: number;
}

async function startInFlight(
  deps: DeliveryDeps,
  params: DeliveryParams,
  { priority, row, n, nowMs, arrivedMs }: StartOptions,
): Promise<DeliveryResponse> {
  // An identical request may have started during the lookups.
  const inFlightDelivery = deps.inFlight.find(params);
  if (inFlightDelivery !== undefined) return joinInFlight(deps, params, inFlightDelivery);
  const id = row?.id ?? newId('dlv_', nowMs);
  const createdAtMs = row?.created_at ?? nowMs;
  const options = { id, n, createdAtMs, startedAtMs: nowMs, arrivedMs };
  const startedRun = await deps.inFlight.start(params, priority, options);
  return isRefusal(startedRun) ? startedRun : toResponse(deps, params, await startedRun.reply);
}

/** Joins an identical in-flight delivery of this process. */
async function joinInFlight(
  deps: DeliveryDeps,
  params: DeliveryParams,
  inFlightDelivery: NonNullable<InFlightDelivery>,
): Promise<DeliveryResponse> {
  if (!(inFlightDelivery instanceof RunningDelivery)) return joinStartingDelivery(deps, params, inFlightDelivery);
  const running = inFlightDelivery;
  const { hashes, replay } = running.params;
  const differs = {
    payload: hashes.payload !== params.hashes.payload,
    destination: hashes.destination !== params.hashes.destination,
  };
  const admission = admitInFlight(replay, { replay: params.replay, differs });
  if (admission.kind !== 'join') return applyAdmission(deps, params, admission);
  const reply = await deps.joinedRequests.wait(params.caller.accountId, () => running.join());
  return reply === null ? refuseInProgress() : toResponse(deps, params, reply);
}

type InFlightDelivery = ReturnType<DeliveryDeps['inFlight']['find']>;

/** Joins a delivery that waits for its slot. */
async function joinStartingDelivery(
  deps: DeliveryDeps,
  params: DeliveryParams,
  startingRun: Promise<StartedRun | Refusal>,
): Promise<DeliveryResponse> {
  const startedRun = await deps.joinedRequests.wait(params.caller.accountId, () => startingRun);
  if (startedRun === null) return refuseInProgress();
  return isRefusal(startedRun) ? startedRun : joinInFlight(deps, params, startedRun.running);
}

function toResponse(
  deps: DeliveryDeps,
  params: DeliveryParams,
  reply: RunReply,
): Promise<DeliveryResponse> | DeliveryResponse {
  switch (reply.kind) {
    case 'receipt':
      return receiptResponse(reply.receipt, false);
    case 'record':
      return waitForRecord(deps, params);
    case 'admission':
      return applyAdmission(deps, params, reply.admission);
    case 'refused':
      return reply.refusal;
    case 'unavailable':
      return refuse(storageUnavailable, 'The delivery could not be stored; send the same request again.', {
        retry_after_seconds: 1,
      });
  }
}

async function applyAdmission(
  deps: DeliveryDeps,
  params: DeliveryParams,
  admission: Admission,
): Promise<DeliveryResponse> {
  switch (admission.kind) {
    case 'stored':
    case 'join':
      return waitForRecord(deps, params);
    case 'refused':
      return refuseAdmission(deps, params, admission);
    case 'start':
      throw new Error('an admitted request must be started before its response');
  }
}

/** Waits until the delivery is finished, possibly by another process, and returns its receipt. */
async function waitForRecord(deps: DeliveryDeps, params: DeliveryParams): Promise<DeliveryResponse> {
  const { clock, database, secrets, polling, joinedRequests } = deps;
  const untilMs = clock.monotonicMs() + deadlineMs;
  const { accountId } = params.caller;
  const readRow = () => findByKey(database.db, accountId, keyHashes(params, secrets));
  const responseOf = (row: DeliveryRow | undefined) => {
    const receipt = row === undefined ? null : storedReceipt(row, secrets);
    if (receipt !== null) return receiptResponse(receipt, true);
    if (row?.erased === 1) return refuseErasedDelivery(deps, params);
    return row === undefined || clock.monotonicMs() >= untilMs ? refuseInProgress() : null;
  };
  const row = await readRow();
  const response = responseOf(row);
  if (row === undefined || response !== null) return response ?? refuseInProgress();
  const poll = async () => {
    for (;;) {
      const response = responseOf(await polling.next(row.id, readRow));
      if (response !== null) return response;
    }
  };
  return (await joinedRequests.wait(accountId, poll)) ?? refuseInProgress();
}
