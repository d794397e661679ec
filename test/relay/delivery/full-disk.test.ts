import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { type ServeProcess, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { type PausableProxy, startPausableProxy } from '../../support/pausable-proxy.ts';
import { type LeadSink, someLead, startLeadSink, startTrial, type TrialClient } from '../../support/relay.ts';
import { httpResponse, resetConnection } from '../../support/tls-sink.ts';

const skip = spawnSync('prlimit', ['--version']).status === 0 ? false : 'the program prlimit is missing';

describe('a full disk', { skip }, () => {
  let leadSink: LeadSink;
  let proxy: PausableProxy;
  let server: ServeProcess;
  let trial: TrialClient;
  /** The destination responds after this promise. */
  let responseDelay: Promise<void> | null = null;
  /** The destination resets the connection after each lead. */
  let isReset = false;
  const closeFunctions: (() => unknown)[] = [];
  before(async () => {
    leadSink = await startLeadSink({
      onRequest(socket, { line }) {
        if (isReset && line.startsWith('POST ')) resetConnection(socket);
        else void Promise.resolve(responseDelay).then(() => socket.write(httpResponse('200 OK')));
      },
    });
    proxy = await startPausableProxy(leadSink.sink.port, 'running');
    // A test context whose cleanup functions run in `after` of this suite.
    const context = { after: (close: () => unknown) => closeFunctions.push(close) } as never;
    const allowed = { RIALTO_RELAY_ALLOW: `127.0.0.1:${proxy.port}` };
    server = await startServeProcess(context, {
      ...tempDataDir(context),
      ...(leadSink.environment as Record<string, string>),
      ...allowed,
    });
    trial = await startTrial(server.url);
    // The first use of a key is a separate write.
    assert.equal((await trial.get('/usage')).status, 200);
  });
  after(async () => {
    for (const close of closeFunctions) await close();
    await server.ended;
    proxy.close();
    await leadSink.close();
  });

  const deliveryInput = () => ({ destination: `https://127.0.0.1:${proxy.port}/hooks`, lead: someLead() });
  /** Limits the size of files that the server can write. A limit of 1 byte simulates a full disk. */
  const setFileSizeLimit = (bytes: string) =>
    assert.equal(spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]).status, 0);
  const usedUnits = async () => (await trial.get('/usage')).body.used as number;

  test('makes the relay refuse a delivery that cannot be stored, and a retry succeeds when there is space again', async () => {
    setFileSizeLimit('1');
    assertProblem(await trial.deliver('accept', deliveryInput()), 503, 'storage_unavailable');
    assert.equal((await trial.get('/deliveries')).status, 200);
    assert.equal(leadSink.sink.requests.length, 0);
    setFileSizeLimit('unlimited');
    const response = await trial.deliver('accept', deliveryInput());
    assert.deepEqual([response.status, await usedUnits()], [200, 1], response.text);
  });

  test('makes the relay send nothing and restore the unit when the dispatch record cannot be written', async () => {
    const [sentBefore, unitsBefore, connectionsBefore] = [
      leadSink.sink.requests.length,
      await usedUnits(),
      leadSink.sink.connections,
    ];
    // A kept-alive connection would skip the handshake.
    await eventually('no connection is open', () => leadSink.sink.open === 0);
    proxy.pause();
    const pendingDelivery = trial.deliver('dispatch', deliveryInput());
    const key = [['Idempotency-Key', 'dispatch']] as const;
    await eventually(
      'the delivery is accepted',
      async () => (await trial.get('/deliveries/lookup', key)).status === 200,
    );
    setFileSizeLimit('1');
    proxy.resume();
    await eventually('the connection is established', () => leadSink.sink.connections > connectionsBefore);
    await eventually('the connection is closed because nothing can be sent', () => leadSink.sink.open === 0);
    setFileSizeLimit('unlimited');
    const response = await pendingDelivery;
    assertProblem(response, 424, 'delivery_failed');
    const { effect, attempts } = response.body.receipt as Receipt;
    assert.deepEqual([effect, attempts.map(({ error_class }) => error_class)], ['none', ['not_recorded']]);
    assert.deepEqual([leadSink.sink.requests.length, await usedUnits()], [sentBefore, unitsBefore]);
    assert.equal((await trial.deliver('dispatch', deliveryInput(), { replay: true })).status, 200);
  });

  test('makes the relay retry storing a result until there is space again', async () => {
    const [sentBefore, unitsBefore] = [leadSink.sink.requests.length, await usedUnits()];
    const { promise, resolve } = Promise.withResolvers<void>();
    responseDelay = promise;
    const pendingDelivery = trial.deliver('result', deliveryInput());
    await eventually('the destination has received the lead', () => leadSink.sink.requests.length === sentBefore + 1);
    setFileSizeLimit('1');
    responseDelay = null;
    resolve();
    // Writes are executed in order: when this request is refused, the earlier write of the result has failed too.
    assertProblem(await trial.deliver('another', deliveryInput()), 503, 'storage_unavailable');
    const key = [['Idempotency-Key', 'result']] as const;
    assert.equal((await trial.get('/deliveries/lookup', key)).body.state, 'dispatching');
    setFileSizeLimit('unlimited');
    const response = await pendingDelivery;
    assert.deepEqual(
      [response.status, response.body.state, await usedUnits()],
      [200, 'delivered', unitsBefore + 1],
      response.text,
    );
    assert.equal(leadSink.sink.requests.length, sentBefore + 1);
  });

  test('makes the relay retry storing the response of a receiver, which is queried only once', async () => {
    isReset = true;
    const delivery = await trial.deliver('ambiguous', deliveryInput());
    assertProblem(delivery, 424, 'delivery_ambiguous');
    const { promise, resolve } = Promise.withResolvers<void>();
    responseDelay = promise;
    const requestsBefore = leadSink.sink.requests.length;
    const { id } = delivery.body.receipt;
    const query = { receipt_url: deliveryInput().destination };
    const pendingQuery = post(`${server.url}/relay/api/v1/deliveries/${id}/ask`, query, [bearer(trial.apiKey)]);
    await eventually('the receiver is queried', () => leadSink.sink.requests.length === requestsBefore + 1);
    setFileSizeLimit('1');
    responseDelay = null;
    resolve();
    await eventually('the connection of the query is idle', async () => {
      const response = await trial.deliver('yet another', deliveryInput());
      return response.status === 503;
    });
    setFileSizeLimit('unlimited');
    const response = await pendingQuery;
    assert.equal(response.status, 200, response.text);
    assert.deepEqual([response.body.settled.outcome, response.body.settled.stated_by], ['arrived', 'receiver']);
    assert.equal(leadSink.sink.requests.length, requestsBefore + 1);
  });
});
