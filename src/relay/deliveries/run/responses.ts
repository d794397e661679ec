import { dayMs } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { idempotencyKeyReused, notFound } from '../../../core/operation/errors.ts';
import type { ExternalResponse } from '../../../core/operation/operation.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { displayedAddress } from '../../accounts/rules/key-restriction.ts';
import { trialRefusal, upgradeOf } from '../../accounts/rules/trial.ts';
import { billingOf, findRelayAccount, planOf } from '../../accounts/store/accounts.ts';
import { type SubscriptionStateName, subscriptionStateAt } from '../../billing/rules/subscription-state.ts';
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
} from '../../errors.ts';
import { caFileHint } from '../../outbound/ca-file.ts';
import { differs, type Receipt } from '../../schemas.ts';
import type { AdmissionRefusal, Difference } from '../rules/admission.ts';
import { failures } from '../rules/failures.ts';
import { replaysMax } from '../rules/limits.ts';
import { keyRetentionMs, recordRetentionMs, trialRecordsMax } from '../rules/retention.ts';
import { findByKey } from '../store/deliveries.ts';
import { hasFreeReplay } from '../store/free-replays.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryParams, keyHashes } from './delivery-params.ts';
import { storedReceipt } from './stored-receipt.ts';

/** `idempotency_key_reused` with the member `differs`. */
const keyReusedError = { ...idempotencyKeyReused, memberSchemas: { differs } };

/** Response for a finished delivery: 200 if it was delivered, else 424. The refusal contains the receipt. */
export function receiptResponse(receipt: Receipt, isStoredResponse: boolean): ExternalResponse<Receipt> | Refusal {
  if (receipt.state === 'delivered') return { output: receipt, isReplayed: isStoredResponse };
  const members = { receipt, idempotent_replayed: isStoredResponse };
  if (receipt.state === 'failed') return refuse(deliveryFailed, failureDetail(receipt), members);
  return refuse(deliveryAmbiguous, ambiguityDetail(receipt), members);
}

/** Detail text of an ambiguous delivery; the missing response may belong to an earlier attempt. */
function ambiguityDetail({ attempts }: Receipt): string {
  const classes = attempts.flatMap(({ error_class: error }) => error ?? []);
  const lastUnknown = classes.findLast((error) => failures[error].effect === 'unknown');
  const reason = lastUnknown === undefined ? '' : `: ${failures[lastUnknown].label}`;
  return `The whole lead was sent, and no valid response was received${reason}. Check the destination before you replay the lead.`;
}

/** Detail text of a failed delivery: the reason and what to do. */
function failureDetail({ test, effect, attempts, destination_origin, next_action }: Receipt): string {
  const { http_status: status, error_class: error } = attempts.at(-1) ?? {};
  if (status === undefined) {
    const reason = error === undefined ? '' : `: ${failures[error].label}`;
    // The hint is for tests only: a live delivery needs a certificate that every client trusts.
    const hint = test && error === 'certificate_invalid' ? ` ${caFileHint}` : '';
    const cause = `The last attempt did not send the whole lead${reason}.${hint}`;
    if (effect !== 'none')
      return `${cause} An earlier attempt received a response: check the destination, then replay the lead.`;
    return `${cause} ${next_action === 'fix_destination' ? 'Correct the destination, then replay the lead.' : 'Replay the lead.'}`;
  }
  const response = `${destination_origin} returned HTTP ${status}`;
  if (status < 400)
    return `${response}. Redirects are not followed, and the destination may have stored the lead. Make this URL accept leads, then replay the lead; a different URL needs a new key.`;
  if (effect === 'unknown')
    return `${response} and may have stored the lead. Check the destination, then replay the lead.`;
  if (next_action === 'replay') return `${response} and did not accept the lead. Replay the lead later.`;
  return contentErrorStatuses.has(status)
    ? `${response}, which can be caused by the lead itself: compare it with what the destination accepts. A replay sends the same lead.`
    : `${response} and did not accept the lead. Correct the destination or its access, then replay the lead.`;
}

/** Statuses that reject the content of a request rather than its URL or credentials. */
const contentErrorStatuses: ReadonlySet<number> = new Set([400, 409, 422]);

/** Refusal with delivery_in_progress. */
export function refuseInProgress(): Refusal {
  return refuse(
    deliveryInProgress,
    'An earlier request with this idempotency key is in progress. Send the same request again after 1 second.',
    { retry_after_seconds: 1 },
  );
}

/**
 * Error when the record was erased while this request waited for an identical one: by retention, or because the account
 * was removed.
 */
export async function refuseErasedDelivery({ database }: DeliveryDeps, params: DeliveryParams): Promise<Refusal> {
  const account = await findRelayAccount(database.db, params.caller.accountId);
  return account === undefined ? refuseRemovedAccount() : refuse(idempotencyKeyExpired, recordExpiredText);
}

/** Error response of a request that is not admitted. */
export async function refuseAdmission(
  deps: DeliveryDeps,
  params: DeliveryParams,
  refusal: AdmissionRefusal,
): Promise<Refusal> {
  switch (refusal.code) {
    case 'idempotency_key_expired':
      return refuse(idempotencyKeyExpired, `${recordExpiredText} Nothing was sent.`);
    case 'idempotency_key_reused':
      return refuse(
        keyReusedError,
        `${differenceText(refusal.differs)}; nothing was sent. Use a new key for a different delivery.`,
        { differs: refusal.differs },
      );
    case 'replay_unknown':
      return refuse(
        notFound,
        'There is no delivery under this idempotency key; nothing was sent. Deliver the lead first: without the header X-Rialto-Replay, in MCP without replay.',
      );
    case 'replay_mismatch':
      return refuse(
        replayMismatch,
        `${differenceText(refusal.differs)}; nothing was sent. A replay needs the same lead and destination.`,
        { differs: refusal.differs },
      );
    case 'already_delivered': {
      const member = await receiptMember(deps, params);
      const timeText = member.receipt === undefined ? '' : ` at ${member.receipt.finished_at}`;
      return refuse(alreadyDelivered, `The lead was delivered${timeText}; nothing was sent.`, member);
    }
    case 'delivery_in_progress':
      return refuseInProgress();
    case 'replays_exhausted': {
      const member = await receiptMember(deps, params);
      return refuse(
        replaysExhausted,
        `The delivery was replayed ${replaysMax} times, the maximum; nothing was sent.`,
        member,
      );
    }
    case 'no_unit_left':
      return refuseTrial(deps, params);
  }
}

/** Start of a sentence that names what differs. */
function differenceText({ payload, destination }: Difference): string {
  if (payload && destination)
    return 'The lead and the destination differ from those that this idempotency key was first used with';
  return `The ${payload ? 'lead' : 'destination'} differs from the one that this idempotency key was first used with`;
}

const recordExpiredText = `The record of this idempotency key has expired. Records are stored for ${recordRetentionMs / dayMs} days (of a trial, only the newest ${trialRecordsMax}), their keys for ${keyRetentionMs / dayMs} more days.`;

async function receiptMember(
  { database, secrets }: DeliveryDeps,
  params: DeliveryParams,
): Promise<{ receipt?: Receipt }> {
  const row = await findByKey(database.db, params.caller.accountId, keyHashes(params, secrets));
  const receipt = row === undefined ? null : storedReceipt(row, secrets);
  return receipt === null ? {} : { receipt };
}

async function refuseTrial({ database, clock, url }: DeliveryDeps, params: DeliveryParams): Promise<Refusal> {
  const account = await findRelayAccount(database.db, params.caller.accountId);
  if (account === undefined) return refuseRemovedAccount();
  const nowMs = clock.nowMs();
  const plan = planOf(account, nowMs);
  const canReplayForFree = !params.replay && (await hasFreeReplay(database.db, params.caller.accountId, nowMs));
  const upgrade = upgradeOf(plan, canReplayForFree, `${url}/upgrade`, displayedAddress(params.caller, account.email));
  const unpaidReason = unpaidReasons[subscriptionStateAt(billingOf(account), nowMs).name] ?? '';
  const replayHint = canReplayForFree
    ? ' Failed deliveries that already count toward the trial can still be replayed.'
    : '';
  return trialRefusal(plan, nowMs) === 'trial_expired'
    ? refuse(trialExpired, `${unpaidReason}The trial ended at ${upgrade.expires_at}; nothing was sent.${replayHint}`, {
        upgrade,
      })
    : refuse(
        trialLimitReached,
        `${unpaidReason}All ${upgrade.limit} live deliveries of the trial are used; nothing was sent.${replayHint}`,
        { upgrade },
      );
}

/** Reasons why an account with a subscription is limited like a trial. */
const unpaidReasons: Readonly<Partial<Record<SubscriptionStateName, string>>> = {
  ended: 'The subscription to the Builder plan has ended. ',
  lapsed: 'The subscription to the Builder plan has lapsed, because a payment failed. ',
  pending: 'The payment for the Builder plan has not arrived yet. ',
};
