import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem } from '../../support/http.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { type LeadSink, type LeadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

describe('system clock changes', () => {
  let clock: FakeClock;
  let lead: LeadSink;
  let server: TestServer;
  let source: LeadSource;
  let isDown = false;
  let onLead = () => '200 OK';
  before(async () => {
    clock = fakeClock();
    lead = await startLeadSink({
      onTcp: (socket) => {
        if (isDown) socket.resetAndDestroy();
      },
      onRequest: (socket) => socket.write(httpResponse(onLead())),
    });
    server = await startServer(lead.environment, clock);
  });
  beforeEach(async () => {
    source = await startTrial(server.url);
    onLead = () => '200 OK';
  });
  after(async () => {
    await server.close();
    await lead.close();
  });
  const order = (fields = {}) => ({ destination: lead.destination, lead: someLead(fields) });

  for (const [name, stepMs] of [
    ['an hour back', -hourMs],
    ['fourteen days forward', 14 * dayMs],
  ] as const)
    test(`setting the clock ${name} during a delivery keeps its result and the order of times`, async (t) => {
      const statuses = ['503 Service Unavailable', '200 OK'];
      onLead = () => {
        if (statuses.length === 2) clock.advance(stepMs);
        return statuses.shift() ?? '';
      };
      t.after(() => clock.advance(-stepMs));
      const response = await source.deliver('stepped', order());
      assert.equal(response.status, 200, response.text);
      const { created_at, finished_at, attempts, state, usage } = response.body as Receipt;
      const times = [created_at, ...attempts.map(({ started_at }) => started_at), finished_at].map(Date.parse);
      assert.deepEqual(
        times,
        times.toSorted((left, right) => left - right),
      );
      assert.deepEqual([state, attempts.map(({ n }) => n), usage?.used], ['delivered', [1, 2], 1]);
      assert.equal((await createReceiptVerifier(server.url))(response.body), null);
      const secondResponse = await source.deliver('stepped', order());
      assert.deepEqual([secondResponse.status, secondResponse.body.signature], [200, response.body.signature]);
      assert.equal((await source.get('/deliveries')).body.deliveries.length, 1);
    });

  test('setting the clock back an hour grants no unit, test lead or trial twice and loses no record', async (t) => {
    const first = await source.deliver('before', order());
    await source.deliver('test before', order({ test: true }));
    const { expires_at, test_leads } = (await source.get('/usage')).body;
    clock.advance(-hourMs);
    t.after(() => clock.advance(hourMs));
    assert.deepEqual((await source.deliver('before', order())).body.signature, first.body.signature);
    await source.deliver('test after', order({ test: true }));
    const usage = (await source.get('/usage')).body;
    assert.deepEqual([usage.used, usage.expires_at, usage.test_leads.used], [1, expires_at, test_leads.used + 1]);
    const { deliveries } = (await source.get('/deliveries')).body;
    assert.equal(deliveries.length, 3);
  });

  test('setting the clock forward fourteen days ends the trial, and correcting it resumes the trial', async () => {
    clock.advance(14 * dayMs);
    assertProblem(await source.deliver('too late', order()), 402, 'trial_expired');
    clock.advance(-14 * dayMs);
    const response = await source.deliver('too late', order());
    assert.deepEqual([response.status, response.body.usage.used], [200, 1]);
  });

  test('do not open or close a circuit breaker', async (t) => {
    isDown = true;
    t.after(() => {
      isDown = false;
    });
    const busy = await eventually('the breaker opens', async () => {
      const response = await source.deliver(`down ${performance.now()}`, order());
      return response.body.code === 'destination_busy' ? response : null;
    });
    assert.ok(Number(busy.headers['retry-after']) > 1, busy.text);
    for (const stepMs of [-hourMs, 2 * hourMs, -hourMs]) {
      clock.advance(stepMs);
      assertProblem(await source.deliver('spared', order()), 429, 'destination_busy');
    }
  });
});
