import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { bearer, post } from '../../support/http.ts';
import { someLead, startLeadSink } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { startMetricsTestServer } from './metrics-test-server.ts';

test('deliveries, attempts, durations and running deliveries are counted, and a destination check sends no HTTP', async (t) => {
  const pendingResponses: (() => void)[] = [];
  let status = '200 OK';
  const lead = await startLeadSink({
    onRequest: (socket) => {
      if (status === 'held') pendingResponses.push(() => socket.write(httpResponse('200 OK')));
      else socket.write(httpResponse(status));
    },
  });
  t.after(() => lead.close());
  const site = await startMetricsTestServer(t, new Map(), lead.environment as Record<string, string>);
  const source = await site.source();
  const order = { destination: lead.destination, lead: someLead() };

  const checked = await post(`${site.url}/relay/api/v1/destinations/check`, { destination: lead.destination }, [
    bearer(source.apiKey),
  ]);
  const { origin } = new URL(lead.destination);
  const message = 'A TLS connection was established. Nothing was sent.';
  assert.deepEqual(checked.body, { usable: true, origin, reason: null, message });
  assert.deepEqual([lead.sink.connections, lead.sink.requests.length], [1, 0]);

  await source.deliver('one', order);
  status = '404 Not Found';
  await source.deliver('two', order);
  await source.deliver('two', order);
  status = '503 Service Unavailable';
  await source.deliver('three', order);
  assert.equal(await site.metric('relay_deliveries_total{state="delivered",effect="done"}'), 1);
  assert.equal(await site.metric('relay_deliveries_total{state="failed",effect="refused"}'), 2);
  assert.deepEqual(
    await Promise.all(
      ['2xx', '4xx', '5xx'].map((outcome) => site.metric(`relay_attempts_total{outcome="${outcome}"}`)),
    ),
    [1, 1, 3],
  );
  for (const phase of ['connect', 'tls', 'first_byte', 'total'])
    assert.ok((await site.metric(`relay_delivery_seconds_count{phase="${phase}"}`)) >= 1, phase);
  assert.equal(await site.metric('relay_delivery_seconds_count{phase="total"}'), 5);

  status = 'held';
  const running = source.deliver('four', order);
  await eventually('it is there', () => pendingResponses.length === 1);
  assert.equal(await site.metric('relay_under_way'), 1);
  pendingResponses[0]?.();
  assert.equal((await running).status, 200);
  assert.equal(await site.metric('relay_under_way'), 0);
});
