import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { assertAbsent, filesBelow } from '../../support/canaries.ts';
import { sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { assertProblem } from '../../support/http.ts';
import { startTrial } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { checkout, hasPaidPlan } from './payment-test-environment.ts';

test('no secret of the payment provider is logged, stored or printed by the doctor, also after failed calls', {
  timeout: 300_000,
}, async (t) => {
  const stripe = await startFakeStripe();
  t.after(() => stripe.close());
  const settings = {
    ...tempDataDir(t),
    ...stripe.environment,
    RIALTO_MODULES: 'relay',
    RIALTO_LOG_LEVEL: 'trace',
  };
  const server = await startServeProcess(t, settings);
  const trial = await startTrial(server.url);
  stripe.setMode('failing');
  assertProblem(await checkout(server.url, trial), 503, 'billing_unavailable');
  stripe.setMode('up');
  const { body } = await checkout(server.url, trial);
  const subscription = stripe.pay(body.checkout_url);
  const event = subscriptionEvents(subscription).checkout(Date.now());
  assertProblem(await sendStripeEvent(server.url, event, { signature: 't=1,v1=00' }), 400, 'payment_event_refused');
  assert.equal((await sendStripeEvent(server.url, event)).status, 200);
  assert.equal(await hasPaidPlan(server.url, trial), true);

  const doctor = await rialto(['doctor'], { ...settings, ...tempDataDir(t) });
  assert.match(doctor.output, /STRIPE_SECRET_KEY\s+set/);
  const secrets = [stripe.environment['STRIPE_SECRET_KEY'], stripe.environment['STRIPE_WEBHOOK_SECRET']].map(String);
  const output = { 'the server log': Buffer.from(server.output()), 'the doctor output': Buffer.from(doctor.output) };
  assertAbsent(secrets, new Map([...Object.entries(output), ...filesBelow(settings.RIALTO_DATA_DIR)]));
  // The database may contain these two.
  assertAbsent([subscription.email, body.checkout_url], new Map(Object.entries(output)));
});
