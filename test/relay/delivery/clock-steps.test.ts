import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem } from '../../support/http.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { type LeadSink, someLead, startLeadSink, startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

describe('system clock changes', () => {
  let clock: FakeClock;
  let leadSink: LeadSink;
  let server: TestServer;
  let trial: TrialClient;
  let isDown = false;
  /** Status of the next response of the destination. */
  let nextStatus = () => '200 OK';
  before(async () => {
    clock = fakeClock();
    leadSink = await startLeadSink({
      onTcp: (socket) => {
        if (isDown) socket.resetAndDestroy();
      },
      onRequest: (socket) => socket.write(httpResponse(nextStatus())),
    });
    server = await startServer(leadSink.environment, clock);
  });
  beforeEach(async () => {
    trial = await startTrial(server.url);
    nextStatus = () => '200 OK';
  });
  after(async () => {
    await server.close();
    await leadSink.close();
  });
  const deliveryInput = (fields = {}) => ({ destination: leadSink.destination, lead: someLead(fields) });

  for (const [name, stepMs] of [
    ['an hour back', -hourMs],
    ['fourteen days forward', 14 * dayMs],
  ] as const)
    test(`setting the clock ${name} during a delivery keeps the order of its times and reports one delivery with one unit`, async (t) => {
      const statuses = ['503 Service Unavailable', '200 OK'];
      nextStatus = () => {
        if (statuses.length === 2) clock.advance(stepMs);
        return statuses.shift() ?? '';
      };
      t.after(() => clock.advance(-stepMs));
      const response = await trial.deliver('stepped', deliveryInput());
      assert.equal(response.status, 200, response.text);
      const { created_at, finished_at, attempts, state, usage } = response.body as Receipt;
      const times = [created_at, ...attempts.map(({ started_at }) => started_at), finished_at].map(Date.parse);
      assert.deepEqual(
        times,
        times.toSorted((left, right) => left - right),
      );
      assert.deepEqual([state, attempts.map(({ n }) => n), usage?.used], ['delivered', [1, 2], 1]);
      assert.equal((await createReceiptVerifier(server.url))(response.body), null);
      const secondResponse = await trial.deliver('stepped', deliveryInput());
      assert.deepEqual([secondResponse.status, secondResponse.body.signature], [200, response.body.signature]);
      assert.equal((await trial.get('/deliveries')).body.deliveries.length, 1);
    });

  test('setting the clock back an hour neither extends the trial nor resets its counters, and keeps all deliveries', async (t) => {
    const firstResponse = await trial.deliver('before', deliveryInput());
    await trial.deliver('test before', deliveryInput({ test: true }));
    const { expires_at, test_leads } = (await trial.get('/usage')).body;
    clock.advance(-hourMs);
    t.after(() => clock.advance(hourMs));
    assert.deepEqual((await trial.deliver('before', deliveryInput())).body.signature, firstResponse.body.signature);
    await trial.deliver('test after', deliveryInput({ test: true }));
    const usage = (await trial.get('/usage')).body;
    assert.deepEqual([usage.used, usage.expires_at, usage.test_leads.used], [1, expires_at, test_leads.used + 1]);
    const { deliveries } = (await trial.get('/deliveries')).body;
    assert.equal(deliveries.length, 3);
  });

  test('setting the clock forward fourteen days ends the trial, and correcting the clock resumes the trial', async () => {
    clock.advance(14 * dayMs);
    assertProblem(await trial.deliver('too late', deliveryInput()), 402, 'trial_expired');
    clock.advance(-14 * dayMs);
    const response = await trial.deliver('too late', deliveryInput());
    assert.deepEqual([response.status, response.body.usage.used], [200, 1]);
  });

  test('setting the clock back or forward does not close an open circuit breaker', async (t) => {
    isDown = true;
    t.after(() => {
      isDown = false;
    });
    const busyResponse = await eventually('the breaker opens', async () => {
      const response = await trial.deliver(`down ${performance.now()}`, deliveryInput());
      return response.body.code === 'destination_busy' ? response : null;
    });
    assert.ok(Number(busyResponse.headers['retry-after']) > 1, busyResponse.text);
    for (const stepMs of [-hourMs, 2 * hourMs, -hourMs]) {
      clock.advance(stepMs);
      assertProblem(await trial.deliver('not sent', deliveryInput()), 429, 'destination_busy');
    }
  });
});
