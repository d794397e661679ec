import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem, bearer, type HttpResponse, post } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { localCertificate, openRelayTestEnvironment, someLead } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { httpResponse, startTlsSink } from '../../support/tls-sink.ts';
import { hasPaidPlan, openPaymentTestEnvironmentWithClock, payCheckout } from '../payments/payment-test-environment.ts';

/** A request handler for sinks that responds to no request until the test calls its entry of `pendingResponses`. */
function delayedResponses() {
  const pendingResponses: (() => void)[] = [];
  const onRequest = (socket: { write(text: string): unknown }) => {
    pendingResponses.push(() => socket.write(httpResponse('200 OK')));
  };
  return { pendingResponses, onRequest };
}

async function assertAllDelivered(runningDeliveries: readonly Promise<HttpResponse>[]): Promise<void> {
  assert.deepEqual(new Set((await Promise.all(runningDeliveries)).map(({ status }) => status)), new Set([200]));
}

test('a trial can have at most two concurrent deliveries', async (t) => {
  const { pendingResponses, onRequest } = delayedResponses();
  const relay = await openRelayTestEnvironment(databaseTopologies[0] as (typeof databaseTopologies)[number], {
    onRequest,
  });
  t.after(() => relay.close());
  const deliveryInput = { destination: relay.destination, lead: someLead() };
  const trial = await relay.startTrial();
  const runningDeliveries = ['a', 'b'].map((key) => trial.deliver(key, deliveryInput));
  await eventually('two leads have arrived', () => pendingResponses.length === 2);
  const thirdResponse = await trial.deliver('c', deliveryInput);
  assertProblem(thirdResponse, 429, 'rate_limited');
  assert.equal(thirdResponse.body.limit, 'relay-under-way-account');
  runningDeliveries.push(trial.deliver('a', deliveryInput));
  for (const respond of pendingResponses) respond();
  await assertAllDelivered(runningDeliveries);
});

test('eight trials with hanging deliveries at an origin do not block a ninth account', async (t) => {
  const { pendingResponses, onRequest } = delayedResponses();
  let isHangingOver = false;
  const relay = await openRelayTestEnvironment(databaseTopologies[0] as (typeof databaseTopologies)[number], {
    onRequest: (socket, request) =>
      isHangingOver || request.body.includes('victim') ? socket.write(httpResponse('200 OK')) : onRequest(socket),
  });
  t.after(() => relay.close());
  const { destination } = relay;
  const trials = await Promise.all(Array.from({ length: 9 }, () => relay.startTrial()));
  const [otherTrial, ...greedyTrials] = trials;
  assert.ok(otherTrial !== undefined);
  const isBusy = ({ body }: HttpResponse) => body.code === 'destination_busy';
  // Each account keeps two requests open and retries when it is refused.
  const greedyDeliveries = greedyTrials.flatMap((trial, index) =>
    [0, 1].map(async (slot) => {
      for (let attempt = 0; ; attempt += 1) {
        const response = await trial.deliver(`${index} ${slot} ${attempt}`, { destination, lead: someLead() });
        if (isHangingOver || !isBusy(response)) return response;
      }
    }),
  );
  // Seven accounts get two slots each. With the eighth account the limit for each falls to one slot.
  await eventually('the greedy accounts hold 15 slots', () => pendingResponses.length >= 15);
  const startMs = performance.now();
  const ninthResponse = await otherTrial.deliver('first', { destination, lead: someLead({ name: 'victim' }) });
  t.diagnostic(`the first delivery took ${Math.round(performance.now() - startMs)} ms`);
  assert.equal(ninthResponse.status, 200, ninthResponse.text);
  assert.equal(pendingResponses.length, 15);
  isHangingOver = true;
  for (const respond of pendingResponses) respond();
  const greedyResponses = await Promise.all(greedyDeliveries);
  assert.ok(greedyResponses.every((greedyResponse) => greedyResponse.status === 200 || isBusy(greedyResponse)));
});

test('replays, test leads and checks are refused without a free slot, and identical replays send one request', async (t) => {
  const { pendingResponses, onRequest } = delayedResponses();
  let status = '500 Internal Server Error';
  const relay = await openRelayTestEnvironment(databaseTopologies[0] as (typeof databaseTopologies)[number], {
    onRequest: (socket, request) =>
      request.body.includes('victim') ? socket.write(httpResponse(status)) : onRequest(socket),
  });
  t.after(() => relay.close());
  const { destination } = relay;
  const otherTrial = await relay.startTrial();
  const deliveryInput = { destination, lead: someLead({ name: 'victim' }) };
  assertProblem(await otherTrial.deliver('again', deliveryInput), 424, 'delivery_failed');
  status = '200 OK';
  // Sixteen accounts with one delivery each use all slots of the origin.
  const slotHolders = await Promise.all(Array.from({ length: 16 }, () => relay.startTrial()));
  const hangingDeliveries = slotHolders.map((trial) => trial.deliver('hangs', { destination, lead: someLead() }));
  await eventually('sixteen leads have arrived', () => pendingResponses.length === 16);
  const headers = [bearer(otherTrial.apiKey), ['Idempotency-Key', 'test']] as const;
  const callOperation = (operation: 'check' | 'test') =>
    post(
      `${relay.urls[0]}/relay/api/v1/destinations/${operation}`,
      { destination },
      operation === 'test' ? headers : [headers[0]],
    );
  const connectionsBefore = relay.sink.connections;
  const refusals = await Promise.all([
    otherTrial.deliver('again', deliveryInput, { replay: true }),
    callOperation('test'),
    callOperation('check'),
  ]);
  for (const response of refusals) {
    assertProblem(response, 429, 'destination_busy');
    assert.equal(response.headers['retry-after'], '1');
  }
  assert.equal(relay.sink.connections, connectionsBefore);
  // Identical replays are all refused. The refusals leave no state: later the same replay succeeds.
  const waitingReplays = Array.from({ length: 5 }, () => otherTrial.deliver('again', deliveryInput, { replay: true }));
  const refusedReplays = await Promise.all(waitingReplays);
  assert.deepEqual(new Set(refusedReplays.map(({ body }) => body.code)), new Set(['destination_busy']));
  const requestsBefore = relay.sink.requests.length;
  for (const respond of pendingResponses) respond();
  await assertAllDelivered(hangingDeliveries);
  await assertAllDelivered(
    Array.from({ length: 5 }, () => otherTrial.deliver('again', deliveryInput, { replay: true })),
  );
  assert.equal(relay.sink.requests.length, requestsBefore + 1);
  assert.equal((await callOperation('check')).body.usable, true);
});

test('an account with the paid plan can have at most ten concurrent deliveries, seven of them to one origin', async (t) => {
  const { pendingResponses, onRequest } = delayedResponses();
  const { certificate, caFile, remove } = await localCertificate();
  const sinks = await Promise.all(Array.from({ length: 3 }, () => startTlsSink({ certificate, onRequest })));
  const targets = sinks.map(({ port }) => `127.0.0.1:${port}`);
  const allowed = { RIALTO_RELAY_ALLOW: targets.join(','), RIALTO_RELAY_CA_FILE: caFile };
  const environment = await openPaymentTestEnvironmentWithClock(systemClock, allowed);
  t.after(async () => {
    for (const respond of pendingResponses) respond();
    await environment.close();
    await Promise.all(sinks.map((sink) => sink.close()));
    remove();
  });
  const trial = await environment.startTrial();
  const checkoutEvent = subscriptionEvents(await payCheckout(environment, trial)).checkout(Date.now());
  assert.equal((await sendStripeEvent(environment.urls[0], checkoutEvent)).status, 200);
  assert.ok(await hasPaidPlan(environment.urls[0], trial));
  const deliver = (key: string, targetIndex: number) =>
    trial.deliver(key, { destination: `https://${targets[targetIndex]}/`, lead: someLead() });
  const runningDeliveries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => deliver(key, 0));
  await eventually('seven leads have arrived', () => pendingResponses.length === 7);
  runningDeliveries.push(...['h', 'i'].map((key) => deliver(key, 1)), deliver('j', 2));
  await eventually('ten leads have arrived', () => pendingResponses.length === 10);
  const eleventh = await deliver('k', 2);
  assertProblem(eleventh, 429, 'rate_limited');
  assert.equal(eleventh.body.limit, 'relay-under-way-account');
  for (const respond of pendingResponses) respond();
  await assertAllDelivered(runningDeliveries);
});
