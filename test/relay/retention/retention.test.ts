import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { dayMs } from '../../../src/core/base/clock.ts';
import { trialRecordsMax } from '../../../src/relay/deliveries/rules/retention.ts';
import { assertAbsent, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, post, send } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type MovableClock, movableClock } from '../../support/movable-clock.ts';
import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { rawRows, type StoredAt } from '../../support/raw-rows.ts';
import {
  beginTrial,
  type LeadSink,
  type LeadSource,
  leadSource,
  someLead,
  startLeadSink,
} from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const stores = [
  { name: 'SQLite', nodes: 1, missing: false },
  { name: 'PostgreSQL, three nodes', nodes: 3, missing: postgresMissing() ?? false },
] as const;

for (const { name, nodes, missing } of stores) {
  describe(`retention of the relay on ${name}`, { skip: missing }, () => {
    test('a trial keeps its newest ten thousand records, and only the keys of older ones', async (t) => {
      const place = await openPlace(t, name !== 'SQLite');
      const early = await place.start();
      const source = await beginTrial(early.url);
      const order = { destination: place.lead.destination, lead: someLead({ test: true }) };
      assert.equal((await source.deliver('oldest', order)).status, 200);
      await early.close();
      const columns =
        'account_id, secret, payload_fingerprint, destination_fingerprint, destination_origin, is_test, created_at, finished_at, state, effect, attempts, replays, holds_unit, receipt';
      await rawRows(
        place.keptAt,
        `with recursive many(i) as (select 1 union all select i + 1 from many where i < ${trialRecordsMax - 1})
        insert into relay_delivery (id, key_hash, ${columns}) select id || i, key_hash || i, ${columns} from relay_delivery, many`,
      );
      const later = await place.start();
      const again = leadSource(later.url, source.apiKey, source.accountId);
      assert.equal((await again.deliver('oldest', order)).status, 200);
      assert.equal((await again.deliver('newest', order)).status, 200);
      const [counted] = await rawRows(place.keptAt, 'select count(*) as kept from relay_delivery where erased = 0');
      assert.equal(counted?.['kept'], trialRecordsMax);
      assertProblem(await again.deliver('oldest', order), 410, 'idempotency_key_expired');
      assert.equal((await again.deliver('newest', order)).status, 200);
    });

    test('after 30 days only the key of a record is kept as an HMAC, and after 400 more days nothing', async (t) => {
      const place = await openPlace(t, name !== 'SQLite');
      const early = await place.start();
      const source = await beginTrial(early.url);
      const order = { destination: place.lead.destination, lead: someLead() };
      place.respond('500 Internal Server Error');
      assertProblem(await source.deliver('of a failed one', order), 424, 'delivery_failed');
      place.respond('200 OK');
      assert.equal((await source.deliver('of a delivered one', order)).status, 200);
      const { origin } = new URL(order.destination);
      const [row] = await rawRows(place.keptAt, 'select * from relay_delivery order by n');
      const remaining = [row?.['receipt'], row?.['payload_fingerprint'], row?.['destination_fingerprint'], origin].map(
        String,
      );
      assert.ok(remaining.every((text) => text.length > 10));

      await early.close();
      place.clock.moveOn(30 * dayMs);
      const later = await Promise.all(Array.from({ length: nodes }, () => place.start()));
      const erased = 'select * from relay_delivery where erased = 1 order by n';
      await eventually('both are swept', async () => (await rawRows(place.keptAt, erased)).length === 2);
      const [left] = await rawRows(place.keptAt, erased);
      const { n, id, account_id, secret, key_hash, created_at, holds_unit, ...rest } = left ?? {};
      assert.deepEqual(
        [n, id, account_id, secret, key_hash, created_at, holds_unit],
        ['n', 'id', 'account_id', 'secret', 'key_hash', 'created_at', 'holds_unit'].map((column) => row?.[column]),
      );
      const nothing = { payload_fingerprint: '', destination_fingerprint: '', destination_origin: '', attempts: '[]' };
      const zero = { is_test: 0, finished_at: null, open: null, node: null, replays: 0, receipt: null, settled: null };
      const unasked = { receipt_asked_at: null };
      assert.deepEqual(rest, { ...nothing, ...zero, ...unasked, state: 'erased', effect: 'none', erased: 1 });
      const again = leadSource(later[0]?.url ?? '', source.apiKey, source.accountId);
      for (const replay of [false, true])
        assertProblem(await again.deliver('of a failed one', order, { replay }), 410, 'idempotency_key_expired');
      assert.deepEqual((await again.get('/deliveries')).body, { deliveries: [], next_cursor: null });
      await Promise.all(later.map((server) => server.close()));
      if (name === 'SQLite') assertAbsent(remaining, filesBelow(place.keptAt.dataDir));

      place.clock.moveOn(400 * dayMs);
      const last = await place.start();
      await eventually('nothing is left', async () => (await rawRows(place.keptAt, erased)).length === 0);
      await last.close();
    });

    test('a key expires by time, independent of the sweeper', async (t) => {
      const place = await openPlace(t, name !== 'SQLite');
      const server = await place.start();
      const source = await beginTrial(server.url);
      const order = { destination: place.lead.destination, lead: someLead() };
      const first = await source.deliver('used again', order);
      place.clock.moveOn(430 * dayMs - 1_000);
      assertProblem(await source.deliver('used again', order), 410, 'idempotency_key_expired');
      place.clock.moveOn(1_000);
      assertProblem(await source.deliver('used again', order), 402, 'trial_expired');
      await rawRows(place.keptAt, `update relay_account set trial_started_at = ${place.clock.nowMs()}`);
      // The server sees what others wrote to its database once it has written itself.
      await beginTrial(server.url);
      const second = await source.deliver('used again', order);
      assert.equal(second.status, 200, second.text);
      assert.notEqual(second.body.id, first.body.id);
      assert.deepEqual(
        (await rawRows(place.keptAt, 'select id from relay_delivery')).map(({ id }) => id),
        [second.body.id],
      );
      await server.close();
    });

    test('an unconfirmed request for a code is deleted after a day', async (t) => {
      const mail = await startMailServer();
      t.after(() => mail.close());
      const place = await openPlace(t, name !== 'SQLite', mail);
      const email = 'never.came.back@shop.example';
      const early = await place.start();
      assert.equal((await post(`${early.url}/relay/api/v1/trials`, { email })).status, 201);
      const code = await mail.codeFor(email);
      const codes = () => rawRows(place.keptAt, 'select * from relay_trial_code');
      assert.equal((await codes()).length, 1);
      await early.close();
      if (name === 'SQLite') {
        const files = filesBelow(place.keptAt.dataDir);
        assertAbsent([email], files);
        // Too short to be looked for in every form.
        for (const bytes of files.values())
          for (const form of [code, code.replace('-', '')]) assert.equal(bytes.includes(form), false);
      }
      place.clock.moveOn(dayMs);
      const later = await place.start();
      await eventually('it is swept', async () => (await codes()).length === 0);
      await later.close();
    });

    test('unused replaced keys are deleted after 30 days, others are kept', async (t) => {
      const place = await openPlace(t, name !== 'SQLite');
      const early = await place.start();
      const source = await beginTrial(early.url);
      for (const _time of [1, 2]) await rotate(early.url, source);
      const keys = () => rawRows(place.keptAt, 'select id from credential');
      assert.equal((await keys()).length, 3);
      await early.close();
      place.clock.moveOn(30 * dayMs);
      const later = await place.start();
      await eventually('it is swept', async () => (await keys()).length === 2);
      await later.close();
    });
  });
}

interface Place {
  readonly keptAt: StoredAt;
  readonly clock: MovableClock;
  readonly lead: LeadSink;
  /** What the destination says from now on. */
  respond(status: string): void;
  start(): Promise<TestServer>;
}

/** One installation, to be started again at later times. */
async function openPlace(t: TestContext, onPostgres: boolean, mail?: MailServer): Promise<Place> {
  let status = '200 OK';
  const lead = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  const folder = tempFolder('retention');
  const database = onPostgres ? await migratedDatabase() : null;
  const running = new Set<TestServer>();
  t.after(async () => {
    await Promise.all([...running].map((server) => server.close()));
    await lead.close();
    await database?.drop();
    folder.remove();
  });
  const clock = movableClock();
  const shared = database === null ? { RIALTO_DATA_DIR: folder.path } : { DATABASE_URL: database.url };
  const environment = { ...lead.environment, ...mail?.environment, ...shared };
  return {
    keptAt: { dataDir: folder.path, databaseUrl: database?.url ?? null },
    clock,
    lead,
    respond(output) {
      status = output;
    },
    async start() {
      const server = await startServer(environment, clock);
      running.add(server);
      return {
        ...server,
        async close() {
          running.delete(server);
          await server.close();
        },
      };
    },
  };
}

async function rotate(url: string, { apiKey }: LeadSource): Promise<void> {
  const headers = [['Authorization', `Bearer ${apiKey}`]] as const;
  const response = await send(`${url}/relay/api/v1/keys/rotate`, { method: 'POST', headers });
  assert.equal(response.status, 200, response.text);
}
