import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { type CuttingProxy, startCuttingProxy } from '../../support/cutting-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, type HttpResponse } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { type LeadSink, someLead, startLeadSink, startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

describe('cuts of a PostgreSQL connection at a COMMIT of a delivery', { skip: postgresMissing() ?? false }, () => {
  let leadSink: LeadSink;
  let proxy: CuttingProxy;
  let firstServer: TestServer;
  let secondServer: TestServer;
  let trial: TrialClient;
  const closeFunctions: (() => Promise<void>)[] = [];
  const nextStatuses: (() => string)[] = [];

  before(async () => {
    leadSink = await startLeadSink({
      onRequest: (socket) => socket.write(httpResponse(nextStatuses.shift()?.() ?? '200 OK')),
    });
    const database = await freshDatabase();
    const url = new URL(database.url);
    proxy = await startCuttingProxy(url.hostname, Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    firstServer = await startServer({ ...leadSink.environment, DATABASE_URL: url.href });
    secondServer = await startServer({ ...leadSink.environment, DATABASE_URL: database.url });
    closeFunctions.push(
      () => firstServer.close(),
      () => secondServer.close(),
      () => proxy.close(),
      () => database.drop(),
      () => leadSink.close(),
    );
    trial = await startTrial(firstServer.url);
    // The first use of an API key writes to the database; it must not be the write that is cut.
    assert.equal((await trial.get('/usage')).status, 200);
  });
  after(async () => {
    for (const close of closeFunctions) await close();
  });

  const deliveryInput = () => ({ destination: leadSink.destination, lead: someLead() });
  const usedUnits = async () => (await trial.get('/usage')).body.used as number;
  /** Repeats the request until the response is neither 503 nor delivery_in_progress. */
  const retryUntilStored = (key: string, options: { replay?: boolean } = {}): Promise<HttpResponse> =>
    eventually('the storage is available', async () => {
      const response = await trial.deliver(key, deliveryInput(), options);
      return response.status === 503 || response.body.code === 'delivery_in_progress' ? null : response;
    });
  /** Asserts that both nodes report a failed delivery without effect, and that a replay delivers it. */
  const assertReplayable = async (key: string, unitsBefore: number) => {
    const failedResponse = await retryUntilStored(key);
    assertProblem(failedResponse, 424, 'delivery_failed');
    const { effect, attempts, next_action } = failedResponse.body.receipt as Receipt;
    assert.deepEqual(
      [effect, attempts.map(({ error_class }) => error_class), next_action],
      ['none', ['not_recorded'], 'replay'],
    );
    assertProblem(await trial.deliver(key, deliveryInput(), { url: secondServer?.url ?? '' }), 424, 'delivery_failed');
    assert.equal(await usedUnits(), unitsBefore);
    const replayResponse = await trial.deliver(key, deliveryInput(), { replay: true });
    assert.equal(replayResponse.status, 200, replayResponse.text);
    assert.equal(await usedUnits(), unitsBefore + 1);
    assert.equal((await createReceiptVerifier(firstServer?.url ?? ''))(replayResponse.body), null);
  };

  test('a cut before COMMIT of the acceptance stores no delivery, and a retry of the request delivers the lead', async () => {
    const [unitsBefore, requestsBefore, cutsBefore] = [await usedUnits(), leadSink.sink.requests.length, proxy.cuts];
    proxy.cutAtCommitOf('accepted', 'before');
    assertProblem(await trial.deliver('accept before', deliveryInput()), 503, 'storage_unavailable');
    assert.deepEqual([proxy.cuts, leadSink.sink.requests.length], [cutsBefore + 1, requestsBefore]);
    const response = await retryUntilStored('accept before');
    assert.equal(response.status, 200, response.text);
    assert.deepEqual([await usedUnits(), leadSink.sink.requests.length], [unitsBefore + 1, requestsBefore + 1]);
  });

  test('a cut after COMMIT of the acceptance stores a delivery that sends nothing, releases its unit and can be replayed', async () => {
    const [unitsBefore, requestsBefore, cutsBefore] = [await usedUnits(), leadSink.sink.requests.length, proxy.cuts];
    proxy.cutAtCommitOf('accepted', 'after');
    assertProblem(await trial.deliver('accept after', deliveryInput()), 503, 'storage_unavailable');
    assert.equal(proxy.cuts, cutsBefore + 1);
    await assertReplayable('accept after', unitsBefore);
    assert.equal(leadSink.sink.requests.length, requestsBefore + 1);
  });

  test('a replay that is cut after COMMIT of its acceptance is recorded as an attempt that sent nothing', async () => {
    nextStatuses.push(() => '500 Internal Server Error');
    assertProblem(await trial.deliver('replay after', deliveryInput()), 424, 'delivery_failed');
    const [unitsBefore, requestsBefore] = [await usedUnits(), leadSink.sink.requests.length];
    // The state of an accepted replay.
    proxy.cutAtCommitOf('connecting', 'after');
    assertProblem(await trial.deliver('replay after', deliveryInput(), { replay: true }), 503, 'storage_unavailable');
    const storedReceipt = await eventually('the replay has ended', async () => {
      const { body } = await trial.deliver('replay after', deliveryInput());
      return body.receipt?.attempts.length === 2 ? (body.receipt as Receipt) : null;
    });
    assert.deepEqual([storedReceipt.attempts[1]?.error_class, storedReceipt.effect], ['not_recorded', 'unknown']);
    const replayResponse = await retryUntilStored('replay after', { replay: true });
    assert.deepEqual([replayResponse.status, replayResponse.body.attempts.length], [200, 3], replayResponse.text);
    // The response 500 used no unit; the successful replay uses one.
    assert.deepEqual([await usedUnits(), leadSink.sink.requests.length], [unitsBefore + 1, requestsBefore + 1]);
  });

  for (const moment of ['before', 'after'] as const) {
    test(`nothing is sent when the connection is cut ${moment} COMMIT of the dispatch record`, async () => {
      const [unitsBefore, requestsBefore, cutsBefore] = [await usedUnits(), leadSink.sink.requests.length, proxy.cuts];
      proxy.cutAtCommitOf('dispatching', moment);
      assertProblem(await trial.deliver(`dispatch record ${moment}`, deliveryInput()), 424, 'delivery_failed');
      assert.deepEqual([proxy.cuts, leadSink.sink.requests.length], [cutsBefore + 1, requestsBefore]);
      await assertReplayable(`dispatch record ${moment}`, unitsBefore);
      assert.equal(leadSink.sink.requests.length, requestsBefore + 1);
    });

    test(`each attempt is reported once after a cut ${moment} COMMIT of the second dispatch record`, async () => {
      nextStatuses.push(() => {
        proxy.cutAtCommitOf('dispatching', moment);
        return '503 Service Unavailable';
      });
      const response = await trial.deliver(`second dispatch record ${moment}`, deliveryInput());
      assertProblem(response, 424, 'delivery_failed');
      const { attempts, effect } = response.body.receipt as Receipt;
      assert.deepEqual(
        attempts.map(({ n, http_status, error_class }) => [n, http_status ?? error_class]),
        [
          [1, 503],
          [2, 'not_recorded'],
        ],
      );
      assert.equal(effect, 'refused');
    });

    test(`a delivery is reported as delivered and counted once when the connection is cut ${moment} COMMIT of its result`, async () => {
      const [unitsBefore, requestsBefore, cutsBefore] = [await usedUnits(), leadSink.sink.requests.length, proxy.cuts];
      proxy.cutAtCommitOf('"delivered"', moment);
      const response = await trial.deliver(`result ${moment}`, deliveryInput());
      assert.deepEqual(
        [response.status, response.body.state, proxy.cuts],
        [200, 'delivered', cutsBefore + 1],
        response.text,
      );
      const secondResponse = await trial.deliver(`result ${moment}`, deliveryInput(), { url: secondServer?.url ?? '' });
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.deepEqual([await usedUnits(), leadSink.sink.requests.length], [unitsBefore + 1, requestsBefore + 1]);
    });
  }
});
