import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { dayMs } from '../../../src/core/base/clock.ts';
import { trialRecordsMax } from '../../../src/relay/deliveries/rules/retention.ts';
import { assertAbsent, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, post, send } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { type DataLocation, rawRows } from '../../support/raw-rows.ts';
import {
  createTrialClient,
  type LeadSink,
  someLead,
  startLeadSink,
  startTrial,
  type TrialClient,
} from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const stores = [
  { name: 'SQLite', nodes: 1, missing: false },
  { name: 'PostgreSQL, three nodes', nodes: 3, missing: postgresMissing() ?? false },
] as const;

/** Columns of a delivery after its erasure, except those that keep their values. */
const columnsOfErasedRecord = {
  payload_fingerprint: '',
  destination_fingerprint: '',
  destination_origin: '',
  attempts: '[]',
  is_test: 0,
  finished_at: null,
  open: null,
  node: null,
  replays: 0,
  receipt: null,
  settled: null,
  receipt_asked_at: null,
  state: 'erased',
  effect: 'none',
  erased: 1,
};

for (const { name, nodes, missing } of stores) {
  describe(`retention of the relay on ${name}`, { skip: missing }, () => {
    test('a trial keeps its newest ten thousand records, and only the idempotency keys of older ones', async (t) => {
      const installation = await openInstallation(t, name !== 'SQLite');
      const firstServer = await installation.start();
      const trial = await startTrial(firstServer.url);
      const deliveryInput = { destination: installation.leadSink.destination, lead: someLead({ test: true }) };
      assert.equal((await trial.deliver('oldest', deliveryInput)).status, 200);
      await firstServer.close();
      const columns =
        'account_id, secret, payload_fingerprint, destination_fingerprint, destination_origin, is_test, created_at, finished_at, state, effect, attempts, replays, holds_unit, receipt';
      await rawRows(
        installation.location,
        `with recursive many(i) as (select 1 union all select i + 1 from many where i < ${trialRecordsMax - 1})
        insert into relay_delivery (id, key_hash, ${columns}) select id || i, key_hash || i, ${columns} from relay_delivery, many`,
      );
      const laterServer = await installation.start();
      const laterClient = createTrialClient(laterServer.url, trial.apiKey, trial.accountId);
      assert.equal((await laterClient.deliver('oldest', deliveryInput)).status, 200);
      assert.equal((await laterClient.deliver('newest', deliveryInput)).status, 200);
      const [countRow] = await rawRows(
        installation.location,
        'select count(*) as retained from relay_delivery where erased = 0',
      );
      assert.equal(countRow?.['retained'], trialRecordsMax);
      assertProblem(await laterClient.deliver('oldest', deliveryInput), 410, 'idempotency_key_expired');
      assert.equal((await laterClient.deliver('newest', deliveryInput)).status, 200);
    });

    test('a record is reduced to its idempotency key and unit after 30 days, and is deleted after 400 more days', async (t) => {
      const installation = await openInstallation(t, name !== 'SQLite');
      const firstServer = await installation.start();
      const trial = await startTrial(firstServer.url);
      const deliveryInput = { destination: installation.leadSink.destination, lead: someLead() };
      installation.respond('500 Internal Server Error');
      assertProblem(await trial.deliver('failed', deliveryInput), 424, 'delivery_failed');
      installation.respond('200 OK');
      assert.equal((await trial.deliver('delivered', deliveryInput)).status, 200);
      const { origin } = new URL(deliveryInput.destination);
      const [row] = await rawRows(installation.location, 'select * from relay_delivery order by n');
      const textsToErase = [
        row?.['receipt'],
        row?.['payload_fingerprint'],
        row?.['destination_fingerprint'],
        origin,
      ].map(String);
      assert.ok(textsToErase.every((text) => text.length > 10));

      await firstServer.close();
      installation.clock.advance(30 * dayMs);
      const laterServers = await Promise.all(Array.from({ length: nodes }, () => installation.start()));
      const selectErased = 'select * from relay_delivery where erased = 1 order by n';
      await eventually(
        'both records are erased',
        async () => (await rawRows(installation.location, selectErased)).length === 2,
      );
      const [erasedRow] = await rawRows(installation.location, selectErased);
      const { n, id, account_id, secret, key_hash, created_at, holds_unit, ...otherColumns } = erasedRow ?? {};
      assert.deepEqual(
        [n, id, account_id, secret, key_hash, created_at, holds_unit],
        ['n', 'id', 'account_id', 'secret', 'key_hash', 'created_at', 'holds_unit'].map((column) => row?.[column]),
      );
      assert.deepEqual(otherColumns, columnsOfErasedRecord);
      const laterClient = createTrialClient(laterServers[0]?.url ?? '', trial.apiKey, trial.accountId);
      for (const replay of [false, true])
        assertProblem(await laterClient.deliver('failed', deliveryInput, { replay }), 410, 'idempotency_key_expired');
      assert.deepEqual((await laterClient.get('/deliveries')).body, { deliveries: [], next_cursor: null });
      await Promise.all(laterServers.map((server) => server.close()));
      if (name === 'SQLite') assertAbsent(textsToErase, filesBelow(installation.location.dataDir));

      installation.clock.advance(400 * dayMs);
      const lastServer = await installation.start();
      await eventually(
        'no record is left',
        async () => (await rawRows(installation.location, selectErased)).length === 0,
      );
      await lastServer.close();
    });

    test('an idempotency key can be used again after 430 days, even before the retention sweep deletes its record', async (t) => {
      const installation = await openInstallation(t, name !== 'SQLite');
      const server = await installation.start();
      const trial = await startTrial(server.url);
      const deliveryInput = { destination: installation.leadSink.destination, lead: someLead() };
      const firstResponse = await trial.deliver('used again', deliveryInput);
      installation.clock.advance(430 * dayMs - 1_000);
      assertProblem(await trial.deliver('used again', deliveryInput), 410, 'idempotency_key_expired');
      installation.clock.advance(1_000);
      assertProblem(await trial.deliver('used again', deliveryInput), 402, 'trial_expired');
      await rawRows(installation.location, `update relay_account set trial_started_at = ${installation.clock.nowMs()}`);
      // The server reads rows that another process wrote only after its own next write.
      await startTrial(server.url);
      const secondResponse = await trial.deliver('used again', deliveryInput);
      assert.equal(secondResponse.status, 200, secondResponse.text);
      assert.notEqual(secondResponse.body.id, firstResponse.body.id);
      assert.deepEqual(
        (await rawRows(installation.location, 'select id from relay_delivery')).map(({ id }) => id),
        [secondResponse.body.id],
      );
      await server.close();
    });

    test('the mailed code of a trial that was not confirmed is deleted after a day', async (t) => {
      const mail = await startMailServer();
      t.after(() => mail.close());
      const installation = await openInstallation(t, name !== 'SQLite', mail);
      const email = 'never.came.back@shop.example';
      const firstServer = await installation.start();
      assert.equal((await post(`${firstServer.url}/relay/api/v1/trials`, { email })).status, 201);
      const code = await mail.codeFor(email);
      const readCodes = () => rawRows(installation.location, 'select * from relay_trial_code');
      assert.equal((await readCodes()).length, 1);
      await firstServer.close();
      if (name === 'SQLite') {
        const files = filesBelow(installation.location.dataDir);
        assertAbsent([email], files);
        // Not checked with `assertAbsent`, which searches every encoding: the code is too short for that.
        for (const bytes of files.values())
          for (const spelling of [code, code.replace('-', '')]) assert.equal(bytes.includes(spelling), false);
      }
      installation.clock.advance(dayMs);
      const laterServer = await installation.start();
      await eventually('the code is deleted', async () => (await readCodes()).length === 0);
      await laterServer.close();
    });

    test('a replaced API key that was never used is deleted after 30 days, and the other keys are not', async (t) => {
      const installation = await openInstallation(t, name !== 'SQLite');
      const firstServer = await installation.start();
      const trial = await startTrial(firstServer.url);
      // The second rotation replaces the key of the first one, which was not used.
      for (const _time of [1, 2]) await rotate(firstServer.url, trial);
      const readKeys = () => rawRows(installation.location, 'select id from credential');
      assert.equal((await readKeys()).length, 3);
      await firstServer.close();
      installation.clock.advance(30 * dayMs);
      const laterServer = await installation.start();
      await eventually('one key is deleted', async () => (await readKeys()).length === 2);
      await laterServer.close();
    });
  });
}

interface Installation {
  readonly location: DataLocation;
  readonly clock: FakeClock;
  readonly leadSink: LeadSink;
  /** Sets the status of the destination's next responses. */
  respond(status: string): void;
  start(): Promise<TestServer>;
}

/** One installation that is restarted at later times. */
async function openInstallation(t: TestContext, usesPostgres: boolean, mail?: MailServer): Promise<Installation> {
  let status = '200 OK';
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  const folder = tempFolder('retention');
  const database = usesPostgres ? await migratedDatabase() : null;
  const runningServers = new Set<TestServer>();
  t.after(async () => {
    await Promise.all([...runningServers].map((server) => server.close()));
    await leadSink.close();
    await database?.drop();
    folder.remove();
  });
  const clock = fakeClock();
  const databaseSettings = database === null ? { RIALTO_DATA_DIR: folder.path } : { DATABASE_URL: database.url };
  const environment = { ...leadSink.environment, ...mail?.environment, ...databaseSettings };
  return {
    location: { dataDir: folder.path, databaseUrl: database?.url ?? null },
    clock,
    leadSink,
    respond(newStatus) {
      status = newStatus;
    },
    async start() {
      const server = await startServer(environment, clock);
      runningServers.add(server);
      return {
        ...server,
        async close() {
          runningServers.delete(server);
          await server.close();
        },
      };
    },
  };
}

async function rotate(url: string, { apiKey }: TrialClient): Promise<void> {
  const headers = [['Authorization', `Bearer ${apiKey}`]] as const;
  const response = await send(`${url}/relay/api/v1/keys/rotate`, { method: 'POST', headers });
  assert.equal(response.status, 200, response.text);
}
