import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Fingerprints, Receipt, ReceiptAttempt, Settled, SignedPart, Usage } from '../../schemas.ts';
import { type Attempt, isDuplicatePossible, nextAction } from './attempts.ts';
import type { PlainHashes } from './fingerprints.ts';
import type { DeliveryRecord } from './record.ts';
import { replayUntilMs } from './retention.ts';
import { isFinal, type NextAction } from './states.ts';

export const receiptVersion = 'rialto-receipt/1';

export interface ReceiptData {
  readonly id: string;
  /** A finished delivery. */
  readonly record: DeliveryRecord;
  /** A test lead, or a destination that is allowed only for development. */
  readonly test: boolean;
  readonly createdAtMs: number;
  readonly finishedAtMs: number;
  readonly destinationOrigin: string;
  readonly fingerprints: Fingerprints;
  /** Statement of the account or the receiver about an ambiguous delivery. */
  readonly settled?: Settled | null;
  /** SHA-256 of the signed bytes of the account's previous receipt; null for the first. */
  readonly previous: string | null;
}

/** Unsigned members of the first response. They are not stored. */
export interface UnsignedMembers {
  readonly idempotencyKey: string;
  readonly hashes: PlainHashes;
  readonly usage: Usage;
  readonly responseExcerpt: string | null;
}

/** Signed and stored part of a receipt. Throws for an unfinished delivery. */
export function signedPartOf(data: ReceiptData): SignedPart {
  const { record, settled = null } = data;
  const { state, attempts } = record;
  if (!isFinal(state)) throw new Error('an unfinished delivery has no receipt');
  const replayUntil = replayUntilMs(record, data.createdAtMs);
  return {
    version: receiptVersion,
    id: data.id,
    state,
    effect: record.effect,
    duplicate_possible: isDuplicatePossible(attempts),
    test: data.test,
    created_at: formatTime(data.createdAtMs),
    finished_at: formatTime(data.finishedAtMs),
    destination_origin: data.destinationOrigin,
    fingerprints: data.fingerprints,
    attempts: attempts.map(toReceiptAttempt),
    next_action: actionAfter(nextAction(attempts, replayUntil !== null), replayUntil !== null, settled),
    replay_until: formatTimeOrNull(replayUntil),
    ...(settled === null ? {} : { settled }),
    previous: data.previous,
  };
}

/** Recommended next action. A settlement replaces `check_destination`. */
function actionAfter(recommended: NextAction, canReplay: boolean, settled: Settled | null): NextAction {
  if (settled === null || recommended !== 'check_destination') return recommended;
  return settled.outcome === 'not_arrived' && canReplay ? 'replay' : 'none';
}

/**
 * Signs the canonical JSON (RFC 8785) of the part and hashes it for `previous` of the next receipt. The member
 * `version` distinguishes receipts from other signed texts. `sign` signs the UTF-8 bytes of a text.
 */
export function signReceipt(
  part: SignedPart,
  sign: (text: string) => Receipt['signature'],
): { readonly receipt: Receipt; readonly hash: string } {
  const text = canonicalJson(part);
  return { receipt: { ...part, signature: sign(text) }, hash: hash('sha256', text) };
}

/** Receipt with the members that only the first response contains. */
export function firstResponse(
  receipt: Receipt,
  { idempotencyKey, hashes, usage, responseExcerpt }: UnsignedMembers,
): Receipt {
  return {
    ...receipt,
    idempotency_key: idempotencyKey,
    payload_sha256: hashes.payload,
    destination_sha256: hashes.destination,
    usage,
    ...(responseExcerpt === null ? {} : { response_excerpt: { untrusted: true, text: responseExcerpt } }),
  };
}

/** Stored form of a receipt: its signature and all signed members except the nonces, which are derived. */
export type StoredReceipt = Omit<Receipt, 'fingerprints'> & { fingerprints: Omit<Fingerprints, 'nonces'> };

/**
 * Stored receipts of a delivery: the latest, and in `earlier` those that a replay or a settlement superseded, oldest
 * first.
 */
export type StoredReceipts = StoredReceipt & { readonly earlier?: readonly StoredReceipt[] };

/** Adds a receipt to the stored ones of its delivery; null: it is the first. */
export function addStoredReceipt(stored: StoredReceipts | null, receipt: Receipt): StoredReceipts {
  const latest = toStoredReceipt(receipt);
  return stored === null ? latest : { ...latest, earlier: storedReceiptList(stored) };
}

/** All stored receipts of a delivery, oldest first. */
export function storedReceiptList({ earlier = [], ...latest }: StoredReceipts): StoredReceipt[] {
  return [...earlier, latest];
}

export function toStoredReceipt(receipt: Receipt): StoredReceipt {
  const { nonces: _nonces, ...fingerprints } = receipt.fingerprints;
  return { ...extractSignedPart(receipt), fingerprints, signature: receipt.signature };
}

/** Restores a receipt from its stored form and the derived nonces. */
export function fromStoredReceipt(stored: StoredReceipt, nonces: Fingerprints['nonces']): Receipt {
  return { ...stored, fingerprints: { ...stored.fingerprints, nonces } };
}

/** A receipt without its signature and unsigned members. */
export function extractSignedPart(receipt: Receipt): SignedPart {
  const {
    signature: _signature,
    idempotency_key: _key,
    usage: _usage,
    response_excerpt: _excerpt,
    payload_sha256: _payload,
    destination_sha256: _destination,
    ...part
  } = receipt;
  return part;
}

function toReceiptAttempt({ n, startedAtMs, outcome, facts }: Attempt): ReceiptAttempt {
  return {
    n,
    started_at: formatTime(startedAtMs),
    phase_reached: facts?.phase ?? 'unknown',
    dns_ms: facts?.dnsMs ?? null,
    connect_ms: facts?.connectMs ?? null,
    tls_ms: facts?.tlsMs ?? null,
    first_byte_ms: facts?.firstByteMs ?? null,
    total_ms: facts?.totalMs ?? null,
    ...('status' in outcome ? { http_status: outcome.status } : { error_class: outcome.error }),
    bytes_sent: facts?.bytesSent ?? null,
  };
}
