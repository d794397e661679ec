import { Buffer } from 'node:buffer';
import { createHmac, hash, KeyObject } from 'node:crypto';
import { formatTime, secondMs } from '../../../core/base/clock.ts';
import type { DerivedKey } from '../../rules/derived-keys.ts';

/**
 * The body that a destination receives: `{"data":<lead>,"timestamp":...,"type":"lead.created"}` in
 * its canonical form, with the lead's canonical bytes in it unchanged. The time is the delivery's,
 * so all attempts and replays send the same bytes.
 */
export function webhookBody(leadBytes: Uint8Array, createdAtMs: number): Buffer {
  const after = `,"timestamp":"${formatTime(createdAtMs)}","type":"lead.created"}`;
  return Buffer.concat([Buffer.from('{"data":'), leadBytes, Buffer.from(after)]);
}

export interface WebhookAttempt {
  /** The same in all attempts and replays, so that a receiver can deduplicate leads. */
  readonly deliveryId: string;
  /** The attempt's number. */
  readonly n: number;
  readonly nowMs: number;
  readonly body: Uint8Array;
  /** From `webhookKey`: one, or the new and the old one during a rotation. */
  readonly keys: readonly [DerivedKey, ...DerivedKey[]];
  readonly userAgent: string;
}

/**
 * The headers of one attempt beside those that the connection needs, names in lower case: Standard
 * Webhooks 1.0, and Content-Digest of RFC 9530.
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
    // Not the caller's key, which can contain an address.
    'idempotency-key': deliveryId,
    'user-agent': userAgent,
    accept: '*/*',
  };
}

/** The headers of the question whether a receiver has a lead: Standard Webhooks 1.0 over an empty body. */
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

/** The secret of a destination in the form that the libraries of Standard Webhooks take. */
export function webhookSecret(key: DerivedKey): string {
  const bytes = key instanceof KeyObject ? key.export() : Buffer.from(key);
  return `whsec_${bytes.toString('base64')}`;
}

function signature(key: DerivedKey, id: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}
