import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { systemClock } from '../../../src/core/base/clock.ts';
import { createBodyAdmission } from '../../../src/core/interfaces/http/body-slots.ts';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { eventually } from '../../support/eventually.ts';
import { sendBytes } from '../../support/http.ts';
import { startServerWithLog } from '../../support/logged-server.ts';

test('a client that disconnects while sending its body is logged with status 400 and not as an error', async (t) => {
  const { port, lines, waitForResponseLog } = await startServerWithLog(t);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /exchange/api/v1/operations/search HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"q":`);
  const [response] = await once(socket, 'data');
  assert.match(String(response), /^HTTP\/1\.1 100 /);
  socket.destroy();
  const line = await waitForResponseLog('the log line of the request');
  assert.equal(line.status, 400);
  assert.deepEqual(
    lines.filter((line) => line.includes('"level":"error"')),
    [],
  );
});

test('a malformed request gets a response with a request id that is in the log', async (t) => {
  const { port, waitForResponseLog } = await startServerWithLog(t);
  const text = await sendBytes(`http://127.0.0.1:${port}`, 'once upon a time\r\n\r\n');
  assert.match(text, /^HTTP\/1\.1 400 /);
  const line = await waitForResponseLog('the log line of the request');
  assert.equal(/X-Request-Id: ([0-9a-f]{32})/.exec(text)?.[1], line.request_id);
  assert.equal(line.code, 'invalid_input');
});

test('responses that wait for an earlier one on their connection occupy no slots for large bodies', async (t) => {
  const server = Fastify();
  server.decorateRequest('address', '127.0.0.1');
  const admitBody = createBodyAdmission(async () => null, systemClock);
  const firstResponse = Promise.withResolvers<string>();
  const refusals: unknown[] = [];
  server.get('/first', () => firstResponse.promise);
  server.get('/', async (request, reply) => {
    refusals.push(await admitBody({} as Operation, request, reply));
    return 'admitted';
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const requestTo = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => {
    socket.destroy();
    return server.close();
  });
  // One address has at most four slots.
  socket.write(requestTo('/first') + requestTo('/').repeat(4));
  await eventually('four bodies were admitted', () => refusals.length === 4);
  assert.equal((await fetch(url)).status, 200);
  assert.deepEqual(refusals, [null, null, null, null, null]);
  firstResponse.resolve('done');
});

test('clients that disconnect while their credentials are checked occupy no slots for large bodies', async (t) => {
  const server = Fastify();
  t.after(() => server.close());
  server.decorateRequest('address', '127.0.0.1');
  const isChecked = Promise.withResolvers<null>();
  const admitBody = createBodyAdmission(() => isChecked.promise, systemClock);
  let [waitingCount, closedCount] = [0, 0];
  const refusals: unknown[] = [];
  server.get('/', async (request, reply) => {
    waitingCount += 1;
    reply.raw.once('close', () => {
      closedCount += 1;
    });
    refusals.push(await admitBody({} as Operation, request, reply));
    return 'admitted';
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  // One address has at most four slots.
  const clients = Array.from({ length: 4 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await eventually('four clients wait', () => waitingCount === 4);
  for (const client of clients) client.destroy();
  await eventually('four clients have disconnected', () => closedCount === 4);
  isChecked.resolve(null);
  await (await fetch(url)).text();
  assert.deepEqual(refusals, [null, null, null, null, null]);
});
