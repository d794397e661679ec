import { newId } from '../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import { storageUnavailable } from '../../core/operation/errors.ts';
import type { ExternalAnswer } from '../../core/operation/operation.ts';
import { refusePaused } from '../../core/operation/pause.ts';
import { refuseRemoved } from '../keys/refuse-removed.ts';
import { type Admission, admit, admitUnderWay, isDecidedByKey } from '../rules/delivery/admission.ts';
import { deadlineMs } from '../rules/delivery/limits.ts';
import { chargeOf, type Plan } from '../rules/trial.ts';
import type { Receipt } from '../schemas.ts';
import { findRelayAccount, planOf, type RelayAccountRow } from '../store/accounts.ts';
import { type DeliveryRow, findByKey } from '../store/deliveries.ts';
import { answerReceipt, refuseAdmission, refuseErased, refuseInProgress } from './answers.ts';
import type { DeliveryDesk } from './desk.ts';
import { differenceOf, keyHashes, type Order } from './order.ts';
import { knownOf, leftOfRow } from './record-columns.ts';
import type { RunningDelivery, Spoken } from './running-delivery.ts';
import { storedReceipt } from './stored-receipt.ts';
import { countTestLead } from './test-leads.ts';

type Answered = ExternalAnswer<Receipt> | Refusal;

/** Delivers a lead, or answers what is known under its key; see the table of admissions in the rules. */
export async function deliver(services: DeliveryDesk, order: Order): Promise<Answered> {
  const here = services.underWay.find(order);
  if (here !== undefined) return meet(services, order, here);
  const { db } = services.database;
  const { accountId } = order.caller;
  const find = () => findByKey(db, accountId, keyHashes(order, services.secrets));
  const [found, account] = await Promise.all([find(), findRelayAccount(db, accountId)]);
  if (account === undefined) return refuseRemoved();
  const nowMs = services.clock.nowMs();
  const plan = planOf(account, nowMs);
  const charge = chargeOf(plan, order.isTestLead, nowMs);
  const noTestLead = refuseTestLead(order, account, nowMs);
  const isSpent = noTestLead !== null || (charge.kind === 'unit' && charge.left < 1);
  // The two were read at once: the identical request may have taken the last one after its key was looked for.
  const row = isSpent ? await find() : found;
  const differs = differenceOf(order, row, services.secrets);
  const admission = admit(knownOf(row, nowMs), { replay: order.replay, differs, charge });
  if (isDecidedByKey(admission)) return follow(services, order, admission);
  const refused =
    (await services.limitOf(plan).take(accountId, 1)) ?? noTestLead ?? (await refusePaused(db, 'relay', 'posting'));
  if (refused !== null) return refused;
  if (admission.kind !== 'begin') return follow(services, order, admission);
  const known = leftOfRow(row, nowMs) === 'nothing' ? undefined : row;
  return begin(services, order, { plan, row: known, n: admission.n, nowMs });
}

/** The day's test leads are a limit of the account, too: asked in their turn, and counted with the delivery. */
function refuseTestLead({ isTestLead }: Order, account: RelayAccountRow, nowMs: number): Refusal | null {
  const counted = isTestLead ? countTestLead(account, nowMs) : null;
  return isRefusal(counted) ? counted : null;
}

interface Begin {
  readonly plan: Plan;
  readonly row: DeliveryRow | undefined;
  readonly n: number;
  readonly nowMs: number;
}

async function begin(services: DeliveryDesk, order: Order, { plan, row, n, nowMs }: Begin): Promise<Answered> {
  // While this request was looked up another one may have begun the same.
  const here = services.underWay.find(order);
  if (here !== undefined) return meet(services, order, here);
  const id = row?.id ?? newId('dlv_', nowMs);
  const createdAtMs = row?.created_at ?? nowMs;
  const running = services.underWay.begin(order, plan, { id, n, createdAtMs, startedAtMs: nowMs });
  return isRefusal(running) ? running : hear(services, order, await running.begin());
}

/** Joins a delivery that is under way in this process, where it is the same one. */
async function meet(services: DeliveryDesk, order: Order, running: RunningDelivery): Promise<Answered> {
  const { hashes, replay } = running.order;
  const differs = {
    payload: hashes.payload !== order.hashes.payload,
    destination: hashes.destination !== order.hashes.destination,
  };
  const admission = admitUnderWay(replay, { replay: order.replay, differs });
  if (admission.kind !== 'join') return follow(services, order, admission);
  const spoken = await services.waiters.wait(order.caller.accountId, () => running.join());
  return spoken === null ? refuseInProgress() : hear(services, order, spoken);
}

function hear(services: DeliveryDesk, order: Order, spoken: Spoken): Promise<Answered> | Answered {
  switch (spoken.say) {
    case 'receipt':
      return answerReceipt(spoken.receipt, false);
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

async function follow(services: DeliveryDesk, order: Order, admission: Admission): Promise<Answered> {
  switch (admission.kind) {
    case 'stored':
    case 'join':
      return waitForRecord(services, order);
    case 'refused':
      return refuseAdmission(services, order, admission);
    case 'begin':
      throw new Error('a request that may begin was turned away');
  }
}

/** What the record says once it rests. It may be under way in another process, which is waited for. */
async function waitForRecord(services: DeliveryDesk, order: Order): Promise<Answered> {
  const { clock, database, secrets, looks, waiters } = services;
  const untilMs = clock.monotonicMs() + deadlineMs;
  const { accountId } = order.caller;
  const look = () => findByKey(database.db, accountId, keyHashes(order, secrets));
  const answerOf = (row: DeliveryRow | undefined) => {
    const receipt = row === undefined ? null : storedReceipt(row, secrets);
    if (receipt !== null) return answerReceipt(receipt, true);
    if (row?.erased === 1) return refuseErased(services, order);
    return row === undefined || clock.monotonicMs() >= untilMs ? refuseInProgress() : null;
  };
  const lookOn = async () => {
    for (;;) {
      const answer = answerOf(await looks.next(`${accountId} ${order.idempotencyKey}`, look));
      if (answer !== null) return answer;
    }
  };
  return answerOf(await look()) ?? (await waiters.wait(accountId, lookOn)) ?? refuseInProgress();
}
