// Slow: waits until the lease of a killed node has expired.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { startPausableProxy } from '../../support/pausable-proxy.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { createTrialClient, someLead, startLeadSink, startTrial } from '../../support/relay.ts';

describe('deliveries whose process has ended', () => {
  test('fail at the next start when no dispatch record exists, and can be replayed', async (t) => {
    const { leadSink, proxy, settings, firstServer, trial, deliveryInput } = await startWithBlockedDestination(t);
    const interruptedDelivery = trial.deliver('early', deliveryInput).catch((error: unknown) => error);
    const keyHeaders = [['Idempotency-Key', 'early']] as const;
    await eventually(
      'a delivery is stored',
      async () => (await trial.get('/deliveries/lookup', keyHeaders)).status === 200,
    );
    firstServer.child.kill('SIGKILL');
    await firstServer.ended;
    assert.ok((await interruptedDelivery) instanceof Error);
    proxy.resume();
    const secondServer = await startServeProcess(t, settings);
    const restartedClient = createTrialClient(secondServer.url, trial.apiKey, trial.accountId);
    const response = await restartedClient.deliver('early', deliveryInput);
    assertProblem(response, 424, 'delivery_failed');
    const { effect, attempts, next_action } = response.body.receipt;
    assert.deepEqual([effect, attempts.at(-1).error_class, next_action], ['none', 'process_lost', 'replay']);
    const replayResponse = await restartedClient.deliver('early', deliveryInput, { replay: true });
    assert.equal(replayResponse.status, 200, replayResponse.text);
    assert.equal(replayResponse.body.usage.used, 1);
    assert.equal(leadSink.sink.requests.length, 1);
  });

  test('are ambiguous when a restored backup has them in progress', async (t) => {
    const { proxy, settings, firstServer, trial, deliveryInput } = await startWithBlockedDestination(t);
    const response = trial.deliver('copied', deliveryInput);
    const keyHeaders = [['Idempotency-Key', 'copied']] as const;
    await eventually(
      'a delivery is stored',
      async () => (await trial.get('/deliveries/lookup', keyHeaders)).status === 200,
    );
    const file = join(tempDataDir(t).RIALTO_DATA_DIR, 'backup.sqlite');
    assert.equal((await rialto(['admin', 'backup', file], settings)).code, 0);
    proxy.resume();
    assert.equal((await response).status, 200);
    firstServer.child.kill('SIGTERM');
    await firstServer.ended;
    assert.equal((await rialto(['admin', 'restore-backup', file, '--replace'], settings)).code, 0);
    const secondServer = await startServeProcess(t, settings);
    const restartedClient = createTrialClient(secondServer.url, trial.apiKey, trial.accountId);
    const result = await restartedClient.deliver('copied', deliveryInput);
    assertProblem(result, 424, 'delivery_ambiguous');
    const { effect, attempts, next_action } = result.body.receipt;
    assert.deepEqual(
      [effect, attempts.at(-1).error_class, next_action],
      ['unknown', 'records_set_back', 'check_destination'],
    );
    assert.equal((await restartedClient.get('/usage')).body.used, 1);
  });

  test('are taken over by another node, whose caller gets the receipt', {
    skip: postgresMissing() ?? false,
  }, async (t) => {
    const database = await freshDatabase();
    t.after(() => database.drop());
    const leadSink = await startLeadSink({ onRequest: () => {} });
    t.after(() => leadSink.close());
    const sharedSettings = { DATABASE_URL: database.url, RIALTO_SECRET: 'a secret that both nodes of this test share' };
    const settings = () => ({
      ...tempDataDir(t),
      ...(leadSink.environment as Record<string, string>),
      ...sharedSettings,
    });
    const [killedServer, otherServer] = [
      await startServeProcess(t, settings()),
      await startServeProcess(t, settings()),
    ];
    const trial = await startTrial(killedServer.url);
    const deliveryInput = { destination: leadSink.destination, lead: someLead() };
    const interruptedDelivery = trial.deliver('late', deliveryInput).catch((error: unknown) => error);
    await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
    const joinedDelivery = createTrialClient(otherServer.url, trial.apiKey, trial.accountId).deliver(
      'late',
      deliveryInput,
    );
    killedServer.child.kill('SIGKILL');
    assert.ok((await interruptedDelivery) instanceof Error);
    const response = await joinedDelivery;
    assertProblem(response, 424, 'delivery_ambiguous');
    assert.equal(response.body.receipt.attempts[0].error_class, 'process_lost_after_mark');
    assert.equal(leadSink.sink.requests.length, 1);
    otherServer.child.kill('SIGKILL');
    await otherServer.ended;
  });
});

/** Starts a server whose connections to the destination are blocked by a TCP proxy, and a trial. */
async function startWithBlockedDestination(t: TestContext) {
  const leadSink = await startLeadSink();
  t.after(() => leadSink.close());
  const proxy = await startPausableProxy(leadSink.sink.port, 'paused');
  t.after(() => proxy.close());
  const leadEnvironment = leadSink.environment as Record<string, string>;
  const settings = { ...tempDataDir(t), ...leadEnvironment, RIALTO_RELAY_ALLOW: `127.0.0.1:${proxy.port}` };
  const firstServer = await startServeProcess(t, settings);
  const trial = await startTrial(firstServer.url);
  const deliveryInput = { destination: `https://127.0.0.1:${proxy.port}/hooks`, lead: someLead() };
  return { leadSink, proxy, settings, firstServer, trial, deliveryInput };
}
