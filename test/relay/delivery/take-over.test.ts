// Slow: waits until the lease of a killed node has expired.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { startPausableProxy } from '../../support/pausable-proxy.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { leadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';

describe('the deliveries of a killed process', () => {
  test('are closed at the next start, and one without a dispatch record can be replayed', async (t) => {
    const { lead, proxy, settings, first, source, order } = await startWithBlockedDestination(t);
    const interrupted = source.deliver('early', order).catch((error: unknown) => error);
    const key = [['Idempotency-Key', 'early']] as const;
    await eventually('a delivery is stored', async () => (await source.get('/deliveries/lookup', key)).status === 200);
    first.child.kill('SIGKILL');
    await first.ended;
    assert.ok((await interrupted) instanceof Error);
    proxy.resume();
    const second = await startServeProcess(t, settings);
    const restartedSource = leadSource(second.url, source.apiKey, source.accountId);
    const response = await restartedSource.deliver('early', order);
    assertProblem(response, 424, 'delivery_failed');
    const { effect, attempts, next_action } = response.body.receipt;
    assert.deepEqual([effect, attempts[0].error_class, next_action], ['none', 'process_lost', 'replay']);
    const replayed = await restartedSource.deliver('early', order, { replay: true });
    assert.equal(replayed.status, 200, replayed.text);
    assert.equal(replayed.body.usage.used, 1);
    assert.equal(lead.sink.requests.length, 1);
  });

  test('are ambiguous when a restored backup has them in progress', async (t) => {
    const { proxy, settings, first, source, order } = await startWithBlockedDestination(t);
    const response = source.deliver('copied', order);
    const key = [['Idempotency-Key', 'copied']] as const;
    await eventually('a delivery is stored', async () => (await source.get('/deliveries/lookup', key)).status === 200);
    const file = join(tempDataDir(t).RIALTO_DATA_DIR, 'backup.sqlite');
    assert.equal((await rialto(['admin', 'backup', file], settings)).code, 0);
    proxy.resume();
    assert.equal((await response).status, 200);
    first.child.kill('SIGTERM');
    await first.ended;
    assert.equal((await rialto(['admin', 'restore-backup', file, '--replace'], settings)).code, 0);
    const second = await startServeProcess(t, settings);
    const restartedSource = leadSource(second.url, source.apiKey, source.accountId);
    const result = await restartedSource.deliver('copied', order);
    assertProblem(result, 424, 'delivery_ambiguous');
    const { effect, attempts, next_action } = result.body.receipt;
    assert.deepEqual(
      [effect, attempts[0].error_class, next_action],
      ['unknown', 'records_set_back', 'check_destination'],
    );
    assert.equal((await restartedSource.get('/usage')).body.used, 1);
  });

  test('are taken over by another node, whose caller gets the receipt', {
    skip: postgresMissing() ?? false,
  }, async (t) => {
    const database = await freshDatabase();
    t.after(() => database.drop());
    const lead = await startLeadSink({ onRequest: () => {} });
    t.after(() => lead.close());
    const sharedSettings = { DATABASE_URL: database.url, RIALTO_SECRET: 'a secret that both nodes of this test share' };
    const settings = () => ({ ...tempDataDir(t), ...(lead.environment as Record<string, string>), ...sharedSettings });
    const [stopping, running] = [await startServeProcess(t, settings()), await startServeProcess(t, settings())];
    const source = await startTrial(stopping.url);
    const order = { destination: lead.destination, lead: someLead() };
    const interrupted = source.deliver('late', order).catch((error: unknown) => error);
    await eventually('the lead is there', () => lead.sink.requests.length === 1);
    const waiting = leadSource(running.url, source.apiKey, source.accountId).deliver('late', order);
    stopping.child.kill('SIGKILL');
    assert.ok((await interrupted) instanceof Error);
    const response = await waiting;
    assertProblem(response, 424, 'delivery_ambiguous');
    assert.equal(response.body.receipt.attempts[0].error_class, 'process_lost_after_mark');
    assert.equal(lead.sink.requests.length, 1);
    running.child.kill('SIGKILL');
    await running.ended;
  });
});

/** A server whose connections to the destination are blocked by a TCP proxy. */
async function startWithBlockedDestination(t: TestContext) {
  const lead = await startLeadSink();
  t.after(() => lead.close());
  const proxy = await startPausableProxy(lead.sink.port, 'paused');
  t.after(() => proxy.close());
  const input = lead.environment as Record<string, string>;
  const settings = { ...tempDataDir(t), ...input, RIALTO_RELAY_ALLOW: `127.0.0.1:${proxy.port}` };
  const first = await startServeProcess(t, settings);
  const source = await startTrial(first.url);
  const order = { destination: `https://127.0.0.1:${proxy.port}/hooks`, lead: someLead() };
  return { lead, proxy, settings, first, source, order };
}
