import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { idempotencyKeyReused, notFound } from '../../core/operation/errors.ts';
import type { ExternalAnswer } from '../../core/operation/operation.ts';
import {
  alreadyDelivered,
  deliveryAmbiguous,
  deliveryFailed,
  deliveryInProgress,
  idempotencyKeyExpired,
  replayMismatch,
  replaysExhausted,
  trialExpired,
  trialLimitReached,
} from '../errors.ts';
import { refuseRemoved } from '../keys/refuse-removed.ts';
import type { AdmissionRefusal } from '../rules/delivery/admission.ts';
import { replaysMax } from '../rules/delivery/limits.ts';
import { trialRefusal, upgradeOf } from '../rules/trial.ts';
import type { Receipt } from '../schemas.ts';
import { findRelayAccount, planOf } from '../store/accounts.ts';
import { findByKey } from '../store/deliveries.ts';
import type { DeliveryDesk } from './desk.ts';
import { keyHashes, type Order } from './order.ts';
import { storedReceipt } from './stored-receipt.ts';

/** 200 with the receipt of what was delivered, 424 with that of what was not. */
export function answerReceipt(receipt: Receipt, replayed: boolean): ExternalAnswer<Receipt> | Refusal {
  if (receipt.state === 'delivered') return { output: receipt, replayed };
  const members = { receipt, idempotent_replayed: replayed };
  if (receipt.state === 'failed') return refuse(deliveryFailed, 'The lead was not delivered.', members);
  return refuse(deliveryAmbiguous, 'All of the lead was sent, and no proper answer came.', members);
}

export function refuseInProgress(): Refusal {
  return refuse(deliveryInProgress, 'This delivery is under way; ask again.', { retry_after_seconds: 1 });
}

/** What was waited for is gone: its time was over, or its account was removed meanwhile. */
export async function refuseErased({ database }: DeliveryDesk, order: Order): Promise<Refusal> {
  const account = await findRelayAccount(database.db, order.caller.accountId);
  return account === undefined
    ? refuseRemoved()
    : refuse(idempotencyKeyExpired, 'The record of this key is not kept any more.');
}

/** The problem of a request that leads to no delivery. */
export async function refuseAdmission(
  services: DeliveryDesk,
  order: Order,
  refusal: AdmissionRefusal,
): Promise<Refusal> {
  switch (refusal.code) {
    case 'idempotency_key_expired':
      return refuse(idempotencyKeyExpired, 'The record of this key is not kept any more; nothing was sent.');
    case 'idempotency_key_reused':
      return refuse(idempotencyKeyReused, 'This key stands for another lead or destination.', {
        differs: refusal.differs,
      });
    case 'replay_unknown':
      return refuse(notFound, 'There is no delivery under this key that could be replayed.');
    case 'replay_mismatch':
      return refuse(replayMismatch, 'The replay is not the same lead or destination.', { differs: refusal.differs });
    case 'already_delivered':
      return refuse(
        alreadyDelivered,
        'The lead was delivered; nothing was sent.',
        await receiptMember(services, order),
      );
    case 'delivery_in_progress':
      return refuseInProgress();
    case 'replays_exhausted': {
      const receipt = await receiptMember(services, order);
      return refuse(replaysExhausted, `The delivery was replayed ${replaysMax} times.`, receipt);
    }
    case 'no_unit_left':
      return refuseTrial(services, order);
  }
}

async function receiptMember({ database, secrets }: DeliveryDesk, order: Order): Promise<{ receipt?: Receipt }> {
  const row = await findByKey(database.db, order.caller.accountId, keyHashes(order, secrets));
  const receipt = row === undefined ? null : storedReceipt(row, secrets);
  return receipt === null ? {} : { receipt };
}

async function refuseTrial({ database, clock, url }: DeliveryDesk, order: Order): Promise<Refusal> {
  const account = await findRelayAccount(database.db, order.caller.accountId);
  if (account === undefined) return refuseRemoved();
  const nowMs = clock.nowMs();
  const plan = planOf(account, nowMs);
  const upgrade = upgradeOf(plan, order.replay, `${url}/upgrade`, account.email);
  return trialRefusal(plan, nowMs) === 'trial_expired'
    ? refuse(trialExpired, 'The trial is over; nothing was sent.', { upgrade })
    : refuse(trialLimitReached, 'The trial has no delivery left; nothing was sent.', { upgrade });
}
