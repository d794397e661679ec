// Slow: waits until the lease of a killed node has expired.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { systemClock } from '../../../src/core/base/clock.ts';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { platformKeys } from '../../../src/modules.ts';
import { createDeliveryTakeOver } from '../../../src/relay/deliveries/run/take-over.ts';
import { createRelaySecrets } from '../../../src/relay/secrets.ts';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { startPausableProxy } from '../../support/pausable-proxy.ts';
import { freshDatabase, migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { createTrialClient, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { waitingSessions } from '../../support/waiting-sessions.ts';

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

  test('fail at the next start when another node has removed the row of their node before they were stored', async (t) => {
    const { proxy, settings, firstServer, trial, deliveryInput } = await startWithBlockedDestination(t);
    const interruptedDelivery = trial.deliver('orphaned', deliveryInput).catch((error: unknown) => error);
    const keyHeaders = [['Idempotency-Key', 'orphaned']] as const;
    await eventually(
      'a delivery is stored',
      async () => (await trial.get('/deliveries/lookup', keyHeaders)).status === 200,
    );
    firstServer.child.kill('SIGKILL');
    await firstServer.ended;
    assert.ok((await interruptedDelivery) instanceof Error);
    proxy.resume();
    await rawRows({ dataDir: settings.RIALTO_DATA_DIR, databaseUrl: null }, 'delete from node');
    const secondServer = await startServeProcess(t, settings);
    const restartedClient = createTrialClient(secondServer.url, trial.apiKey, trial.accountId);
    const response = await restartedClient.deliver('orphaned', deliveryInput);
    assertProblem(response, 424, 'delivery_failed');
    assert.equal(response.body.receipt.attempts.at(-1).error_class, 'process_lost');
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

test('a take-over of a dead node leaves a delivery that a live node replays by then', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const response = Promise.withResolvers<void>();
  const leadSink = await startLeadSink({
    onRequest: (socket) => void response.promise.then(() => socket.write(httpResponse('200 OK'))),
  });
  const database = await migratedDatabase();
  const server = await startServer({ ...leadSink.environment, DATABASE_URL: database.url });
  const lockHolder = new pg.Client({ connectionString: database.url });
  lockHolder.on('error', () => {});
  await lockHolder.connect();
  t.after(async () => {
    await lockHolder.end();
    await server.close();
    await Promise.all([database.drop(), leadSink.close()]);
  });
  const trial = await startTrial(server.url);
  const delivery = trial.deliver('live', { destination: leadSink.destination, lead: someLead() });
  await eventually('the destination has received the lead', () => leadSink.sink.requests.length === 1);
  const { rows } = await lockHolder.query<{ node: string }>('select node from relay_delivery');
  await lockHolder.query('begin');
  await lockHolder.query('select from relay_account for update');
  const keyring = createKeyring(['a secret']);
  const keys = { secrets: createRelaySecrets(keyring), signingKeys: platformKeys(keyring) };
  const takeOver = createDeliveryTakeOver({ ...keys, clock: systemClock });
  const { app } = server;
  const takeOverEnd = app.database.write((tx) => takeOver(tx, rows[0]?.node ?? '', app.database.epoch));
  await eventually('the take-over waits', async () => (await waitingSessions(database.url)).length > 0);
  await lockHolder.query("update relay_delivery set node = 'nod_live'");
  await lockHolder.query('commit');
  await takeOverEnd;
  response.resolve();
  assert.equal((await delivery).status, 200);
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
