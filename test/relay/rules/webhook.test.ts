import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import { webhookBody, webhookHeaders, webhookSecret } from '../../../src/relay/destinations/rules/webhook.ts';
import type { Lead } from '../../../src/relay/lead-schema.ts';
import { webhookKey } from '../../../src/relay/rules/derived-keys.ts';
import { vectors } from './vectors.ts';

interface Case {
  readonly secrets_hex: [string, ...string[]];
  readonly account_id: string;
  readonly destination_origin: string;
  readonly delivery_id: string;
  readonly attempt: number;
  readonly lead: Lead;
  readonly created_at: string;
  readonly now_ms: number;
  readonly body: string;
  readonly webhook_secret: string;
  readonly headers: Readonly<Record<string, string>>;
}

// The vectors were computed by an independent program.
const { cases } = vectors('webhooks') as { cases: Case[] };

for (const input of cases) {
  const keyOf = (secret: string) => webhookKey(Buffer.from(secret, 'hex'), input.account_id, input.destination_origin);
  const [firstSecret, ...otherSecrets] = input.secrets_hex;
  const body = webhookBody(leadBytes(input.lead), Date.parse(input.created_at));
  const headers = webhookHeaders({
    deliveryId: input.delivery_id,
    n: input.attempt,
    nowMs: input.now_ms,
    body,
    keys: [keyOf(firstSecret), ...otherSecrets.map(keyOf)],
    userAgent: 'Rialto',
  });

  describe(`attempt ${input.attempt} of ${input.delivery_id}`, () => {
    test('has its published body, which is canonical', () => {
      assert.equal(body.toString(), input.body);
      assert.equal(canonicalJson(JSON.parse(input.body)), input.body);
    });

    test('has its published headers', () => {
      const { 'content-type': type, 'user-agent': agent, accept, ...signatureHeaders } = headers;
      assert.deepEqual(signatureHeaders, input.headers);
      assert.deepEqual([type, agent, accept], ['application/json', 'Rialto', '*/*']);
      for (const value of Object.values(headers)) assert.match(value, /^[ -~]+$/);
    });

    test('is accepted by a Standard Webhooks receiver with any active secret', () => {
      for (const secret of input.secrets_hex) assert.ok(isAcceptedBy(webhookSecret(keyOf(secret)), body, headers));
      assert.equal(webhookSecret(keyOf(firstSecret)), input.webhook_secret);
      assert.ok(!isAcceptedBy(webhookSecret(Buffer.alloc(32)), body, headers));
      assert.ok(!isAcceptedBy(webhookSecret(keyOf(firstSecret)), Buffer.concat([body, Buffer.from(' ')]), headers));
    });
  });
}

/** Verifies like a receiver: the secret after its prefix is base64, and any listed signature may match. */
function isAcceptedBy(secret: string, body: Buffer, headers: ReturnType<typeof webhookHeaders>): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signedText = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body.toString()}`;
  const expected = createHmac('sha256', key).update(signedText).digest('base64');
  return headers['webhook-signature'].split(' ').includes(`v1,${expected}`);
}
