// Slow: waits until the deadline of a delivery has passed.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../../src/core/base/clock.ts';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { deadlineMs, replaysMax } from '../../../src/relay/deliveries/rules/limits.ts';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, send } from '../../support/http.ts';
import { startProcess } from '../../support/processes.ts';
import { type LeadSink, leadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

/** A destination that responds only when `respondToAll` is called. */
async function startHoldingSink(t: TestContext): Promise<{ lead: LeadSink; respondToAll: (status: string) => void }> {
  const pendingResponses: ((status: string) => void)[] = [];
  const lead = await startLeadSink({
    onRequest: (socket) => pendingResponses.push((status) => socket.write(httpResponse(status))),
  });
  t.after(() => lead.close());
  return {
    lead,
    respondToAll(status) {
      for (const respond of pendingResponses.splice(0)) respond(status);
    },
  };
}

async function startRelay(t: TestContext, lead: LeadSink, clock = systemClock): Promise<TestServer> {
  const server = await startServer(lead.environment, clock);
  t.after(() => server.close());
  return server;
}

const order = (lead: LeadSink) => ({ destination: lead.destination, lead: someLead() });

test('a draining server refuses new deliveries and finishes running ones with their receipts', async (t) => {
  const { lead, respondToAll } = await startHoldingSink(t);
  const settings = { ...tempDataDir(t), ...(lead.environment as Record<string, string>), RIALTO_DRAIN_NOTICE_S: '0' };
  const server = await startServeProcess(t, settings);
  const source = await startTrial(server.url);
  const first = source.deliver('in flight', order(lead));
  await eventually('the lead is there', () => lead.sink.requests.length === 1);
  const lateConnection = await openConnection(server.url);
  const body = JSON.stringify(order(lead));
  const head = headOf(source.apiKey, 'new', body);
  lateConnection.socket.write(head.slice(0, -2));
  server.child.kill('SIGTERM');
  await eventually('no new connection is accepted', () =>
    send(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  lateConnection.socket.write(`${head.slice(-2)}${body}`);
  await once(lateConnection.socket, 'close');
  assert.match(lateConnection.received(), /HTTP\/1\.1 503 [\s\S]*retry-after: [1-9][\s\S]*"code":"draining"/i);
  respondToAll('200 OK');
  const response = await first;
  assert.equal(response.body.state, 'delivered', response.text);
  assert.equal((await server.ended).code, 0);
  assert.equal(lead.sink.requests.length, 1);
});

/** A connection after its first response. */
async function openConnection(url: string): Promise<{ socket: Socket; received(): string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await eventually('the first request is answered', () => text.includes('"status":"ok"'));
  return { socket, received: () => text };
}

test('a draining server also finishes deliveries without a waiting caller, and the next server returns their receipts', async (t) => {
  const { lead, respondToAll } = await startHoldingSink(t);
  const settings = { ...tempDataDir(t), ...(lead.environment as Record<string, string>) };
  const first = await startServeProcess(t, settings);
  const source = await startTrial(first.url);
  const body = JSON.stringify(order(lead));
  const socket = connect(Number(new URL(first.url).port), '127.0.0.1');
  socket.write(`${headOf(source.apiKey, 'gone', body)}${body}`);
  await eventually('the lead is there', () => lead.sink.requests.length === 1);
  socket.destroy();
  first.child.kill('SIGTERM');
  await eventually('no new connection is accepted', () =>
    send(`${first.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  // A server that does not wait would have exited by then.
  setTimeout(respondToAll, 1_000, '200 OK');
  assert.equal((await first.ended).code, 0);
  const second = await startServeProcess(t, settings);
  const response = await leadSource(second.url, source.apiKey, source.accountId).deliver('gone', order(lead));
  assert.deepEqual(
    [response.status, response.body.state, lead.sink.requests.length],
    [200, 'delivered', 1],
    response.text,
  );
});

test('a request that waits for a delivery of another process gets 409 at the deadline', async (t) => {
  let movedMs = 0;
  const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + movedMs };
  const { lead, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, lead, clock);
  const source = await startTrial(server.url);
  const first = source.deliver('elsewhere', order(lead));
  await eventually('the lead is there', () => lead.sink.requests.length === 1);
  respondToAll('400 Bad Request');
  assertProblem(await first, 424, 'delivery_failed');
  const open = JSON.stringify({ run: 'of another', replay: true, n: 2, startedAtMs: clock.nowMs(), marked: true });
  const database = new Sqlite(sqliteFile(server.dataDir));
  t.after(() => database.close());
  database.prepare("update relay_delivery set state = 'dispatching', open = ?, node = 'nod_another'").run(open);

  const waiting = [
    source.deliver('elsewhere', order(lead)),
    source.deliver('elsewhere', order(lead), { replay: true }),
  ];
  let responseCount = 0;
  for (const response of waiting) void response.then(() => (responseCount += 1));
  const under = await source.get('/deliveries/lookup', [['Idempotency-Key', 'elsewhere']]);
  assert.deepEqual([under.body.state, under.body.receipt, responseCount], ['dispatching', null, 0]);
  movedMs = deadlineMs;
  for (const response of await Promise.all(waiting)) {
    assertProblem(response, 409, 'delivery_in_progress');
    assert.equal(response.headers['retry-after'], '1');
  }
  assert.equal(lead.sink.requests.length, 1);
});

test('two concurrent replays are one replay, and an eleventh replay is refused', async (t) => {
  const { lead, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, lead);
  const source = await startTrial(server.url);
  const first = source.deliver('often', order(lead));
  await eventually('the lead is there', () => lead.sink.requests.length === 1);
  respondToAll('500 Internal Server Error');
  assertProblem(await first, 424, 'delivery_failed');
  for (let replay = 1; replay <= replaysMax; replay += 1) {
    const both = [0, 1].map(() => source.deliver('often', order(lead), { replay: true }));
    await eventually('the lead is there again', () => lead.sink.requests.length === replay + 1);
    const other = await source.deliver('often', { ...order(lead), lead: someLead({ name: 'Else' }) }, { replay: true });
    assertProblem(other, 409, 'replay_mismatch');
    respondToAll('500 Internal Server Error');
    const [one, two] = await Promise.all(both);
    assertProblem(one as never, 424, 'delivery_failed');
    assert.deepEqual(one?.body.receipt, two?.body.receipt);
    assert.equal(one?.body.receipt.attempts.at(-1).n, replay + 1);
    assert.equal(one?.body.receipt.usage.used, 0);
  }
  const over = await source.deliver('often', order(lead), { replay: true });
  assertProblem(over, 409, 'replays_exhausted');
  assert.deepEqual([over.body.receipt.replay_until, over.body.receipt.next_action], [null, 'check_destination']);
  assert.equal(lead.sink.requests.length, replaysMax + 1);
});

test('a request that is aborted before its end has no effect', async (t) => {
  const { lead } = await startHoldingSink(t);
  const server = await startRelay(t, lead);
  const source = await startTrial(server.url);
  const body = JSON.stringify(order(lead));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise<void>((resolve) =>
    socket.write(`${headOf(source.apiKey, 'half', body)}${body.slice(0, -1)}`, () => resolve()),
  );
  assert.deepEqual((await source.get('/deliveries')).body.deliveries, []);
  socket.destroy();
  await eventually('the socket is closed', () => socket.closed);
  assert.deepEqual((await source.get('/deliveries')).body.deliveries, []);
  assert.equal(lead.sink.connections, 0);
});

test('nothing is sent while storage fails, and a result is stored when storage works again', async (t) => {
  const { lead, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, lead);
  const source = await startTrial(server.url);
  // The first use of a key is a separate write.
  assert.equal((await source.get('/deliveries')).status, 200);
  const unlockFirst = await lockDatabase(t, server);
  const refused = await source.deliver('refused', order(lead));
  assertProblem(refused, 503, 'storage_unavailable');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal(lead.sink.requests.length, 0);
  unlockFirst();
  assertProblem(await source.get('/deliveries/lookup', [['Idempotency-Key', 'refused']]), 404, 'not_found');

  const waiting = source.deliver('kept', order(lead));
  await eventually('the lead is there', () => lead.sink.requests.length === 1);
  const unlock = await lockDatabase(t, server);
  respondToAll('200 OK');
  const [secondDelivery] = [source.deliver('kept', order(lead))];
  assert.equal((await source.get('/deliveries/lookup', [['Idempotency-Key', 'kept']])).body.state, 'dispatching');
  // This request is refused after the result that was queued before it.
  assertProblem(await source.deliver('third', order(lead)), 503, 'storage_unavailable');
  unlock();
  for (const response of await Promise.all([waiting, secondDelivery]))
    assert.equal(response.body.state, 'delivered', response.text);
  assert.equal(lead.sink.requests.length, 1);
});

function headOf(apiKey: string, key: string, body: string): string {
  const lines = [
    'POST /relay/api/v1/deliveries HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${apiKey}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Makes another process hold the write lock until the returned function is called. */
async function lockDatabase(t: TestContext, { dataDir }: TestServer): Promise<() => void> {
  const program = join(import.meta.dirname, '../../faults/support/lock-holder.ts');
  const holder = startProcess(process.execPath, [program, sqliteFile(dataDir)]);
  t.after(() => holder.child.kill('SIGKILL'));
  await eventually('the other process holds the lock', () => holder.output().includes('locked'));
  return () => holder.child.kill('SIGKILL');
}
