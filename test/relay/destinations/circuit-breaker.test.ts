import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { someLead, startLeadSink } from '../../support/relay.ts';
import { startMetricsTestServer } from './metrics-test-server.ts';

test('the breaker of an unreachable destination opens after four of five deliveries have failed, and closes after a successful probe', async (t) => {
  let isDown = false;
  const leadSink = await startLeadSink({
    onTcp: (socket) => {
      if (isDown) socket.destroy();
    },
  });
  const clock = steppingClock();
  const server = await startMetricsTestServer(t, new Map(), leadSink.environment as Record<string, string>, clock);
  t.after(() => leadSink.close());
  const [trial, otherTrial] = [await server.startTrial(), await server.startTrial()];
  const deliveryInput = { destination: leadSink.destination, lead: someLead() };
  assert.equal((await trial.deliver('before', deliveryInput)).status, 200);
  await eventually('the kept-alive connection is closed', () => leadSink.sink.open === 0);
  isDown = true;
  for (let attempt = 0; attempt < 4; attempt += 1)
    assertProblem(await trial.deliver(`lost-${attempt}`, deliveryInput), 424, 'delivery_failed');
  const refusal = await trial.deliver('delayed', deliveryInput);
  assertProblem(refusal, 429, 'destination_busy');
  const retryAfterSeconds = Number(refusal.headers['retry-after']);
  assert.ok(retryAfterSeconds >= 1 && retryAfterSeconds <= 15, refusal.text);
  assert.equal(refusal.body.retry_after_seconds, retryAfterSeconds);
  assertProblem(await trial.get('/deliveries/lookup', [['Idempotency-Key', 'delayed']]), 404, 'not_found');

  // Existing results are returned, each account has its own breaker, and the list of destinations contains its state.
  assert.equal((await trial.deliver('before', deliveryInput)).headers['idempotent-replayed'], 'true');
  assertProblem(await trial.deliver('lost-0', deliveryInput), 424, 'delivery_failed');
  assertProblem(await trial.deliver('lost-0', deliveryInput, { replay: true }), 429, 'destination_busy');
  assertProblem(await otherTrial.deliver('mine', deliveryInput), 424, 'delivery_failed');
  const [{ breaker, last_failure }] = (await trial.get('/destinations')).body.destinations;
  assert.equal(breaker.state, 'open');
  assert.ok(Date.parse(breaker.retry_at) > Date.now());
  assert.equal(last_failure.error_class, 'reset_before_sent');
  assert.equal(await server.metric('relay_breakers_open'), 1);

  clock.step(15_000);
  const halfOpen = (await trial.get('/destinations')).body.destinations[0].breaker;
  assert.deepEqual(halfOpen, { state: 'half_open', retry_at: null });
  assertProblem(await trial.deliver('probe', deliveryInput), 424, 'delivery_failed');
  const laterRefusal = await trial.deliver('delayed', deliveryInput);
  assertProblem(laterRefusal, 429, 'destination_busy');
  assert.ok(
    laterRefusal.body.retry_after_seconds > 20 && laterRefusal.body.retry_after_seconds <= 30,
    laterRefusal.text,
  );
  clock.step(30_000);
  isDown = false;
  assert.equal((await trial.deliver('delayed', deliveryInput)).status, 200);
  assert.equal(await server.metric('relay_breakers_open'), 0);
});

/** The system clock, whose monotonic time a test can advance while nothing is in progress. */
function steppingClock() {
  let offsetMs = 0;
  return {
    nowMs: () => systemClock.nowMs(),
    monotonicMs: () => systemClock.monotonicMs() + offsetMs,
    step(ms: number) {
      offsetMs += ms;
    },
  };
}
