// Slow: starts server processes, and replays a delivery until the limit of replays.

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
import { createTrialClient, type LeadSink, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

/** A destination that responds only when `respondToAll` is called. */
async function startHoldingSink(
  t: TestContext,
): Promise<{ leadSink: LeadSink; respondToAll: (status: string) => void }> {
  const pendingResponses: ((status: string) => void)[] = [];
  const leadSink = await startLeadSink({
    onRequest: (socket) => pendingResponses.push((status) => socket.write(httpResponse(status))),
  });
  t.after(() => leadSink.close());
  return {
    leadSink,
    respondToAll(status) {
      for (const respond of pendingResponses.splice(0)) respond(status);
    },
  };
}

async function startRelay(t: TestContext, leadSink: LeadSink, clock = systemClock): Promise<TestServer> {
  const server = await startServer(leadSink.environment, clock);
  t.after(() => server.close());
  return server;
}

const deliveryInput = (leadSink: LeadSink) => ({ destination: leadSink.destination, lead: someLead() });

test('a draining server refuses new deliveries and finishes running ones with their receipts', async (t) => {
  const { leadSink, respondToAll } = await startHoldingSink(t);
  const settings = {
    ...tempDataDir(t),
    ...(leadSink.environment as Record<string, string>),
    RIALTO_DRAIN_NOTICE_S: '0',
  };
  const server = await startServeProcess(t, settings);
  const trial = await startTrial(server.url);
  const firstDelivery = trial.deliver('in flight', deliveryInput(leadSink));
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  const lateConnection = await openConnection(server.url);
  const body = JSON.stringify(deliveryInput(leadSink));
  const head = headOf(trial.apiKey, 'new', body);
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
  const response = await firstDelivery;
  assert.equal(response.body.state, 'delivered', response.text);
  assert.equal((await server.ended).code, 0);
  assert.equal(leadSink.sink.requests.length, 1);
});

/** Opens a connection and waits for the response to its first request. `received` returns all that was received. */
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
  const { leadSink, respondToAll } = await startHoldingSink(t);
  const settings = { ...tempDataDir(t), ...(leadSink.environment as Record<string, string>) };
  const firstServer = await startServeProcess(t, settings);
  const trial = await startTrial(firstServer.url);
  const body = JSON.stringify(deliveryInput(leadSink));
  const socket = connect(Number(new URL(firstServer.url).port), '127.0.0.1');
  socket.write(`${headOf(trial.apiKey, 'gone', body)}${body}`);
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  socket.destroy();
  firstServer.child.kill('SIGTERM');
  await eventually('no new connection is accepted', () =>
    send(`${firstServer.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  // A server that does not wait for its deliveries would have exited within this second.
  setTimeout(respondToAll, 1_000, '200 OK');
  assert.equal((await firstServer.ended).code, 0);
  const secondServer = await startServeProcess(t, settings);
  const response = await createTrialClient(secondServer.url, trial.apiKey, trial.accountId).deliver(
    'gone',
    deliveryInput(leadSink),
  );
  assert.deepEqual(
    [response.status, response.body.state, leadSink.sink.requests.length],
    [200, 'delivered', 1],
    response.text,
  );
});

test('requests that wait for a delivery of another node get 409 at the deadline', async (t) => {
  let clockOffsetMs = 0;
  const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + clockOffsetMs };
  const { leadSink, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, leadSink, clock);
  const trial = await startTrial(server.url);
  const firstDelivery = trial.deliver('elsewhere', deliveryInput(leadSink));
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  respondToAll('400 Bad Request');
  assertProblem(await firstDelivery, 424, 'delivery_failed');
  // The attempt of a replay that another node has begun and that does not end.
  const openAttempt = JSON.stringify({
    run: 'of another',
    replay: true,
    n: 2,
    startedAtMs: clock.nowMs(),
    marked: true,
  });
  const database = new Sqlite(sqliteFile(server.dataDir));
  t.after(() => database.close());
  database.prepare("update relay_delivery set state = 'dispatching', open = ?, node = 'nod_another'").run(openAttempt);

  const pendingResponses = [
    trial.deliver('elsewhere', deliveryInput(leadSink)),
    trial.deliver('elsewhere', deliveryInput(leadSink), { replay: true }),
  ];
  let responseCount = 0;
  for (const response of pendingResponses) void response.then(() => (responseCount += 1));
  const lookupResponse = await trial.get('/deliveries/lookup', [['Idempotency-Key', 'elsewhere']]);
  assert.deepEqual([lookupResponse.body.state, lookupResponse.body.receipt, responseCount], ['dispatching', null, 0]);
  clockOffsetMs = deadlineMs;
  for (const response of await Promise.all(pendingResponses)) {
    assertProblem(response, 409, 'delivery_in_progress');
    assert.equal(response.headers['retry-after'], '1');
  }
  assert.equal(leadSink.sink.requests.length, 1);
});

test('two concurrent replays make one attempt, and an eleventh replay is refused', async (t) => {
  const { leadSink, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, leadSink);
  const trial = await startTrial(server.url);
  const firstDelivery = trial.deliver('often', deliveryInput(leadSink));
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  respondToAll('500 Internal Server Error');
  assertProblem(await firstDelivery, 424, 'delivery_failed');
  for (let replay = 1; replay <= replaysMax; replay += 1) {
    const concurrentReplays = [0, 1].map(() => trial.deliver('often', deliveryInput(leadSink), { replay: true }));
    await eventually('the destination has received the lead again', () => leadSink.sink.requests.length === replay + 1);
    const otherResponse = await trial.deliver(
      'often',
      { ...deliveryInput(leadSink), lead: someLead({ name: 'Else' }) },
      { replay: true },
    );
    assertProblem(otherResponse, 409, 'replay_mismatch');
    respondToAll('500 Internal Server Error');
    const [firstResponse, secondResponse] = await Promise.all(concurrentReplays);
    assertProblem(firstResponse as never, 424, 'delivery_failed');
    assert.deepEqual(firstResponse?.body.receipt, secondResponse?.body.receipt);
    assert.equal(firstResponse?.body.receipt.attempts.at(-1).n, replay + 1);
    assert.equal(firstResponse?.body.receipt.usage.used, 0);
  }
  const exhaustedResponse = await trial.deliver('often', deliveryInput(leadSink), { replay: true });
  assertProblem(exhaustedResponse, 409, 'replays_exhausted');
  assert.deepEqual(
    [exhaustedResponse.body.receipt.replay_until, exhaustedResponse.body.receipt.next_action],
    [null, 'check_destination'],
  );
  assert.equal(leadSink.sink.requests.length, replaysMax + 1);
});

test('a request that is aborted before its end has no effect', async (t) => {
  const { leadSink } = await startHoldingSink(t);
  const server = await startRelay(t, leadSink);
  const trial = await startTrial(server.url);
  const body = JSON.stringify(deliveryInput(leadSink));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise<void>((resolve) =>
    socket.write(`${headOf(trial.apiKey, 'half', body)}${body.slice(0, -1)}`, () => resolve()),
  );
  assert.deepEqual((await trial.get('/deliveries')).body.deliveries, []);
  socket.destroy();
  await eventually('the socket is closed', () => socket.closed);
  assert.deepEqual((await trial.get('/deliveries')).body.deliveries, []);
  assert.equal(leadSink.sink.connections, 0);
});

test('nothing is sent while storage fails, and a result is stored when storage works again', async (t) => {
  const { leadSink, respondToAll } = await startHoldingSink(t);
  const server = await startRelay(t, leadSink);
  const trial = await startTrial(server.url);
  // The first use of a key is a separate write.
  assert.equal((await trial.get('/deliveries')).status, 200);
  const unlockFirst = await lockDatabase(t, server);
  const refusal = await trial.deliver('refused', deliveryInput(leadSink));
  assertProblem(refusal, 503, 'storage_unavailable');
  assert.ok(Number(refusal.headers['retry-after']) > 0);
  assert.equal(leadSink.sink.requests.length, 0);
  unlockFirst();
  assertProblem(await trial.get('/deliveries/lookup', [['Idempotency-Key', 'refused']]), 404, 'not_found');

  const firstDelivery = trial.deliver('kept', deliveryInput(leadSink));
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  const unlock = await lockDatabase(t, server);
  respondToAll('200 OK');
  const secondDelivery = trial.deliver('kept', deliveryInput(leadSink));
  assert.equal((await trial.get('/deliveries/lookup', [['Idempotency-Key', 'kept']])).body.state, 'dispatching');
  // Writes are executed in order: when this request is refused, the earlier write of the result has failed too.
  assertProblem(await trial.deliver('third', deliveryInput(leadSink)), 503, 'storage_unavailable');
  unlock();
  for (const response of await Promise.all([firstDelivery, secondDelivery]))
    assert.equal(response.body.state, 'delivered', response.text);
  assert.equal(leadSink.sink.requests.length, 1);
});

/** Request line and headers of a delivery request, with the empty line at their end. */
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
