import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { deleteExpiredPublicWriteKeys } from '../../src/core/operation/idempotency.ts';
import { databaseKinds } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { migratedDatabase } from '../support/postgres.ts';
import { rawRows } from '../support/raw-rows.ts';
import { register, startServer } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';

const publicKeyCountQuery = "select count(*) as count from idempotency where scope = 'public'";
const accountKeyCountQuery = "select count(*) as count from idempotency where scope <> 'public'";

for (const kind of databaseKinds) {
  describe(`retention of stored responses on ${kind.name}`, { skip: kind.missing }, () => {
    test('deletes keys of public writes after a day, oldest first and in batches, and no keys of accounts', async (t) => {
      const location = await kind.createLocation(t);
      const database = await location.open();
      const nowMs = 10 * dayMs;
      await database.write(async (tx) => {
        for (const [scope, ages] of [
          ['public', [9 * dayMs, 5 * dayMs, dayMs, dayMs - 1]],
          ['acc_1', [9 * dayMs]],
        ] as const) {
          for (const ageMs of ages)
            await tx.run(
              tx.query.insertInto('idempotency').values({
                realm: 'arcade',
                scope,
                key: `key-${ageMs}`,
                operation: 'record_decision',
                intent: '',
                status: 200,
                body: '{}',
                subject: null,
                farewell_hash: null,
                created_at: nowMs - ageMs,
              }),
            );
        }
      });
      const deleteBatch = () => database.write((tx) => deleteExpiredPublicWriteKeys(tx, nowMs, 2));
      const keys = async () =>
        (
          await database.db.all(
            database.db.query.selectFrom('idempotency').select(['scope', 'key']).orderBy('created_at'),
          )
        )
          .map(({ scope, key }) => `${scope} ${key}`)
          .sort();
      const remainingKeys = [`acc_1 key-${9 * dayMs}`, `public key-${dayMs - 1}`];
      assert.equal(await deleteBatch(), 2);
      assert.deepEqual(await keys(), [...remainingKeys, `public key-${dayMs}`].sort());
      assert.equal(await deleteBatch(), 1);
      assert.deepEqual(await keys(), remainingKeys);
      assert.equal(await deleteBatch(), 0);
    });

    test('runs on a server without further requests, for more keys than one batch has', async (t) => {
      const installation = await openInstallation(t, kind.dialect === 'postgres');
      const firstServer = await installation.start();
      const sendDecision = (url: string) =>
        fetch(`${url}/arcade/api/v5/decisions/decline`, {
          method: 'POST',
          headers: { 'Idempotency-Key': 'once-a-day' },
        });
      assert.equal((await sendDecision(firstServer.url)).status, 200);
      assert.equal((await sendDecision(firstServer.url)).headers.get('idempotent-replayed'), 'true');
      await register(firstServer.baseUrl);
      const columns = 'operation, intent, status, body, subject, farewell_hash, created_at';
      await rawRows(
        installation.location,
        `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 500)
         insert into idempotency (realm, scope, key, ${columns})
         select realm, scope, key || i, ${columns} from idempotency, numbers where scope = 'public'`,
      );
      await firstServer.close();
      installation.clock.advance(dayMs - 60_000);
      const secondServer = await installation.start();
      assert.equal((await sendDecision(secondServer.url)).headers.get('idempotent-replayed'), 'true');
      await secondServer.close();
      installation.clock.advance(60_000);
      const thirdServer = await installation.start();
      const count = async (statement: string) => (await rawRows(installation.location, statement))[0]?.['count'];
      await eventually('all keys of public writes are deleted', async () => (await count(publicKeyCountQuery)) === 0);
      assert.ok(Number(await count(accountKeyCountQuery)) >= 1);
      assert.equal((await sendDecision(thirdServer.url)).headers.get('idempotent-replayed'), null);
      await thirdServer.close();
    });
  });
}

/** One installation that is restarted at later times. */
async function openInstallation(t: TestContext, onPostgres: boolean) {
  const folder = tempFolder('key-retention');
  const database = onPostgres ? await migratedDatabase() : null;
  const runningServers = new Set<{ close(): Promise<void> }>();
  t.after(async () => {
    await Promise.all([...runningServers].map((server) => server.close()));
    await database?.drop();
    folder.remove();
  });
  const clock = fakeClock();
  const environment = database === null ? { RIALTO_DATA_DIR: folder.path } : { DATABASE_URL: database.url };
  return {
    clock,
    location: { dataDir: folder.path, databaseUrl: database?.url ?? null },
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
