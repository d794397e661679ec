import { hash } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import type { Fingerprints, Receipt, ReceiptAttempt, SignedPart, Usage } from '../schemas.ts';
import { type Attempt, duplicatePossible, nextAction } from './delivery/attempts.ts';
import type { DeliveryRecord } from './delivery/record.ts';
import { replayUntilMs } from './delivery/retention.ts';
import type { PlainHashes } from './fingerprints.ts';

export const receiptVersion = 'rialto-receipt/1';

export interface ReceiptFacts {
  readonly id: string;
  /** A delivery that rests. */
  readonly record: DeliveryRecord;
  /** A test lead, or a destination that an operator allows for development only. */
  readonly test: boolean;
  readonly createdAtMs: number;
  readonly finishedAtMs: number;
  readonly destinationOrigin: string;
  readonly fingerprints: Fingerprints;
  /** SHA-256 of the signed bytes of the account's receipt before this one; null for its first. */
  readonly previous: string | null;
}

/** What stands beside the signed part in the first answer, and is not kept. */
export interface FirstAnswer {
  readonly idempotencyKey: string;
  readonly hashes: PlainHashes;
  readonly usage: Usage;
  readonly responseExcerpt: string | null;
}

/** The part of a receipt that is signed and kept. Throws when the delivery is still under way. */
export function signedPartOf(facts: ReceiptFacts): SignedPart {
  const { record } = facts;
  const { state, attempts } = record;
  if (state === 'accepted' || state === 'connecting' || state === 'dispatching')
    throw new Error('a delivery under way has no receipt');
  const replayUntil = replayUntilMs(record, facts.createdAtMs);
  return {
    version: receiptVersion,
    id: facts.id,
    state,
    effect: record.effect,
    duplicate_possible: duplicatePossible(attempts),
    test: facts.test,
    created_at: formatTime(facts.createdAtMs),
    finished_at: formatTime(facts.finishedAtMs),
    destination_origin: facts.destinationOrigin,
    fingerprints: facts.fingerprints,
    attempts: attempts.map(toReceiptAttempt),
    next_action: nextAction(attempts, replayUntil !== null),
    replay_until: formatTimeOrNull(replayUntil),
    previous: facts.previous,
  };
}

/**
 * Signs the part in its canonical form, RFC 8785, whose version keeps other signed texts apart, and hashes
 * it as the account's next receipt will. `sign` signs the UTF-8 bytes of a text.
 */
export function signReceipt(
  part: SignedPart,
  sign: (text: string) => Receipt['signature'],
): { readonly receipt: Receipt; readonly hash: string } {
  const text = canonicalJson(part);
  return { receipt: { ...part, signature: sign(text) }, hash: hash('sha256', text) };
}

/** The receipt as it is answered once. */
export function firstAnswer(
  receipt: Receipt,
  { idempotencyKey, hashes, usage, responseExcerpt }: FirstAnswer,
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

/** What of a receipt may be stored: all that is signed but the nonces, which only the secret gives back. */
export type KeptReceipt = Omit<Receipt, 'fingerprints'> & { fingerprints: Omit<Fingerprints, 'nonces'> };

export function keptReceipt(receipt: Receipt): KeptReceipt {
  const { nonces: _nonces, ...fingerprints } = receipt.fingerprints;
  return { ...signedPart(receipt), fingerprints, signature: receipt.signature };
}

/** The same signed bytes again, from `noncesOf` the delivery. */
export function receiptFromKept(kept: KeptReceipt, nonces: Fingerprints['nonces']): Receipt {
  return { ...kept, fingerprints: { ...kept.fingerprints, nonces } };
}

/** A receipt without its signature and all that the signature does not cover. */
export function signedPart(receipt: Receipt): SignedPart {
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
