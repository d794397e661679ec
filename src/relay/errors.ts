import { type ErrorKind, errorKind } from '../core/base/refusal.ts';
import { differs, receipt, upgrade } from './schemas.ts';

// Error kinds of the relay.

export const deliveryFailed = storedError(
  'delivery_failed',
  424,
  'Delivery failed',
  'The receipt lists each attempt with its `effect` at the destination: `none` (it had no effect), `refused` (the destination rejected it) or `unknown` (it may have been processed). `next_action` is the recommended next step. Keep the lead: to replay, send the same request with `X-Rialto-Replay: true`.',
  { receipt },
);
export const deliveryAmbiguous = storedError(
  'delivery_ambiguous',
  424,
  'Delivery ambiguous',
  'The whole request was sent and no usable response was received. Check the destination first. A replay is allowed and carries the same `webhook-id`, so a receiver that stores ids accepts the lead once; the receipt then says `duplicate_possible`.',
  { receipt },
);
export const deliveryInProgress = errorKind(
  'delivery_in_progress',
  409,
  'Delivery in progress',
  'An earlier request with this idempotency key is still running. Send the same request again after `Retry-After` to get the receipt.',
  { retry_after_seconds: { type: 'integer' } },
);
export const alreadyDelivered = errorKind(
  'already_delivered',
  409,
  'Already delivered',
  'The lead was already delivered under this key. Nothing was sent. `receipt` is its receipt.',
  { receipt },
);
export const replayMismatch = errorKind(
  'replay_mismatch',
  409,
  'Replay mismatch',
  'A replay needs the same lead and destination as the first request. `differs` states whether the payload, the destination or both differ. Nothing was sent. To deliver a different lead, use a new key and no replay header.',
  { differs },
);
export const replaysExhausted = errorKind(
  'replays_exhausted',
  409,
  'Replay limit reached',
  'A delivery can be replayed ten times. Nothing was sent. Check the destination. A new key starts a new delivery, which the destination cannot recognize as the same lead.',
  { receipt },
);
export const notAmbiguous = errorKind(
  'not_ambiguous',
  409,
  'Not ambiguous',
  'Only an ambiguous delivery can be settled. The receipt of any other delivery states what happened. Nothing was changed.',
);
export const alreadySettled = errorKind(
  'already_settled',
  409,
  'Already settled',
  'The account or the receiver has already stated an outcome of this delivery. It cannot be changed.',
);
export const receiverAsked = errorKind(
  'receiver_asked',
  409,
  'Already queried',
  'The receipt URL was already queried for this delivery; it is queried at most once. Nothing was sent. Check the destination and settle the delivery yourself.',
);
export const receiverNoResponse = errorKind(
  'receiver_unanswered',
  424,
  'No usable response from the receiver',
  'The receipt URL returned neither 200 nor 404. `detail` states whether it can be queried again. Nothing was added to the receipts.',
);
export const destinationBusy = errorKind(
  'destination_busy',
  429,
  'Destination busy',
  'Either all connection slots of this origin are in use and this account got none within 2 seconds, or the circuit breaker is open because most of the latest deliveries of this account could not connect. Nothing was sent and nothing was stored. Send the same request again after `Retry-After`.',
);
export const idempotencyKeyExpired = errorKind(
  'idempotency_key_expired',
  410,
  'Idempotency key expired',
  'The record of the delivery with this idempotency key has expired. Nothing was sent, so that a late retry does not deliver a lead twice. A new key starts a new delivery.',
);
export const trialLimitReached = errorKind(
  'trial_limit_reached',
  402,
  'Trial limit reached',
  'All units of the trial are used. A delivery uses one unit when its lead was sent completely and the response was not 408, 429 or 5xx. Replays of such a delivery are free. `upgrade` contains the upgrade link and states whether earlier deliveries can be replayed. Nothing was sent.',
  { upgrade },
);
export const trialExpired = errorKind(
  'trial_expired',
  402,
  'Trial expired',
  'The trial period has ended. `upgrade` contains the upgrade link and states whether earlier deliveries can be replayed. Nothing was sent.',
  { upgrade },
);
export const trialTaken = errorKind(
  'trial_taken',
  409,
  'Trial already used',
  'Each email address has one trial, counting spellings of the same mailbox as one address. The key of this trial has been used, or the account was removed. Use that key, or recover it by mail.',
);
export const trialCodeRefused = errorKind(
  'trial_code_refused',
  403,
  'Invalid code',
  'The code is not the latest one mailed to this address, it has expired, or it had too many failed attempts. The response is the same in all three cases. Request a new code.',
);
export const mailUnavailable = errorKind(
  'mail_unavailable',
  503,
  'Mail unavailable',
  'The mail server did not accept the mail. Nothing was changed, and a code that was sent earlier stays valid. Send the same request again after `Retry-After`.',
);
export const recoveryNotConfigured = operatorError(
  'recovery_not_configured',
  503,
  'Key recovery is not configured',
  'This server sends no mail, so the owner of an address cannot be verified. Retrying does not help: contact the operator.',
);
export const billingNotConfigured = operatorError(
  'billing_not_configured',
  503,
  'Payments are not configured',
  'The operator of this server has not configured payments. The trial still works; contact the operator for a plan.',
);
export const billingUnavailable = errorKind(
  'billing_unavailable',
  503,
  'Payment provider unavailable',
  'No checkout or portal link was returned, and nothing was paid. Send the same request again after `Retry-After`.',
);
export const alreadyUpgraded = errorKind(
  'already_upgraded',
  409,
  'Already upgraded',
  'The account has an active subscription, or one in the grace period after a failed payment. A second subscription would be charged as well. Nothing was changed.',
);
export const paymentPending = errorKind(
  'payment_pending',
  409,
  'Payment pending',
  'A checkout was completed with a delayed payment method. The plan starts when the payment arrives; a second checkout would be charged as well.',
);
export const paymentClaimed = errorKind(
  'payment_claimed',
  409,
  'Payment belongs to another account',
  'The payment was claimed before, or its checkout was created for another account. Nothing was changed. Accounts cannot be merged.',
);
export const paymentEventRefused = errorKind(
  'payment_event_refused',
  400,
  'Invalid payment event',
  'This endpoint accepts events of the payment provider only. They must be complete, unchanged, signed with the secret of this endpoint and at most five minutes old. Nothing was changed.',
);

export const embedLinkInvalid = errorKind(
  'embed_link_invalid',
  403,
  'Embed link not valid',
  'The token of an embed link is incomplete, has expired, or the key that created it was revoked or replaced. Links are valid for a day at most. Reload the page that contains the frame: its server creates a new link for each visit.',
);
export const keyNotAllowed = errorKind(
  'key_not_allowed',
  403,
  'Key not allowed',
  "This named key is not permitted to do this. `requires` states which key is needed: `account` (the account's own key), `deliver` (a key that is not read-only) or `origin` (a key that is not restricted to other destinations). Nothing was sent or changed. Retrying with this key does not help.",
  { requires: { type: 'string', enum: ['account', 'deliver', 'origin'] } },
);
export const keyNameTaken = errorKind(
  'key_name_taken',
  409,
  'Key name taken',
  'Another key of the account has this name and is in use. Revoke it first, or choose another name.',
);
export const keyLimitReached = errorKind(
  'key_limit_reached',
  409,
  'Key limit reached',
  'The account has the maximum number of named keys. Revoke one that is not needed.',
);
export const rotationConflict = errorKind(
  'rotation_conflict',
  409,
  'Conflict: the secret was rotated meanwhile',
  'The request replaces a version other than the current one, or the previous secret is still valid. Read the secret and its version again.',
);
export const rotationLimitReached = errorKind(
  'rotation_limit_reached',
  409,
  'Rotation limit reached',
  'The account has rotated the signing secrets of the maximum number of destinations.',
);

/** An error that is stored and returned again for an identical request. */
function storedError<Member extends string>(...kind: Parameters<typeof errorKind<Member>>): ErrorKind<Member> {
  return { ...errorKind(...kind), isStored: true };
}

/** An error that only the operator can resolve, without Retry-After. */
function operatorError(...kind: Parameters<typeof errorKind>): ErrorKind {
  return { ...errorKind(...kind), isRetryable: false };
}
