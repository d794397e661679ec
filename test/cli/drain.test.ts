// Slow: waits for servers to drain, including the notice period.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { register, validEntry } from '../support/server.ts';
import { type ServeProcess, startServeProcess, tempDataDir } from './rialto.ts';

test('after SIGTERM a server reports that it is not ready, accepts requests during the notice period, ends long polls and streams, and exits with 0', async (t) => {
  const server = await startServeProcess(t, { ...tempDataDir(t), RIALTO_DRAIN_NOTICE_S: '5' });
  const baseUrl = `${server.url}/exchange/api/v1`;
  const agent = await register(baseUrl);
  await agent.call('create_entry', validEntry());
  const idleConnection = await openIdleConnection(server, t);
  const authorization = `Bearer ${agent.credential}`;
  const longPoll = fetch(`${baseUrl}/updates?cursor=1`, { headers: { authorization, prefer: 'wait=25' } });
  const stream = await fetch(`${baseUrl}/events?cursor=1`, { headers: { authorization } });
  const streamText = stream.text();

  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  await eventually('the readiness check fails', async () => (await fetch(`${server.url}/readyz`)).status === 503);
  const limitsResponse = await fetch(`${baseUrl}/limits`);
  assert.deepEqual([limitsResponse.status, limitsResponse.headers.get('connection')], [200, 'close']);
  await limitsResponse.text();
  const longPollResponse = await longPoll;
  assert.equal(longPollResponse.status, 200);
  assert.deepEqual(((await longPollResponse.json()) as { events: unknown[] }).events, []);
  assert.match(await streamText, /\n: [^\n]+\n\n$/);
  const { code, output } = await server.ended;
  assert.equal(code, 0, output);
  assert.ok(performance.now() - startedMs < 15_000, 'the exit takes less than 10 s after the notice period of 5 s');
  assert.equal(idleConnection.destroyed, true);
});

test('a request on an open connection after the notice period gets 503 draining', async (t) => {
  const server = await startServeProcess(t, { ...tempDataDir(t), RIALTO_DRAIN_NOTICE_S: '0' });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /exchange/api/v1/limits HTTP/1.1\r\nHost: local');
  await eventually('the first request is answered', () => text.includes('"status":"ok"'));
  server.child.kill('SIGTERM');
  await eventually('the port is closed', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  socket.write('host\r\n\r\n');
  await once(socket, 'close');
  assert.match(text, /HTTP\/1\.1 503 [\s\S]*x-request-id: [0-9a-f]{32}[\s\S]*retry-after: [\s\S]*"code":"draining"/);
});

test('writes acknowledged before and during a shutdown exist after the next start', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const firstServer = await startServeProcess(t, dataDirSetting);
  const agent = await register(`${firstServer.url}/exchange/api/v1`);
  const writes = Array.from({ length: 200 }, () => agent.call('create_entry', validEntry()).catch(() => null));
  await Promise.race(writes);
  firstServer.child.kill('SIGTERM');
  const responses = await Promise.all(writes);
  const ids = responses.flatMap((response) => (response?.status === 200 ? [response.body.entry.id as string] : []));
  assert.equal((await firstServer.ended).code, 0);
  const secondServer = await startServeProcess(t, dataDirSetting);
  for (const id of ids) assert.equal((await fetch(`${secondServer.url}/exchange/api/v1/entries/${id}`)).status, 200);
  assert.ok(ids.length > 0);
});

test('a request that never ends delays the exit by about 10 s', async (t) => {
  const server = await startServeProcess(t, { ...tempDataDir(t), RIALTO_DRAIN_NOTICE_S: '0' });
  await sendIncompleteRequest(server, t);
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
  const elapsedMs = performance.now() - startedMs;
  // Without the drain limit of 10 s the request would time out after 30 s.
  assert.ok(elapsedMs >= 10_000 && elapsedMs < 20_000, `${elapsedMs} ms`);
});

test('two termination signals at the same time are handled as one', async (t) => {
  const server = await startServeProcess(t, tempDataDir(t));
  // Two different signals are sent, since the kernel may merge equal ones. A stopped process receives both when it
  // continues.
  server.child.kill('SIGSTOP');
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  server.child.kill('SIGCONT');
  const { code, output } = await server.ended;
  assert.equal(code, 0, output);
});

test('a second SIGTERM more than 500 ms after the first ends the process immediately', async (t) => {
  const server = await startServeProcess(t, { ...tempDataDir(t), RIALTO_DRAIN_NOTICE_S: '60' });
  await eventually('the process exits', () => {
    server.child.kill('SIGTERM');
    return server.child.exitCode !== null;
  });
  assert.equal((await server.ended).code, 1);
});

/** Opens a keep-alive connection, which is idle after one response. */
async function openIdleConnection(server: ServeProcess, t: { after(end: () => void): void }) {
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  const call = request(`${server.url}/healthz`, { agent });
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  await once(response, 'end');
  const { socket } = call;
  if (socket === null) throw new Error('The request has no connection.');
  return socket;
}

/** Sends a request with a part of its announced body; returns when the server has received it. */
async function sendIncompleteRequest(server: ServeProcess, t: { after(end: () => void): void }): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  const head = `POST /exchange/api/v1/operations/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"q":`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  // A response on another connection shows that the server has read the incomplete request.
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
}
