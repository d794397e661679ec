// Slow: waits for a server that drains with a delivery in progress.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

test('a delivery that takes longer than the drain timeout ends and gets its response before the process exits', async (t) => {
  const responses = [httpResponse('503 Service Unavailable', '', 'Retry-After: 4\r\n')];
  // The second attempt gets no response, which is detected after ten seconds.
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(responses.shift() ?? '') });
  t.after(() => leadSink.close());
  const settings = { ...tempDataDir(t), ...(leadSink.environment as Record<string, string>), RIALTO_PORT: '0' };
  const server = await startServeProcess(t, settings);
  const trial = await startTrial(server.url);
  const { hostname, port } = new URL(server.url);
  // A request that is never complete, so that the server cannot stop before its drain times out.
  const incompleteRequest = connect(Number(port), hostname, () => {
    incompleteRequest.write('POST /relay/api/v1/trials HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{');
  });
  incompleteRequest.on('error', () => {});
  t.after(() => incompleteRequest.destroy());
  const delivery = trial.deliver('at the end', { destination: leadSink.destination, lead: someLead() });
  await eventually('the destination has received the first attempt', () => leadSink.sink.requests.length === 1);
  const signalMs = performance.now();
  server.child.kill('SIGTERM');
  const response = await delivery;
  assert.deepEqual([response.status, response.body.code], [424, 'delivery_ambiguous']);
  assert.equal(response.body.receipt.attempts.length, 2);
  // The drain timeout is ten seconds.
  assert.ok(performance.now() - signalMs > 10_500, 'the delivery ended before the drain timeout');
  assert.equal((await server.ended).code, 0);
  assert.ok(performance.now() - signalMs < 25_000);
});
