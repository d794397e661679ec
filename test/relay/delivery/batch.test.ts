import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../support/eventually.ts';
import { bearer, post } from '../../support/http.ts';
import { databaseTopologies, onePostgresNode } from '../../support/nodes.ts';
import {
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { dataLocationOf } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { waitingSessions } from '../../support/waiting-sessions.ts';

interface BatchItem {
  readonly idempotency_key: string;
  readonly status: number;
  readonly receipt: { readonly state: string; readonly idempotency_key: string } | null;
  readonly problem: { readonly code: string } | null;
}

for (const topology of databaseTopologies) {
  describe(`a batch on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket, { line }) => socket.write(httpResponse(line.includes('/404') ? '404 Not Found' : '200 OK')),
      });
    });
    after(() => relay.close());

    const deliver = (trial: TrialClient, deliveries: object[]) =>
      post(`${relay.urls[0]}/relay/api/v1/deliveries/batch`, { deliveries }, [bearer(trial.apiKey)]);

    test('delivers six leads once each, although the plan allows two at a time, and returns results in order', async () => {
      const trial = await relay.startTrial();
      const requestsBefore = relay.sink.requests.length;
      const keys = Array.from({ length: 6 }, (_, index) => `key ${index}`);
      const batch = keys.map((key) => ({ idempotency_key: key, destination: relay.destination, lead: someLead() }));
      const response = await deliver(trial, batch);
      assert.equal(response.status, 200, response.text);
      const items = response.body.deliveries as BatchItem[];
      assert.deepEqual(
        items.map(({ idempotency_key, status, receipt }) => [idempotency_key, status, receipt?.state]),
        keys.map((key) => [key, 200, 'delivered']),
      );
      assert.equal(relay.sink.requests.length, requestsBefore + keys.length);
      const secondItems = (await deliver(trial, batch)).body.deliveries as BatchItem[];
      assert.deepEqual(
        secondItems.map(({ status }) => status),
        keys.map(() => 200),
      );
      assert.equal(relay.sink.requests.length, requestsBefore + keys.length, 'the repeated batch sends nothing');
    });

    test('delivers the first of several leads with the same key and refuses the others', async () => {
      const trial = await relay.startTrial();
      for (let round = 0; round < 10; round += 1) {
        const batch = Array.from({ length: 4 }, (_, index) => ({
          idempotency_key: `round ${round}`,
          destination: relay.destination,
          lead: someLead({ name: `Person ${index}` }),
        }));
        const items = (await deliver(trial, batch)).body.deliveries as BatchItem[];
        assert.deepEqual(
          items.map(({ status }) => status),
          [200, 409, 409, 409],
        );
      }
    });

    test('returns a receipt or an error for each lead, independently of the others', async () => {
      const trial = await relay.startTrial();
      const { destination } = relay;
      const response = await deliver(trial, [
        { idempotency_key: 'good', destination, lead: someLead() },
        { idempotency_key: 'bad', destination: new URL('/404', destination).href, lead: someLead() },
        { idempotency_key: 'http', destination: 'http://crm.example.com/', lead: someLead() },
        { idempotency_key: 'good', destination, lead: someLead({ name: 'Another' }) },
      ]);
      const items = response.body.deliveries as BatchItem[];
      assert.deepEqual(
        items.map(({ status, receipt, problem }) => [status, receipt?.state ?? null, problem?.code ?? null]),
        [
          [200, 'delivered', null],
          [424, 'failed', 'delivery_failed'],
          [400, null, 'invalid_input'],
          [409, null, 'idempotency_key_reused'],
        ],
      );
    });
  });
}

test('a storage failure of a lead in a batch on PostgreSQL does not end the others', {
  skip: onePostgresNode.missing,
}, async (t) => {
  const relay = await openRelayTestEnvironment(onePostgresNode, {}, { RIALTO_DATABASE_LOCK_WAIT_S: '1' });
  const trial = await relay.startTrial();
  assert.equal((await trial.get('/usage')).status, 200);
  const databaseUrl = dataLocationOf(relay.urls[0] ?? '').databaseUrl ?? '';
  const lockHolder = new pg.Client({ connectionString: databaseUrl });
  lockHolder.on('error', () => {});
  await lockHolder.connect();
  t.after(async () => {
    await lockHolder.end();
    await relay.close();
  });
  await lockHolder.query('begin');
  await lockHolder.query('lock table relay_delivery in access exclusive mode');
  const keys = ['first', 'second', 'third', 'fourth'];
  const batch = keys.map((key) => ({ idempotency_key: key, destination: relay.destination, lead: someLead() }));
  const response = post(`${relay.urls[0]}/relay/api/v1/deliveries/batch`, { deliveries: batch }, [
    bearer(trial.apiKey),
  ]);
  const firstPids = await eventually('the lookups of two leads wait', async () => {
    const pids = await waitingSessions(databaseUrl);
    return pids.length === 2 && pids;
  });
  // Their connections are closed when the lock timeout ends.
  await eventually('the lookups of the next two leads wait', async () => {
    const pids = await waitingSessions(databaseUrl);
    return pids.length === 2 && !pids.some((pid) => firstPids.includes(pid));
  });
  await lockHolder.query('commit');
  const { status, body, text } = await response;
  assert.equal(status, 200, text);
  assert.deepEqual(
    (body.deliveries as BatchItem[]).map((item) => [item.status, item.problem?.code ?? null]),
    [
      [503, 'storage_unavailable'],
      [503, 'storage_unavailable'],
      [200, null],
      [200, null],
    ],
  );
});
