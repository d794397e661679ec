import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { register, someEntry } from '../support/server.ts';
import { ownFolder, type Serving, serving } from './rialto.ts';

test('SIGTERM turns readiness red, refuses new work, lets waiting callers go and exits 0', async (t) => {
  const server = await serving(t, ownFolder(t));
  const baseUrl = `${server.url}/exchange/api/v1`;
  const agent = await register(baseUrl);
  await agent.call('create_entry', someEntry());
  const idle = await openIdleConnection(server, t);
  const authorization = `Bearer ${agent.credential}`;
  const waiting = fetch(`${baseUrl}/updates?cursor=1`, { headers: { authorization, prefer: 'wait=25' } });
  const stream = await fetch(`${baseUrl}/events?cursor=1`, { headers: { authorization } });
  const streamed = stream.text();

  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  await eventually('readiness is red', async () => (await fetch(`${server.url}/readyz`)).status === 503, 900);
  const refused = await fetch(`${baseUrl}/limits`);
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal(((await refused.json()) as { code: string }).code, 'draining');
  const released = await waiting;
  assert.equal(released.status, 200);
  assert.deepEqual(((await released.json()) as { events: unknown[] }).events, []);
  assert.match(await streamed, /\n: [^\n]+\n\n$/);
  const { code, output } = await server.ended;
  assert.equal(code, 0, output);
  assert.ok(performance.now() - startedMs < 10_000);
  assert.equal(idle.destroyed, true);
});

test('what was acknowledged before SIGTERM is there after the next start', async (t) => {
  const folder = ownFolder(t);
  const first = await serving(t, folder);
  const agent = await register(`${first.url}/exchange/api/v1`);
  const writes = Array.from({ length: 200 }, () => agent.call('create_entry', someEntry()).catch(() => null));
  await Promise.race(writes);
  first.child.kill('SIGTERM');
  const answers = await Promise.all(writes);
  const ids = answers.flatMap((answer) => (answer?.status === 200 ? [answer.body.entry.id as string] : []));
  assert.equal((await first.ended).code, 0);
  const second = await serving(t, folder);
  for (const id of ids) assert.equal((await fetch(`${second.url}/exchange/api/v1/entries/${id}`)).status, 200);
  assert.ok(ids.length > 0);
});

test('a request that never ends holds the exit up for at most 10 s', async (t) => {
  const server = await serving(t, ownFolder(t));
  await sendHalf(server, t);
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
  assert.ok(performance.now() - startedMs < 11_000);
});

test('a second SIGTERM ends it at once', async (t) => {
  const server = await serving(t, ownFolder(t));
  await sendHalf(server, t);
  server.child.kill('SIGTERM');
  await eventually('it drains', () => server.output().includes('"draining"'));
  const startedMs = performance.now();
  server.child.kill('SIGTERM');
  await server.ended;
  assert.ok(performance.now() - startedMs < 1_000);
});

/** A keep-alive connection that has had its answer and asks nothing more. */
async function openIdleConnection(server: Serving, t: { after(end: () => void): void }) {
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

/** Announces a body and sends half of it. */
async function sendHalf(server: Serving, t: { after(end: () => void): void }): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  const head = `POST /exchange/api/v1/operations/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"q":`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  // Another request on its own connection is answered only after this one has arrived.
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
}
