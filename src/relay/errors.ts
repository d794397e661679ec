import { type ErrorKind, errorKind } from '../core/base/refusal.ts';
import { differs, receipt, upgrade } from './schemas.ts';

// The refusals that only the relay knows.

export const deliveryFailed = kept(
  'delivery_failed',
  424,
  'The lead was not delivered',
  'The receipt says how far each attempt came and what is known to have happened at the destination: `effect` none means that nothing did, refused that it said no, unknown that it may have done something. `next_action` says what to do. Keep the lead: a replay is the same request with `X-Rialto-Replay: true`.',
  { receipt },
);
export const deliveryAmbiguous = kept(
  'delivery_ambiguous',
  424,
  'Nobody knows whether the lead was delivered',
  'All of the lead was sent and no proper answer came. Look at the destination first. A replay is allowed and carries the same `webhook-id`, so a receiver that remembers ids takes the lead once; the receipt then says `duplicate_possible`.',
  { receipt },
);
export const deliveryInProgress = errorKind(
  'delivery_in_progress',
  409,
  'The delivery is under way',
  'An earlier request with this idempotency key has not ended. Send the same request again after `Retry-After`: it gets the receipt.',
  { retry_after_seconds: { type: 'integer' } },
);
export const alreadyDelivered = errorKind(
  'already_delivered',
  409,
  'The lead was delivered before',
  'There is nothing to repeat, and nothing was sent. The receipt stands in `receipt`.',
  { receipt },
);
export const replayMismatch = errorKind(
  'replay_mismatch',
  409,
  'The replay is not the same lead or destination',
  'A replay repeats a delivery exactly. `differs` says which part has another fingerprint than the first time. Nothing was sent. For another lead, use a new key and no replay header.',
  { differs },
);
export const replaysExhausted = errorKind(
  'replays_exhausted',
  409,
  'The delivery was replayed too often',
  'A delivery can be replayed ten times. Nothing was sent. Look at the destination; a new key begins a new delivery, which the destination cannot tell from a second lead.',
  { receipt },
);
export const destinationBusy = errorKind(
  'destination_busy',
  429,
  'The destination is busy',
  'Either as many deliveries to this origin are under way as may be, or most of the latest ones of this account found no connection there, and for a while only a probe is let through. Nothing was sent and nothing was stored. Send the same request again after `Retry-After`.',
);
export const idempotencyKeyExpired = errorKind(
  'idempotency_key_expired',
  410,
  'The record of this key is gone',
  'There was a delivery under this idempotency key, longer ago than its record is kept. Nothing was sent, so that a late repetition does not deliver a lead twice. A new key begins a new delivery.',
);
export const trialLimitReached = errorKind(
  'trial_limit_reached',
  402,
  'The trial has no delivery left',
  'All units of the trial are held by deliveries that took effect or may have. `upgrade` says what comes next, and whether earlier deliveries can still be replayed. Nothing was sent.',
  { upgrade },
);
export const trialExpired = errorKind(
  'trial_expired',
  402,
  'The trial is over',
  'Its days have passed. `upgrade` says what comes next, and whether earlier deliveries can still be replayed. Nothing was sent.',
  { upgrade },
);
export const trialTaken = errorKind(
  'trial_taken',
  409,
  'There was a trial for this address',
  'Each mail address has one trial. Spellings that reach the same mailbox count as one. Until its key has been used, asking again gives another key; it has been used, or the account was removed.',
);
export const trialCodeRefused = errorKind(
  'trial_code_refused',
  403,
  'The code is not good',
  'It is not the one that was mailed to this address last, its time is over, or it was guessed at too often: the answer is the same for all three. Ask for a trial again to get a new one.',
);
export const mailUnavailable = errorKind(
  'mail_unavailable',
  503,
  'No mail can be sent now',
  'The mail server did not take the mail. Nothing was changed, and a code that was sent earlier stays good. Send the same request again after `Retry-After`.',
);
export const billingNotConfigured = errorKind(
  'billing_not_configured',
  503,
  'Nothing can be paid for here',
  'The operator of this server has not set up payments. The trial works as it is; ask the operator for more.',
);
export const billingUnavailable = errorKind(
  'billing_unavailable',
  503,
  'The payment provider does not answer',
  'No checkout could be made now, and nothing was paid. Send the same request again after `Retry-After`.',
);
export const alreadyUpgraded = errorKind(
  'already_upgraded',
  409,
  'The account has the paid plan',
  'The subscription is in good standing, or within the days of grace after a payment failed. A second one would be paid for twice. Nothing was changed.',
);
export const paymentPending = errorKind(
  'payment_pending',
  409,
  'A payment is on its way',
  'A checkout was completed with a way of paying that takes days. The plan begins when the payment arrives; a second checkout would be paid for twice.',
);
export const paymentClaimed = errorKind(
  'payment_claimed',
  409,
  'The payment belongs to another account',
  'It was claimed before, or its checkout was made for another account. Nothing was changed. Accounts are never merged.',
);
export const paymentEventRefused = errorKind(
  'payment_event_refused',
  400,
  'The event cannot be believed or read',
  'This address takes events of the payment provider only: signed with the secret of this address, not older than five minutes, unchanged, and complete. Nothing was changed.',
);

/** What is answered again, from the record, to the identical request. */
function kept(...kind: Parameters<typeof errorKind>): ErrorKind {
  return { ...errorKind(...kind), isStored: true };
}
