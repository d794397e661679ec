import { Buffer } from 'node:buffer';
import { createHmac, hash, KeyObject } from 'node:crypto';
import { formatTime, secondMs } from '../../../core/base/clock.ts';
import type { DerivedKey } from '../../rules/derived-keys.ts';

/**
 * Request body of a delivery in canonical JSON: `{"data":<lead>,"timestamp":...,"type":"lead.created"}`. The
 * timestamp is the acceptance time of the delivery, so that all attempts and replays send identical bytes.
 */
export function webhookBody(leadBytes: Uint8Array, createdAtMs: number): Buffer {
  const suffix = `,"timestamp":"${formatTime(createdAtMs)}","type":"lead.created"}`;
  return Buffer.concat([Buffer.from('{"data":'), leadBytes, Buffer.from(suffix)]);
}

export interface WebhookAttempt {
  /** Identical in all attempts and replays, for deduplication by the receiver. */
  readonly deliveryId: string;
  /** Number of the attempt. */
  readonly n: number;
  readonly nowMs: number;
  readonly body: Uint8Array;
  /** Keys from `webhookKey`: one, or several during a rotation. */
  readonly keys: readonly [DerivedKey, ...DerivedKey[]];
  readonly userAgent: string;
}

/**
 * Headers of one attempt, lowercase, without those of the connection: Standard Webhooks 1.0 and Content-Digest (RFC
 * 9530).
 */
export function webhookHeaders({ deliveryId, n, nowMs, body, keys, userAgent }: WebhookAttempt) {
  const timestamp = String(Math.floor(nowMs / secondMs));
  return {
    'content-type': 'application/json',
    'content-digest': `sha-256=:${hash('sha256', body, 'base64')}:`,
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1,${signature(key, deliveryId, timestamp, body)}`).join(' '),
    'webhook-attempt': String(n),
    // Not the sender's idempotency key, which can contain an email address.
    'idempotency-key': deliveryId,
    'user-agent': userAgent,
    accept: '*/*',
  };
}

/** Headers of a receipt query: Standard Webhooks 1.0 with an empty body. */
export function receiptQueryHeaders({
  deliveryId,
  nowMs,
  keys,
  userAgent,
}: Pick<WebhookAttempt, 'deliveryId' | 'nowMs' | 'keys' | 'userAgent'>) {
  const timestamp = String(Math.floor(nowMs / secondMs));
  return {
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1,${signature(key, deliveryId, timestamp, noBody)}`).join(' '),
    'user-agent': userAgent,
    accept: '*/*',
  };
}

const noBody = new Uint8Array();

/** Signing secret in the format of the Standard Webhooks libraries. */
export function webhookSecret(key: DerivedKey): string {
  const bytes = key instanceof KeyObject ? key.export() : Buffer.from(key);
  return `whsec_${bytes.toString('base64')}`;
}

function signature(key: DerivedKey, id: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}
