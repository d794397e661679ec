import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem } from '../../support/http.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { createTrialClient, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

test('an expired trial refuses new deliveries but not replays of deliveries that use a unit, and the idempotency key of an expired delivery sends nothing', async (t) => {
  // A delivery that the destination rejects uses a unit.
  let status = '409 Conflict';
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  const clock = fakeClock();
  const server = await startServer(leadSink.environment, clock);
  t.after(async () => {
    await server.close();
    await leadSink.close();
  });
  const trial = await startTrial(server.url);
  const deliveryInput = { destination: leadSink.destination, lead: someLead() };
  const firstResponse = await trial.deliver('early', deliveryInput);
  assertProblem(firstResponse, 424, 'delivery_failed');
  clock.advance(14 * dayMs);
  const lateResponse = await trial.deliver('late', deliveryInput);
  assertProblem(lateResponse, 402, 'trial_expired');
  assert.equal(lateResponse.body.upgrade.replay_still_allowed, true);
  assert.match(
    lateResponse.body.detail,
    new RegExp(`ended at ${lateResponse.body.upgrade.expires_at}.*can still be replayed`),
  );
  assert.equal((await trial.get('/usage')).body.replay_still_allowed, true);
  status = '200 OK';
  assert.equal((await trial.deliver('early', deliveryInput, { replay: true })).status, 200);
  const refusedResponse = await trial.deliver('latest', deliveryInput);
  assertProblem(refusedResponse, 402, 'trial_expired');
  assert.equal(refusedResponse.body.upgrade.replay_still_allowed, false, 'a delivered lead cannot be replayed');
  // A delivery expires 30 days after its creation.
  clock.advance(16 * dayMs);
  for (const replay of [false, true])
    assertProblem(await trial.deliver('early', deliveryInput, { replay }), 410, 'idempotency_key_expired');
  assertProblem(await trial.get(`/deliveries/${firstResponse.body.receipt.id}`), 404, 'not_found');
  assert.deepEqual((await trial.get('/deliveries')).body.deliveries, []);
  assert.equal(leadSink.sink.requests.length, 2);
});

test('a trial whose only delivery has expired reports that nothing can be replayed', async (t) => {
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse('409 Conflict')) });
  const clock = fakeClock();
  const server = await startServer(leadSink.environment, clock);
  t.after(async () => {
    await server.close();
    await leadSink.close();
  });
  const trial = await startTrial(server.url);
  const deliveryInput = { destination: leadSink.destination, lead: someLead() };
  assertProblem(await trial.deliver('early', deliveryInput), 424, 'delivery_failed');
  clock.advance(30 * dayMs - minuteMs);
  assert.equal((await trial.deliver('late', deliveryInput)).body.upgrade.replay_still_allowed, true);
  clock.advance(minuteMs);
  const lateResponse = await trial.deliver('late', deliveryInput);
  assertProblem(lateResponse, 402, 'trial_expired');
  assert.equal(lateResponse.body.upgrade.replay_still_allowed, false);
  assert.doesNotMatch(lateResponse.body.detail, /replayed/);
  assert.equal((await trial.get('/usage')).body.replay_still_allowed, false);
  const replayResponse = await trial.deliver('early', deliveryInput, { replay: true });
  assertProblem(replayResponse, 410, 'idempotency_key_expired');
  assert.match(replayResponse.body.detail, /stored for 30 days.*Nothing was sent\.$/);
});

test('while the secret is rotated, deliveries of the old secret can be read and replayed, and both secrets sign', async (t) => {
  let status = '404 Not Found';
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  t.after(() => leadSink.close());
  const settings = { ...tempDataDir(t), ...(leadSink.environment as Record<string, string>) };
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  const oldSecretServer = await startServeProcess(t, { ...settings, RIALTO_SECRET: oldSecret });
  const trial = await startTrial(oldSecretServer.url);
  const deliveryInput = { destination: leadSink.destination, lead: someLead() };
  const failedResponse = await trial.deliver('kept', deliveryInput);
  assertProblem(failedResponse, 424, 'delivery_failed');
  oldSecretServer.child.kill('SIGTERM');
  assert.equal((await oldSecretServer.ended).code, 0);

  const rotatingServer = await startServeProcess(t, { ...settings, RIALTO_SECRET: `${newSecret},${oldSecret}` });
  const clientDuringRotation = createTrialClient(rotatingServer.url, trial.apiKey, trial.accountId);
  const storedResponse = await clientDuringRotation.deliver('kept', deliveryInput);
  assert.deepEqual(storedResponse.body.receipt.signature, failedResponse.body.receipt.signature);
  assert.equal((await createReceiptVerifier(rotatingServer.url))(storedResponse.body.receipt), null);
  assertProblem(
    await clientDuringRotation.deliver('kept', { ...deliveryInput, lead: someLead({ name: 'Else' }) }),
    409,
    'idempotency_key_reused',
  );
  status = '200 OK';
  const replayResponse = await clientDuringRotation.deliver('kept', deliveryInput, { replay: true });
  assert.equal(replayResponse.status, 200, replayResponse.text);
  assert.equal(replayResponse.body.id, failedResponse.body.receipt.id);
  const signatures = leadSink.sink.requests.map(
    ({ headers }) => headers.find(([name]) => /^webhook-signature$/i.test(name))?.[1].split(' ') ?? [],
  );
  assert.deepEqual(
    signatures.map(({ length }) => length),
    [1, 2],
  );
  assert.equal(JSON.stringify(leadSink.sink.requests[0]?.body), JSON.stringify(leadSink.sink.requests[1]?.body));
});

test('both secrets sign for seven days after a rotation, then only the new one', async (t) => {
  const leadSink = await startLeadSink();
  t.after(() => leadSink.close());
  const clock = fakeClock();
  const folder = tempDataDir(t);
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  let server: TestServer | null = null;
  const startWith = async (RIALTO_SECRET: string) => {
    await server?.close();
    server = await startServer({ ...leadSink.environment, ...folder, RIALTO_SECRET }, clock);
    return server;
  };
  t.after(() => server?.close());
  const countSignaturesAndSecrets = async (url: string, apiKey: string) => {
    const trial = createTrialClient(url, apiKey, '');
    const { origin } = new URL(leadSink.destination);
    const response = await trial.deliver(`at ${clock.nowMs()}`, {
      destination: leadSink.destination,
      lead: someLead(),
    });
    assert.equal(response.status, 200, response.text);
    const { headers } = leadSink.sink.requests.at(-1) as (typeof leadSink.sink.requests)[number];
    const signatureCount = headers.find(([name]) => /^webhook-signature$/i.test(name))?.[1].split(' ').length;
    return [signatureCount, (await trial.get(`/destinations/secret?origin=${origin}`)).body.secrets.length];
  };
  const oldSecretServer = await startWith(oldSecret);
  const { apiKey } = await startTrial(oldSecretServer.url);
  assert.deepEqual(await countSignaturesAndSecrets(oldSecretServer.url, apiKey), [1, 1]);
  clock.advance(dayMs);
  const rotatingServer = await startWith(`${newSecret},${oldSecret}`);
  assert.deepEqual(await countSignaturesAndSecrets(rotatingServer.url, apiKey), [2, 2]);
  clock.advance(7 * dayMs - 60_000);
  assert.deepEqual(await countSignaturesAndSecrets(rotatingServer.url, apiKey), [2, 2]);
  const restartedServer = await startWith(`${newSecret},${oldSecret}`);
  assert.deepEqual(await countSignaturesAndSecrets(restartedServer.url, apiKey), [2, 2]);
  clock.advance(60_000);
  assert.deepEqual(await countSignaturesAndSecrets(restartedServer.url, apiKey), [1, 1]);
});
