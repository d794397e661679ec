import { newId } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { storageUnavailable } from '../../../core/operation/errors.ts';
import type { ExternalResponse } from '../../../core/operation/operation.ts';
import { refusePaused } from '../../../core/operation/pause.ts';
import { refuseRemoved } from '../../accounts/keys/refuse-removed.ts';
import { chargeOf } from '../../accounts/rules/trial.ts';
import { findRelayAccount, planOf, type RelayAccountRow, slotClaimOf } from '../../accounts/store/accounts.ts';
import type { SlotClaim } from '../../rules/fair-slots.ts';
import type { Receipt } from '../../schemas.ts';
import { type Admission, admit, admitInFlight, isDecidedByRecord } from '../rules/admission.ts';
import { deadlineMs } from '../rules/limits.ts';
import { type DeliveryRow, findByKey } from '../store/deliveries.ts';
import { countTestLead, refuseUndelivered } from './daily-limits.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryParams, differenceOf, keyHashes } from './delivery-params.ts';
import type { StartedRun } from './in-flight.ts';
import { existingDeliveryOf, retainedPartOfRow } from './record-columns.ts';
import { receiptResponse, refuseAdmission, refuseErased, refuseInProgress } from './responses.ts';
import { RunningDelivery, type RunReply } from './running-delivery.ts';
import { storedReceipt } from './stored-receipt.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/** Delivers a lead, or responds from the stored delivery of its key; `admit` decides which. */
export async function deliver(services: DeliveryDeps, params: DeliveryParams): Promise<DeliveryResponse> {
  const arrivedMs = services.clock.monotonicMs();
  const inFlight = services.inFlight.find(params);
  if (inFlight !== undefined) return joinInFlight(services, params, inFlight);
  const { db } = services.database;
  const { accountId } = params.caller;
  const find = () => findByKey(db, accountId, keyHashes(params, services.secrets));
  const [result, account] = await Promise.all([find(), findRelayAccount(db, accountId)]);
  if (account === undefined) return refuseRemoved();
  const nowMs = services.clock.nowMs();
  const plan = planOf(account, nowMs);
  const charge = chargeOf(plan, params.isTestLead, nowMs);
  const dailyRefusal = refuseTestLead(params, account, nowMs) ?? refuseUndelivered(account, plan, nowMs);
  const isExhausted = dailyRefusal !== null || (charge.kind === 'unit' && charge.left < 1);
  // Reads the row again: an identical request may have used the last unit after the first lookup.
  const row = isExhausted ? await find() : result;
  const differs = differenceOf(params, row, services.secrets);
  const admission = admit(existingDeliveryOf(row, nowMs), { replay: params.replay, differs, charge });
  if (isDecidedByRecord(admission)) return applyAdmission(services, params, admission);
  const refused =
    (await services.limitOf(plan).consume(accountId, 1)) ??
    dailyRefusal ??
    (await refusePaused(db, 'relay', 'posting'));
  if (refused !== null) return refused;
  if (admission.kind !== 'start') return applyAdmission(services, params, admission);
  const existing = retainedPartOfRow(row, nowMs) === 'nothing' ? undefined : row;
  const claim = slotClaimOf(account, nowMs);
  return startInFlight(services, params, { claim, row: existing, n: admission.n, nowMs, arrivedMs });
}

/** Daily limit of test leads. Counted in the transaction of the acceptance. */
function refuseTestLead({ isTestLead }: DeliveryParams, account: RelayAccountRow, nowMs: number): Refusal | null {
  const counted = isTestLead ? countTestLead(account, nowMs) : null;
  return isRefusal(counted) ? counted : null;
}

interface StartOptions {
  readonly claim: SlotClaim;
  readonly row: DeliveryRow | undefined;
  readonly n: number;
  readonly nowMs: number;
  readonly arrivedMs: number;
}

async function startInFlight(
  services: DeliveryDeps,
  params: DeliveryParams,
  { claim, row, n, nowMs, arrivedMs }: StartOptions,
): Promise<DeliveryResponse> {
  // An identical request may have started during the lookups.
  const inFlight = services.inFlight.find(params);
  if (inFlight !== undefined) return joinInFlight(services, params, inFlight);
  const id = row?.id ?? newId('dlv_', nowMs);
  const createdAtMs = row?.created_at ?? nowMs;
  const options = { id, n, createdAtMs, startedAtMs: nowMs, arrivedMs };
  const started = await services.inFlight.start(params, claim, options);
  return isRefusal(started) ? started : toResponse(services, params, await started.reply);
}

/** Joins an identical in-flight delivery of this process. */
async function joinInFlight(
  services: DeliveryDeps,
  params: DeliveryParams,
  inFlight: NonNullable<InFlight>,
): Promise<DeliveryResponse> {
  if (!(inFlight instanceof RunningDelivery)) return joinStarting(services, params, inFlight);
  const running = inFlight;
  const { hashes, replay } = running.params;
  const differs = {
    payload: hashes.payload !== params.hashes.payload,
    destination: hashes.destination !== params.hashes.destination,
  };
  const admission = admitInFlight(replay, { replay: params.replay, differs });
  if (admission.kind !== 'join') return applyAdmission(services, params, admission);
  const reply = await services.joinedRequests.wait(params.caller.accountId, () => running.join());
  return reply === null ? refuseInProgress() : toResponse(services, params, reply);
}

type InFlight = ReturnType<DeliveryDeps['inFlight']['find']>;

/** Joins a delivery that waits for its slot. */
async function joinStarting(
  services: DeliveryDeps,
  params: DeliveryParams,
  starting: Promise<StartedRun | Refusal>,
): Promise<DeliveryResponse> {
  const started = await services.joinedRequests.wait(params.caller.accountId, () => starting);
  if (started === null) return refuseInProgress();
  return isRefusal(started) ? started : joinInFlight(services, params, started.running);
}

function toResponse(
  services: DeliveryDeps,
  params: DeliveryParams,
  reply: RunReply,
): Promise<DeliveryResponse> | DeliveryResponse {
  switch (reply.kind) {
    case 'receipt':
      return receiptResponse(reply.receipt, false);
    case 'record':
      return waitForRecord(services, params);
    case 'admission':
      return applyAdmission(services, params, reply.admission);
    case 'refused':
      return reply.refusal;
    case 'unavailable':
      return refuse(storageUnavailable, 'The delivery could not be stored; send the same request again.', {
        retry_after_seconds: 1,
      });
  }
}

async function applyAdmission(
  services: DeliveryDeps,
  params: DeliveryParams,
  admission: Admission,
): Promise<DeliveryResponse> {
  switch (admission.kind) {
    case 'stored':
    case 'join':
      return waitForRecord(services, params);
    case 'refused':
      return refuseAdmission(services, params, admission);
    case 'start':
      throw new Error('an admitted request was refused');
  }
}

/** Waits until the delivery is finished, possibly by another process, and returns its receipt. */
async function waitForRecord(services: DeliveryDeps, params: DeliveryParams): Promise<DeliveryResponse> {
  const { clock, database, secrets, polling, joinedRequests } = services;
  const untilMs = clock.monotonicMs() + deadlineMs;
  const { accountId } = params.caller;
  const read = () => findByKey(database.db, accountId, keyHashes(params, secrets));
  const responseOf = (row: DeliveryRow | undefined) => {
    const receipt = row === undefined ? null : storedReceipt(row, secrets);
    if (receipt !== null) return receiptResponse(receipt, true);
    if (row?.erased === 1) return refuseErased(services, params);
    return row === undefined || clock.monotonicMs() >= untilMs ? refuseInProgress() : null;
  };
  const row = await read();
  const response = responseOf(row);
  if (row === undefined || response !== null) return response ?? refuseInProgress();
  const poll = async () => {
    for (;;) {
      const response = responseOf(await polling.next(row.id, read));
      if (response !== null) return response;
    }
  };
  return (await joinedRequests.wait(accountId, poll)) ?? refuseInProgress();
}
