import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { type CuttingProxy, startCuttingProxy } from '../../support/cutting-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, type HttpResponse } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { type LeadSink, type LeadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

describe('a PostgreSQL connection that is cut at a COMMIT of a delivery', { skip: postgresMissing() ?? false }, () => {
  let lead: LeadSink;
  let proxy: CuttingProxy;
  let firstServer: TestServer;
  let secondServer: TestServer;
  let source: LeadSource;
  const closers: (() => Promise<void>)[] = [];
  const responses: (() => string)[] = [];

  before(async () => {
    lead = await startLeadSink({
      onRequest: (socket) => socket.write(httpResponse(responses.shift()?.() ?? '200 OK')),
    });
    const database = await freshDatabase();
    const url = new URL(database.url);
    proxy = await startCuttingProxy(url.hostname, Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    firstServer = await startServer({ ...lead.environment, DATABASE_URL: url.href });
    secondServer = await startServer({ ...lead.environment, DATABASE_URL: database.url });
    closers.push(
      () => firstServer.close(),
      () => secondServer.close(),
      () => proxy.close(),
      () => database.drop(),
      () => lead.close(),
    );
    source = await startTrial(firstServer.url);
    // The first use of a key is a write of its own.
    assert.equal((await source.get('/usage')).status, 200);
  });
  after(async () => {
    for (const end of closers) await end();
  });

  const order = () => ({ destination: lead.destination, lead: someLead() });
  const used = async () => (await source.get('/usage')).body.used as number;
  /** Repeats the request until the response is neither 503 nor delivery_in_progress. */
  const readAgain = (key: string, options: { replay?: boolean } = {}): Promise<HttpResponse> =>
    eventually('the storage is available', async () => {
      const response = await source.deliver(key, order(), options);
      return response.status === 503 || response.body.code === 'delivery_in_progress' ? null : response;
    });
  /** Asserts that both nodes report a failed delivery without effect, and that a replay delivers it. */
  const assertReplayable = async (key: string, units: number) => {
    const failed = await readAgain(key);
    assertProblem(failed, 424, 'delivery_failed');
    const { effect, attempts, next_action } = failed.body.receipt as Receipt;
    assert.deepEqual(
      [effect, attempts.map(({ error_class }) => error_class), next_action],
      ['none', ['not_recorded'], 'replay'],
    );
    assertProblem(await source.deliver(key, order(), { url: secondServer?.url ?? '' }), 424, 'delivery_failed');
    assert.equal(await used(), units);
    const replayed = await source.deliver(key, order(), { replay: true });
    assert.equal(replayed.status, 200, replayed.text);
    assert.equal(await used(), units + 1);
    assert.equal((await createReceiptVerifier(firstServer?.url ?? ''))(replayed.body), null);
  };

  test('a cut before COMMIT stores no delivery, and a retry of the request delivers the lead', async () => {
    const [units, sent, cuts] = [await used(), lead.sink.requests.length, proxy.cuts];
    proxy.cutAtCommitOf('accepted', 'before');
    assertProblem(await source.deliver('accept before', order()), 503, 'storage_unavailable');
    assert.deepEqual([proxy.cuts, lead.sink.requests.length], [cuts + 1, sent]);
    const response = await readAgain('accept before');
    assert.equal(response.status, 200, response.text);
    assert.deepEqual([await used(), lead.sink.requests.length], [units + 1, sent + 1]);
  });

  test('a cut after COMMIT stores a delivery that sends nothing, releases its unit and can be replayed', async () => {
    const [units, sent, cuts] = [await used(), lead.sink.requests.length, proxy.cuts];
    proxy.cutAtCommitOf('accepted', 'after');
    assertProblem(await source.deliver('accept after', order()), 503, 'storage_unavailable');
    assert.equal(proxy.cuts, cuts + 1);
    await assertReplayable('accept after', units);
    assert.equal(lead.sink.requests.length, sent + 1);
  });

  test('a cut after COMMIT of a replay counts it as a replay that sent nothing', async () => {
    responses.push(() => '500 Internal Server Error');
    assertProblem(await source.deliver('replay after', order()), 424, 'delivery_failed');
    const [units, sent] = [await used(), lead.sink.requests.length];
    proxy.cutAtCommitOf('connecting', 'after');
    assertProblem(await source.deliver('replay after', order(), { replay: true }), 503, 'storage_unavailable');
    const stored = await eventually('the replay is closed', async () => {
      const { body } = await source.deliver('replay after', order());
      return body.receipt?.attempts.length === 2 ? (body.receipt as Receipt) : null;
    });
    assert.deepEqual([stored.attempts[1]?.error_class, stored.effect], ['not_recorded', 'unknown']);
    const replayed = await readAgain('replay after', { replay: true });
    assert.deepEqual([replayed.status, replayed.body.attempts.length], [200, 3], replayed.text);
    // A response of 500 uses no unit; the delivery does.
    assert.deepEqual([await used(), lead.sink.requests.length], [units + 1, sent + 1]);
  });

  for (const moment of ['before', 'after'] as const) {
    test(`nothing is sent when the connection is cut ${moment} COMMIT of the dispatch record`, async () => {
      const [units, sent, cuts] = [await used(), lead.sink.requests.length, proxy.cuts];
      proxy.cutAtCommitOf('dispatching', moment);
      assertProblem(await source.deliver(`mark ${moment}`, order()), 424, 'delivery_failed');
      assert.deepEqual([proxy.cuts, lead.sink.requests.length], [cuts + 1, sent]);
      await assertReplayable(`mark ${moment}`, units);
      assert.equal(lead.sink.requests.length, sent + 1);
    });

    test(`each attempt is reported once after a cut ${moment} COMMIT of the second dispatch record`, async () => {
      responses.push(() => {
        proxy.cutAtCommitOf('dispatching', moment);
        return '503 Service Unavailable';
      });
      const response = await source.deliver(`second mark ${moment}`, order());
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

    test(`a result is stored with retries and reported correctly when the connection is cut ${moment} COMMIT`, async () => {
      const [units, sent, cuts] = [await used(), lead.sink.requests.length, proxy.cuts];
      proxy.cutAtCommitOf('"delivered"', moment);
      const response = await source.deliver(`result ${moment}`, order());
      assert.deepEqual([response.status, response.body.state, proxy.cuts], [200, 'delivered', cuts + 1], response.text);
      const secondResponse = await source.deliver(`result ${moment}`, order(), { url: secondServer?.url ?? '' });
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.deepEqual([await used(), lead.sink.requests.length], [units + 1, sent + 1]);
    });
  }
});
