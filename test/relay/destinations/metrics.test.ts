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
  const leadSink = await startLeadSink({
    onRequest: (socket) => {
      if (status === 'delayed') pendingResponses.push(() => socket.write(httpResponse('200 OK')));
      else socket.write(httpResponse(status));
    },
  });
  t.after(() => leadSink.close());
  const server = await startMetricsTestServer(t, new Map(), leadSink.environment as Record<string, string>);
  const trial = await server.startTrial();
  const deliveryInput = { destination: leadSink.destination, lead: someLead() };

  const checkResponse = await post(
    `${server.url}/relay/api/v1/destinations/check`,
    { destination: leadSink.destination },
    [bearer(trial.apiKey)],
  );
  const { origin } = new URL(leadSink.destination);
  const message = 'A TLS connection was established. Nothing was sent.';
  assert.deepEqual(checkResponse.body, { usable: true, origin, reason: null, message });
  assert.deepEqual([leadSink.sink.connections, leadSink.sink.requests.length], [1, 0]);

  await trial.deliver('one', deliveryInput);
  status = '404 Not Found';
  await trial.deliver('two', deliveryInput);
  await trial.deliver('two', deliveryInput);
  status = '503 Service Unavailable';
  await trial.deliver('three', deliveryInput);
  assert.equal(await server.metric('relay_deliveries_total{state="delivered",effect="done"}'), 1);
  assert.equal(await server.metric('relay_deliveries_total{state="failed",effect="refused"}'), 2);
  assert.deepEqual(
    await Promise.all(
      ['2xx', '4xx', '5xx'].map((outcome) => server.metric(`relay_attempts_total{outcome="${outcome}"}`)),
    ),
    [1, 1, 3],
  );
  for (const phase of ['connect', 'tls', 'first_byte', 'total'])
    assert.ok((await server.metric(`relay_delivery_seconds_count{phase="${phase}"}`)) >= 1, phase);
  assert.equal(await server.metric('relay_delivery_seconds_count{phase="total"}'), 5);

  status = 'delayed';
  const runningDelivery = trial.deliver('four', deliveryInput);
  await eventually('the destination has received the lead', () => pendingResponses.length === 1);
  assert.equal(await server.metric('relay_under_way'), 1);
  pendingResponses[0]?.();
  assert.equal((await runningDelivery).status, 200);
  assert.equal(await server.metric('relay_under_way'), 0);
});
