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
import { type Admission, admit, admitInFlight, isDecidedByKey } from '../rules/admission.ts';
import { deadlineMs } from '../rules/limits.ts';
import { type DeliveryRow, findByKey } from '../store/deliveries.ts';
import { countTestLead, refuseUndelivered } from './daily-limits.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import type { StartedRun } from './in-flight.ts';
import { type DeliveryOrder, differenceOf, keyHashes } from './order.ts';
import { existingDeliveryOf, retainedPartOfRow } from './record-columns.ts';
import { receiptResponse, refuseAdmission, refuseErased, refuseInProgress } from './responses.ts';
import { RunningDelivery, type RunReply } from './running-delivery.ts';
import { storedReceipt } from './stored-receipt.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/** Delivers a lead, or responds from the stored delivery of its key; `admit` decides which. */
export async function deliver(services: DeliveryDeps, order: DeliveryOrder): Promise<DeliveryResponse> {
  const arrivedMs = services.clock.monotonicMs();
  const inFlight = services.inFlight.find(order);
  if (inFlight !== undefined) return joinInFlight(services, order, inFlight);
  const { db } = services.database;
  const { accountId } = order.caller;
  const find = () => findByKey(db, accountId, keyHashes(order, services.secrets));
  const [result, account] = await Promise.all([find(), findRelayAccount(db, accountId)]);
  if (account === undefined) return refuseRemoved();
  const nowMs = services.clock.nowMs();
  const plan = planOf(account, nowMs);
  const charge = chargeOf(plan, order.isTestLead, nowMs);
  const dailyRefusal = refuseTestLead(order, account, nowMs) ?? refuseUndelivered(account, plan, nowMs);
  const isExhausted = dailyRefusal !== null || (charge.kind === 'unit' && charge.left < 1);
  // Reads the row again: an identical request may have used the last unit after the first lookup.
  const row = isExhausted ? await find() : result;
  const differs = differenceOf(order, row, services.secrets);
  const admission = admit(existingDeliveryOf(row, nowMs), { replay: order.replay, differs, charge });
  if (isDecidedByKey(admission)) return applyAdmission(services, order, admission);
  const refused =
    (await services.limitOf(plan).consume(accountId, 1)) ??
    dailyRefusal ??
    (await refusePaused(db, 'relay', 'posting'));
  if (refused !== null) return refused;
  if (admission.kind !== 'begin') return applyAdmission(services, order, admission);
  const existing = retainedPartOfRow(row, nowMs) === 'nothing' ? undefined : row;
  const claim = slotClaimOf(account, nowMs);
  return begin(services, order, { claim, row: existing, n: admission.n, nowMs, arrivedMs });
}

/** Daily limit of test leads. Counted in the transaction of the acceptance. */
function refuseTestLead({ isTestLead }: DeliveryOrder, account: RelayAccountRow, nowMs: number): Refusal | null {
  const counted = isTestLead ? countTestLead(account, nowMs) : null;
  return isRefusal(counted) ? counted : null;
}

interface BeginOptions {
  readonly claim: SlotClaim;
  readonly row: DeliveryRow | undefined;
  readonly n: number;
  readonly nowMs: number;
  readonly arrivedMs: number;
}

async function begin(
  services: DeliveryDeps,
  order: DeliveryOrder,
  { claim, row, n, nowMs, arrivedMs }: BeginOptions,
): Promise<DeliveryResponse> {
  // An identical request may have started during the lookups.
  const inFlight = services.inFlight.find(order);
  if (inFlight !== undefined) return joinInFlight(services, order, inFlight);
  const id = row?.id ?? newId('dlv_', nowMs);
  const createdAtMs = row?.created_at ?? nowMs;
  const options = { id, n, createdAtMs, startedAtMs: nowMs, arrivedMs };
  const started = await services.inFlight.begin(order, claim, options);
  return isRefusal(started) ? started : toResponse(services, order, await started.reply);
}

/** Joins an identical in-flight delivery of this process. */
async function joinInFlight(
  services: DeliveryDeps,
  order: DeliveryOrder,
  inFlight: NonNullable<InFlight>,
): Promise<DeliveryResponse> {
  if (!(inFlight instanceof RunningDelivery)) return joinStarting(services, order, inFlight);
  const running = inFlight;
  const { hashes, replay } = running.order;
  const differs = {
    payload: hashes.payload !== order.hashes.payload,
    destination: hashes.destination !== order.hashes.destination,
  };
  const admission = admitInFlight(replay, { replay: order.replay, differs });
  if (admission.kind !== 'join') return applyAdmission(services, order, admission);
  const reply = await services.joinedRequests.wait(order.caller.accountId, () => running.join());
  return reply === null ? refuseInProgress() : toResponse(services, order, reply);
}

type InFlight = ReturnType<DeliveryDeps['inFlight']['find']>;

/** Joins a delivery that waits for its slot. */
async function joinStarting(
  services: DeliveryDeps,
  order: DeliveryOrder,
  starting: Promise<StartedRun | Refusal>,
): Promise<DeliveryResponse> {
  const started = await services.joinedRequests.wait(order.caller.accountId, () => starting);
  if (started === null) return refuseInProgress();
  return isRefusal(started) ? started : joinInFlight(services, order, started.running);
}

function toResponse(
  services: DeliveryDeps,
  order: DeliveryOrder,
  reply: RunReply,
): Promise<DeliveryResponse> | DeliveryResponse {
  switch (reply.kind) {
    case 'receipt':
      return receiptResponse(reply.receipt, false);
    case 'record':
      return waitForRecord(services, order);
    case 'admission':
      return applyAdmission(services, order, reply.admission);
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
  order: DeliveryOrder,
  admission: Admission,
): Promise<DeliveryResponse> {
  switch (admission.kind) {
    case 'stored':
    case 'join':
      return waitForRecord(services, order);
    case 'refused':
      return refuseAdmission(services, order, admission);
    case 'begin':
      throw new Error('an admitted request was refused');
  }
}

/** Waits until the delivery is finished, possibly by another process, and returns its receipt. */
async function waitForRecord(services: DeliveryDeps, order: DeliveryOrder): Promise<DeliveryResponse> {
  const { clock, database, secrets, polling, joinedRequests } = services;
  const untilMs = clock.monotonicMs() + deadlineMs;
  const { accountId } = order.caller;
  const read = () => findByKey(database.db, accountId, keyHashes(order, secrets));
  const responseOf = (row: DeliveryRow | undefined) => {
    const receipt = row === undefined ? null : storedReceipt(row, secrets);
    if (receipt !== null) return receiptResponse(receipt, true);
    if (row?.erased === 1) return refuseErased(services, order);
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
