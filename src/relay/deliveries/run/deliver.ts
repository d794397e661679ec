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
import { knownOf, leftOfRow } from './record-columns.ts';
import { receiptResponse, refuseAdmission, refuseErased, refuseInProgress } from './responses.ts';
import { RunningDelivery, type RunReply } from './running-delivery.ts';
import { storedReceipt } from './stored-receipt.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/** Delivers a lead, or answers what is known under its key; see the table of admissions in the rules. */
export async function deliver(services: DeliveryDeps, order: DeliveryOrder): Promise<DeliveryResponse> {
  const arrivedMs = services.clock.monotonicMs();
  const here = services.underWay.find(order);
  if (here !== undefined) return joinInFlight(services, order, here);
  const { db } = services.database;
  const { accountId } = order.caller;
  const find = () => findByKey(db, accountId, keyHashes(order, services.secrets));
  const [result, account] = await Promise.all([find(), findRelayAccount(db, accountId)]);
  if (account === undefined) return refuseRemoved();
  const nowMs = services.clock.nowMs();
  const plan = planOf(account, nowMs);
  const charge = chargeOf(plan, order.isTestLead, nowMs);
  const spentDay = refuseTestLead(order, account, nowMs) ?? refuseUndelivered(account, plan, nowMs);
  const isSpent = spentDay !== null || (charge.kind === 'unit' && charge.left < 1);
  // The two were read at once: the identical request may have taken the last one after its key was looked for.
  const row = isSpent ? await find() : result;
  const differs = differenceOf(order, row, services.secrets);
  const admission = admit(knownOf(row, nowMs), { replay: order.replay, differs, charge });
  if (isDecidedByKey(admission)) return follow(services, order, admission);
  const refused =
    (await services.limitOf(plan).take(accountId, 1)) ?? spentDay ?? (await refusePaused(db, 'relay', 'posting'));
  if (refused !== null) return refused;
  if (admission.kind !== 'begin') return follow(services, order, admission);
  const known = leftOfRow(row, nowMs) === 'nothing' ? undefined : row;
  const claim = slotClaimOf(account, nowMs);
  return begin(services, order, { claim, row: known, n: admission.n, nowMs, arrivedMs });
}

/** The day's test leads are a limit of the account, too: asked in their turn, and counted with the delivery. */
function refuseTestLead({ isTestLead }: DeliveryOrder, account: RelayAccountRow, nowMs: number): Refusal | null {
  const counted = isTestLead ? countTestLead(account, nowMs) : null;
  return isRefusal(counted) ? counted : null;
}

interface Begin {
  readonly claim: SlotClaim;
  readonly row: DeliveryRow | undefined;
  readonly n: number;
  readonly nowMs: number;
  readonly arrivedMs: number;
}

async function begin(
  services: DeliveryDeps,
  order: DeliveryOrder,
  { claim, row, n, nowMs, arrivedMs }: Begin,
): Promise<DeliveryResponse> {
  // While this request was looked up another one may have begun the same.
  const here = services.underWay.find(order);
  if (here !== undefined) return joinInFlight(services, order, here);
  const id = row?.id ?? newId('dlv_', nowMs);
  const createdAtMs = row?.created_at ?? nowMs;
  const beginning = { id, n, createdAtMs, startedAtMs: nowMs, arrivedMs };
  const started = await services.underWay.begin(order, claim, beginning);
  return isRefusal(started) ? started : onMessage(services, order, await started.spoken);
}

/** Joins a delivery that is in progress in this process, where it is the same one. */
async function joinInFlight(
  services: DeliveryDeps,
  order: DeliveryOrder,
  here: NonNullable<Here>,
): Promise<DeliveryResponse> {
  if (!(here instanceof RunningDelivery)) return joinStarting(services, order, here);
  const running = here;
  const { hashes, replay } = running.order;
  const differs = {
    payload: hashes.payload !== order.hashes.payload,
    destination: hashes.destination !== order.hashes.destination,
  };
  const admission = admitInFlight(replay, { replay: order.replay, differs });
  if (admission.kind !== 'join') return follow(services, order, admission);
  const spoken = await services.waiters.wait(order.caller.accountId, () => running.join());
  return spoken === null ? refuseInProgress() : onMessage(services, order, spoken);
}

type Here = ReturnType<DeliveryDeps['underWay']['find']>;

/** The same while the delivery waits for its slot: what becomes of that holds for both requests. */
async function joinStarting(
  services: DeliveryDeps,
  order: DeliveryOrder,
  starting: Promise<StartedRun | Refusal>,
): Promise<DeliveryResponse> {
  const started = await services.waiters.wait(order.caller.accountId, () => starting);
  if (started === null) return refuseInProgress();
  return isRefusal(started) ? started : joinInFlight(services, order, started.running);
}

function onMessage(
  services: DeliveryDeps,
  order: DeliveryOrder,
  spoken: RunReply,
): Promise<DeliveryResponse> | DeliveryResponse {
  switch (spoken.say) {
    case 'receipt':
      return receiptResponse(spoken.receipt, false);
    case 'record':
      return waitForRecord(services, order);
    case 'admission':
      return follow(services, order, spoken.admission);
    case 'refused':
      return spoken.refusal;
    case 'unavailable':
      return refuse(storageUnavailable, 'The delivery could not be stored; send the same request again.', {
        retry_after_seconds: 1,
      });
  }
}

async function follow(services: DeliveryDeps, order: DeliveryOrder, admission: Admission): Promise<DeliveryResponse> {
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

/** What the record says once it rests. It may be in progress in another process, which is waited for. */
async function waitForRecord(services: DeliveryDeps, order: DeliveryOrder): Promise<DeliveryResponse> {
  const { clock, database, secrets, looks, waiters } = services;
  const untilMs = clock.monotonicMs() + deadlineMs;
  const { accountId } = order.caller;
  const look = () => findByKey(database.db, accountId, keyHashes(order, secrets));
  const responseOf = (row: DeliveryRow | undefined) => {
    const receipt = row === undefined ? null : storedReceipt(row, secrets);
    if (receipt !== null) return receiptResponse(receipt, true);
    if (row?.erased === 1) return refuseErased(services, order);
    return row === undefined || clock.monotonicMs() >= untilMs ? refuseInProgress() : null;
  };
  const row = await look();
  const known = responseOf(row);
  if (row === undefined || known !== null) return known ?? refuseInProgress();
  const lookOn = async () => {
    for (;;) {
      const response = responseOf(await looks.next(row.id, look));
      if (response !== null) return response;
    }
  };
  return (await waiters.wait(accountId, lookOn)) ?? refuseInProgress();
}
