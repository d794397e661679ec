import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { secondMs } from '../../../src/core/base/clock.ts';
import { createLog } from '../../../src/core/base/log.ts';
import type { PaymentProvider } from '../../../src/relay/billing/payments/provider.ts';
import { openStripe } from '../../../src/relay/billing/payments/stripe.ts';

/** A webhook request of the provider, and the event or reason that `readEvent` must return for it. */
interface Sample {
  readonly name: string;
  readonly receivedAtSeconds: number;
  readonly signature: string;
  readonly body: string;
  readonly expected: object | string;
}

interface Samples {
  readonly webhookSecret: string;
  readonly priceId: string;
  readonly samples: readonly Sample[];
}

/** Creates each provider; returns it with the name of its signature header. */
const providers: Record<string, (samples: Samples) => readonly [PaymentProvider, string]> = {
  stripe: ({ webhookSecret, priceId }) => {
    const config = { secretKey: 'sk_test_12345678', webhookSecret, priceId, apiBase: 'http://127.0.0.1:9' };
    return [openStripe(config, createLog('silent')), 'stripe-signature'];
  },
};

for (const [name, createProvider] of Object.entries(providers)) {
  const text = readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as Samples;
  const [provider, signatureHeader] = createProvider(file);
  for (const { name: title, receivedAtSeconds, signature, body, expected } of file.samples)
    test(`readEvent of ${name} returns the expected result: ${title}`, async () => {
      const header = (headerName: string) => (headerName === signatureHeader ? signature : undefined);
      const webhookRequest = { body: Buffer.from(body), header, nowMs: receivedAtSeconds * secondMs };
      assert.deepEqual(await provider.readEvent(webhookRequest), expected);
    });
}
