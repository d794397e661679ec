import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { type ServeProcess, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { type PausableProxy, startPausableProxy } from '../../support/pausable-proxy.ts';
import { type LeadSink, type LeadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const skip = spawnSync('prlimit', ['--version']).status === 0 ? false : 'the program prlimit is missing';

describe('a full disk', { skip }, () => {
  let lead: LeadSink;
  let proxy: PausableProxy;
  let server: ServeProcess;
  let source: LeadSource;
  let hold: Promise<void> | null = null;
  const closers: (() => unknown)[] = [];
  before(async () => {
    lead = await startLeadSink({
      onRequest: (socket) => void Promise.resolve(hold).then(() => socket.write(httpResponse('200 OK'))),
    });
    proxy = await startPausableProxy(lead.sink.port, 'running');
    const context = { after: (end: () => unknown) => closers.push(end) } as never;
    const allowed = { RIALTO_RELAY_ALLOW: `127.0.0.1:${proxy.port}` };
    server = await startServeProcess(context, {
      ...tempDataDir(context),
      ...(lead.environment as Record<string, string>),
      ...allowed,
    });
    source = await startTrial(server.url);
    // The first use of a key is a separate write.
    assert.equal((await source.get('/usage')).status, 200);
  });
  after(async () => {
    for (const end of closers) await end();
    await server.ended;
    proxy.close();
    await lead.close();
  });

  const order = () => ({ destination: `https://127.0.0.1:${proxy.port}/hooks`, lead: someLead() });
  const setFileSizeLimit = (bytes: string) =>
    assert.equal(spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]).status, 0);
  const used = async () => (await source.get('/usage')).body.used as number;

  test('refuses a delivery that cannot be stored, and a retry succeeds when there is space again', async () => {
    setFileSizeLimit('1');
    assertProblem(await source.deliver('accept', order()), 503, 'storage_unavailable');
    assert.equal((await source.get('/deliveries')).status, 200);
    assert.equal(lead.sink.requests.length, 0);
    setFileSizeLimit('unlimited');
    const response = await source.deliver('accept', order());
    assert.deepEqual([response.status, await used()], [200, 1], response.text);
  });

  test('sends nothing and restores the quota when the dispatch record cannot be written', async () => {
    const [sent, units, result] = [lead.sink.requests.length, await used(), lead.sink.connections];
    // A kept-alive connection would skip the handshake.
    await eventually('no connection is kept', () => lead.sink.open === 0);
    proxy.pause();
    const waiting = source.deliver('mark', order());
    const key = [['Idempotency-Key', 'mark']] as const;
    await eventually('it is accepted', async () => (await source.get('/deliveries/lookup', key)).status === 200);
    setFileSizeLimit('1');
    proxy.resume();
    await eventually('the connection is made', () => lead.sink.connections > result);
    setTimeout(setFileSizeLimit, 500, 'unlimited');
    const response = await waiting;
    assertProblem(response, 424, 'delivery_failed');
    const { effect, attempts } = response.body.receipt as Receipt;
    assert.deepEqual([effect, attempts.map(({ error_class }) => error_class)], ['none', ['not_recorded']]);
    assert.deepEqual([lead.sink.requests.length, await used()], [sent, units]);
    assert.equal((await source.deliver('mark', order(), { replay: true })).status, 200);
  });

  test('makes the relay retry storing a result until there is space again', async () => {
    const [sent, units] = [lead.sink.requests.length, await used()];
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const waiting = source.deliver('result', order());
    await eventually('the lead is there', () => lead.sink.requests.length === sent + 1);
    setFileSizeLimit('1');
    hold = null;
    resolve();
    // This request is refused after the result that was queued before it.
    assertProblem(await source.deliver('another', order()), 503, 'storage_unavailable');
    const key = [['Idempotency-Key', 'result']] as const;
    assert.equal((await source.get('/deliveries/lookup', key)).body.state, 'dispatching');
    setFileSizeLimit('unlimited');
    const response = await waiting;
    assert.deepEqual(
      [response.status, response.body.state, await used()],
      [200, 'delivered', units + 1],
      response.text,
    );
    assert.equal(lead.sink.requests.length, sent + 1);
  });
});
