import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { isExpanding } from '../../src/core/db/expanding-migration.ts';
import type { Migration } from '../../src/core/db/migration.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import { migrations } from '../../src/migrations.ts';
import { noopLog } from '../support/databases.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { register, startServer, type TestAgent, validEntry } from '../support/server.ts';

/** Tables of which prepared statements read all columns on every connection. */
const extendedTables = ['exchange_agent', 'exchange_event', 'exchange_entry', 'idempotency', 'credential', 'audit'];

/** A migration that a later version may apply while nodes of this version run. */
const nextMigration: Migration = {
  name: 'exchange-9999',
  statements: () => [
    'create table exchange_next_version (id text primary key, note text)',
    'create unique index exchange_next_version_note on exchange_next_version (note)',
    ...extendedTables.map((table) => `alter table ${table} add column next_version bigint not null default 0`),
    'create index exchange_entry_next_version on exchange_entry (next_version)',
  ],
};

describe('a node on PostgreSQL', { skip: postgresMissing() }, () => {
  test('serves every request after a later version has added columns to its tables', async (t) => {
    const { agent, startNextVersion } = await openWithPreparedStatements(t);
    const database = await startNextVersion();
    const responses = await Promise.all(Array.from({ length: rounds }, () => callEachOperation(agent)));
    const statuses = new Set(responses.flat());
    assert.deepEqual([...statuses], [200]);
    const rows = await database.db.all(database.db.query.selectFrom('exchange_entry').select('id'));
    assert.equal(rows.length, rounds + warmUpRounds + 1);
  });

  test('classifies the migration of the later version as expanding', () => {
    assert.equal(isExpanding({ statements: nextMigration.statements('postgres') }), true);
  });
});

describe('a migration', () => {
  for (const [statements, expected] of [
    [['create table a (id text)', 'create unique index a_id on a (id)'], true],
    [['alter table a add column b text'], true],
    [['alter table a add column b bigint not null default 0'], true],
    [['create unique index a_id on a (id)'], false],
    [['alter table a add column b bigint not null'], false],
    [['alter table a drop column b'], false],
    [['alter table a rename to b'], false],
    [['update a set b = 1'], false],
    [['create table a (id text)', 'drop table b'], false],
  ] as const) {
    test(`of "${statements.join('; ')}" is ${expected ? '' : 'not '}expanding`, () => {
      assert.equal(isExpanding({ statements }), expected);
    });
  }

  test('of this project is expanding, except for the listed migrations from before the first release', () => {
    const nonExpandingMigrations = migrations.filter(
      (migration) => !isExpanding({ statements: migration.statements('postgres') }),
    );
    assert.deepEqual(
      nonExpandingMigrations.map(({ name }) => name),
      nonExpandingBeforeRelease,
    );
  });
});

/**
 * Migrations from before the first release that are not expanding. A later migration that removes a table or column must
 * be split over two versions: the first version stops using the table or column.
 */
const nonExpandingBeforeRelease = [
  'core-0002',
  'exchange-0002',
  'arcade-0003',
  'arcade-0004',
  'arcade-0005',
  'relay-0003',
  'relay-0006',
  'relay-0012',
];

const warmUpRounds = 20;
const rounds = 25;

async function openWithPreparedStatements(t: TestContext) {
  const { url, drop } = await migratedDatabase();
  const server = await startServer({ DATABASE_URL: url, RIALTO_MODULES: 'exchange', RIALTO_RATE_LIMITS: 'off' });
  t.after(async () => {
    await server.close();
    await drop();
  });
  const agent = await register(server.baseUrl);
  entryId = (await agent.call('create_entry', validEntry())).body.entry.id;
  await Promise.all(Array.from({ length: warmUpRounds }, () => callEachOperation(agent)));
  const startNextVersion = async () => {
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: url,
      migrations: [...migrations, nextMigration],
      clock: systemClock,
      log: noopLog,
      onFatal: (error) => assert.ifError(error),
    });
    t.after(() => database.close());
    return database;
  };
  return { agent, startNextVersion };
}

let entryId = '';

async function callEachOperation(agent: TestAgent): Promise<number[]> {
  const responses = await Promise.all([
    agent.call('create_entry', validEntry()),
    agent.call('reply', { id: entryId, body: 'Clear the cache folder.' }),
    agent.call('read_entry', { id: entryId }),
    agent.call('updates'),
    agent.call('profile'),
  ]);
  return responses.map(({ status }) => status);
}
