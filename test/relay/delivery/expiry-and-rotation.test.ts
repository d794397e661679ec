import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem } from '../../support/http.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { leadSource, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

test("an expired trial refuses new deliveries but not replays of those with a unit, and an expired record's key sends nothing again", async (t) => {
  let status = '409 Conflict';
  const lead = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  const clock = fakeClock();
  const server = await startServer(lead.environment, clock);
  t.after(async () => {
    await server.close();
    await lead.close();
  });
  const source = await startTrial(server.url);
  const order = { destination: lead.destination, lead: someLead() };
  const first = await source.deliver('early', order);
  assertProblem(first, 424, 'delivery_failed');
  clock.advance(14 * dayMs);
  const late = await source.deliver('late', order);
  assertProblem(late, 402, 'trial_expired');
  assert.equal(late.body.upgrade.replay_still_allowed, true);
  assert.match(late.body.detail, new RegExp(`ended at ${late.body.upgrade.expires_at}.*can still be replayed`));
  assert.equal((await source.get('/usage')).body.replay_still_allowed, true);
  status = '200 OK';
  assert.equal((await source.deliver('early', order, { replay: true })).status, 200);
  const delivered = await source.deliver('latest', order);
  assertProblem(delivered, 402, 'trial_expired');
  assert.equal(delivered.body.upgrade.replay_still_allowed, false, 'what was delivered cannot be replayed');
  clock.advance(16 * dayMs);
  for (const replay of [false, true])
    assertProblem(await source.deliver('early', order, { replay }), 410, 'idempotency_key_expired');
  assertProblem(await source.get(`/deliveries/${first.body.receipt.id}`), 404, 'not_found');
  assert.deepEqual((await source.get('/deliveries')).body.deliveries, []);
  assert.equal(lead.sink.requests.length, 2);
});

test('a trial without records reports that nothing can be replayed', async (t) => {
  const lead = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse('409 Conflict')) });
  const clock = fakeClock();
  const server = await startServer(lead.environment, clock);
  t.after(async () => {
    await server.close();
    await lead.close();
  });
  const source = await startTrial(server.url);
  const order = { destination: lead.destination, lead: someLead() };
  assertProblem(await source.deliver('early', order), 424, 'delivery_failed');
  clock.advance(30 * dayMs - minuteMs);
  assert.equal((await source.deliver('late', order)).body.upgrade.replay_still_allowed, true);
  clock.advance(minuteMs);
  const late = await source.deliver('late', order);
  assertProblem(late, 402, 'trial_expired');
  assert.equal(late.body.upgrade.replay_still_allowed, false);
  assert.doesNotMatch(late.body.detail, /replayed/);
  assert.equal((await source.get('/usage')).body.replay_still_allowed, false);
  const replayed = await source.deliver('early', order, { replay: true });
  assertProblem(replayed, 410, 'idempotency_key_expired');
  assert.match(replayed.body.detail, /kept for 30 days.*Nothing was sent\.$/);
});

test('while the secret is rotated, records of the old secret are found and both secrets sign', async (t) => {
  let status = '404 Not Found';
  const lead = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  t.after(() => lead.close());
  const settings = { ...tempDataDir(t), ...(lead.environment as Record<string, string>) };
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  const before = await startServeProcess(t, { ...settings, RIALTO_SECRET: oldSecret });
  const source = await startTrial(before.url);
  const order = { destination: lead.destination, lead: someLead() };
  const failed = await source.deliver('kept', order);
  assertProblem(failed, 424, 'delivery_failed');
  before.child.kill('SIGTERM');
  assert.equal((await before.ended).code, 0);

  const during = await startServeProcess(t, { ...settings, RIALTO_SECRET: `${newSecret},${oldSecret}` });
  const sourceDuringRotation = leadSource(during.url, source.apiKey, source.accountId);
  const stored = await sourceDuringRotation.deliver('kept', order);
  assert.deepEqual(stored.body.receipt.signature, failed.body.receipt.signature);
  assert.equal((await createReceiptVerifier(during.url))(stored.body.receipt), null);
  assertProblem(
    await sourceDuringRotation.deliver('kept', { ...order, lead: someLead({ name: 'Else' }) }),
    409,
    'idempotency_key_reused',
  );
  status = '200 OK';
  const replayed = await sourceDuringRotation.deliver('kept', order, { replay: true });
  assert.equal(replayed.status, 200, replayed.text);
  assert.equal(replayed.body.id, failed.body.receipt.id);
  const signatures = lead.sink.requests.map(
    ({ headers }) => headers.find(([name]) => /^webhook-signature$/i.test(name))?.[1].split(' ') ?? [],
  );
  assert.deepEqual(
    signatures.map(({ length }) => length),
    [1, 2],
  );
  assert.equal(JSON.stringify(lead.sink.requests[0]?.body), JSON.stringify(lead.sink.requests[1]?.body));
});

test('both secrets sign for seven days after a rotation, then only the new one', async (t) => {
  const lead = await startLeadSink();
  t.after(() => lead.close());
  const clock = fakeClock();
  const folder = tempDataDir(t);
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  let server: TestServer | null = null;
  const startWith = async (RIALTO_SECRET: string) => {
    await server?.close();
    server = await startServer({ ...lead.environment, ...folder, RIALTO_SECRET }, clock);
    return server;
  };
  t.after(() => server?.close());
  const signing = async (url: string, apiKey: string) => {
    const source = leadSource(url, apiKey, '');
    const { origin } = new URL(lead.destination);
    const response = await source.deliver(`at ${clock.nowMs()}`, { destination: lead.destination, lead: someLead() });
    assert.equal(response.status, 200, response.text);
    const { headers } = lead.sink.requests.at(-1) as (typeof lead.sink.requests)[number];
    const signatures = headers.find(([name]) => /^webhook-signature$/i.test(name))?.[1].split(' ').length;
    return [signatures, (await source.get(`/destinations/secret?origin=${origin}`)).body.secrets.length];
  };
  const before = await startWith(oldSecret);
  const { apiKey } = await startTrial(before.url);
  assert.deepEqual(await signing(before.url, apiKey), [1, 1]);
  clock.advance(dayMs);
  const changed = await startWith(`${newSecret},${oldSecret}`);
  assert.deepEqual(await signing(changed.url, apiKey), [2, 2]);
  clock.advance(7 * dayMs - 60_000);
  assert.deepEqual(await signing(changed.url, apiKey), [2, 2]);
  const restarted = await startWith(`${newSecret},${oldSecret}`);
  assert.deepEqual(await signing(restarted.url, apiKey), [2, 2]);
  clock.advance(60_000);
  assert.deepEqual(await signing(restarted.url, apiKey), [1, 1]);
});
