import { Buffer } from 'node:buffer';
import { hash, type KeyObject } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { formatTime, secondMs } from '../../../core/base/clock.ts';
import { fingerprint, noncesOf } from '../../deliveries/rules/fingerprints.ts';
import type { OutboundRequest } from '../../outbound/outbound-request.ts';
import type { DerivedKey } from '../../rules/derived-keys.ts';
import type { EchoRequest } from '../../schemas.ts';
import { echoRetentionMs } from '../rules/echo.ts';
import { webhookSecret } from '../rules/webhook.ts';

/**
 * Headers whose values are stored. Others are stored by name only: `content-digest` is a hash of the lead, and custom
 * headers can contain secrets.
 */
const storedHeaderNames: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  'idempotency-key',
  'user-agent',
  'webhook-attempt',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
]);

interface EchoKeys {
  /** Keys with which a signature is valid. */
  readonly webhookKeys: readonly DerivedKey[];
  /** Key of the account's nonces. */
  readonly accountKey: KeyObject;
}

/** Stored description of a request to an echo destination; of the lead only field names and fingerprint. */
export function describeEcho(
  { headers, body }: Pick<OutboundRequest, 'headers' | 'body'>,
  { webhookKeys, accountKey }: EchoKeys,
  receivedAtMs: number,
): EchoRequest {
  const values = Object.fromEntries(headers);
  const deliveryId = values['webhook-id'] ?? '';
  const lead = leadOf(body);
  const nonces = noncesOf(accountKey, deliveryId);
  return {
    received_at: formatTime(receivedAtMs),
    expires_at: formatTime(receivedAtMs + echoRetentionMs),
    delivery_id: deliveryId,
    attempt: Number(values['webhook-attempt'] ?? 0),
    signature_valid: webhookKeys.some((key) => isSignatureValid(webhookSecret(key), body, values)),
    headers: headers.map(([name, value]) => ({ name, value: storedHeaderNames.has(name) ? value : null })),
    body_bytes: body.length,
    lead: {
      fields: fieldsOf(lead),
      fingerprint: fingerprint(nonces.payload, hash('sha256', canonicalJson(lead))),
    },
  };
}

/**
 * Computes the signature with `sign` of the Standard Webhooks library and compares. The library's `verify` would also
 * compare the timestamp with the system clock.
 */
function isSignatureValid(secret: string, body: Uint8Array, headers: Record<string, string>): boolean {
  const signedAt = new Date(Number(headers['webhook-timestamp']) * secondMs);
  const expectedSignature = new Webhook(secret).sign(
    headers['webhook-id'] ?? '',
    signedAt,
    Buffer.from(body).toString('utf8'),
  );
  return (headers['webhook-signature'] ?? '').split(' ').includes(expectedSignature);
}

function leadOf(body: Uint8Array): Record<string, unknown> {
  return (JSON.parse(Buffer.from(body).toString('utf8')) as { data: Record<string, unknown> }).data;
}

function fieldsOf(lead: Record<string, unknown>, path = ''): string[] {
  return Object.entries(lead).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? fieldsOf(value as Record<string, unknown>, `${path}${name}.`)
      : [path + name],
  );
}
