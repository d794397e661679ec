// Slow: starts servers and commands on several databases of PostgreSQL.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import { rialto, tempDataDir } from '../cli/rialto.ts';
import { registerPlayer } from '../support/arcade.ts';
import { bearer, send } from '../support/http.ts';
import { newInstallation } from '../support/installation.ts';
import { postgresMissing } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';

const secret = 'the secret of services with separate databases';

describe('a start with separate databases', { skip: postgresMissing() ?? false }, () => {
  test('rejects a database URL of a service that is another spelling of the main database URL', async (t) => {
    const installation = newInstallation(t);
    const DATABASE_URL = await installation.database();
    const sameDatabaseUrl = DATABASE_URL.replace('127.0.0.1', 'localhost');
    await assert.rejects(startServer({ DATABASE_URL, RIALTO_RELAY_DATABASE_URL: sameDatabaseUrl }), {
      name: 'StartupError',
      message: 'RIALTO_RELAY_DATABASE_URL points to the database of DATABASE_URL: it must point to another database.',
    });
    const node = await installation.node({ DATABASE_URL });
    assert.equal((await fetch(`${node.url}/readyz`)).status, 200);
  });

  test('rejects one database for two services', async (t) => {
    const installation = newInstallation(t);
    const [DATABASE_URL, sharedUrl] = [await installation.database(), await installation.database()];
    const otherSpelling = sharedUrl.replace('127.0.0.1', 'localhost');
    await assert.rejects(
      startServer({ DATABASE_URL, RIALTO_ARCADE_DATABASE_URL: sharedUrl, RIALTO_RELAY_DATABASE_URL: otherSpelling }),
      { message: 'RIALTO_RELAY_DATABASE_URL points to the database of the arcade: it must point to another database.' },
    );
  });

  test('rejects a node whose databases differ from those of an earlier node, and accepts one without the service', async (t) => {
    const installation = newInstallation(t);
    const { DATABASE_URL, RIALTO_ARCADE_DATABASE_URL } = await installation.threeDatabases();
    const firstServer = await startServer({ DATABASE_URL, RIALTO_ARCADE_DATABASE_URL });
    await firstServer.close();
    await assert.rejects(startServer({ DATABASE_URL }), {
      message: /^The arcade of this installation has a database of its own: set RIALTO_ARCADE_DATABASE_URL/,
    });
    const otherDatabase = await installation.database();
    await assert.rejects(startServer({ DATABASE_URL, RIALTO_ARCADE_DATABASE_URL: otherDatabase }), {
      message: /^RIALTO_ARCADE_DATABASE_URL points to another database than on the other nodes/,
    });
    await assert.rejects(startServer({ DATABASE_URL: RIALTO_ARCADE_DATABASE_URL }), {
      message: /^DATABASE_URL points to the separate database of the arcade/,
    });
    const nodeWithoutArcade = await installation.node({ DATABASE_URL, RIALTO_MODULES: 'exchange,relay' });
    assert.equal((await fetch(`${nodeWithoutArcade.url}/readyz`)).status, 200);
  });

  test('rejects an empty database when accounts exist, and accepts a copy of the database', async (t) => {
    const installation = newInstallation(t);
    const [DATABASE_URL, copy] = [await installation.database(), await installation.database()];
    const firstServer = await startServer({ DATABASE_URL });
    const player = await registerPlayer(firstServer.url);
    await firstServer.close();
    const emptyDatabaseUrl = await installation.database();
    await assert.rejects(startServer({ DATABASE_URL, RIALTO_ARCADE_DATABASE_URL: emptyDatabaseUrl }), {
      message: /^DATABASE_URL contains accounts of the arcade, and RIALTO_ARCADE_DATABASE_URL none: copy the database/,
    });
    await replaceByCopy(DATABASE_URL, copy);
    await removeExchangeAndRelay(copy);
    const node = await installation.node({ DATABASE_URL, RIALTO_ARCADE_DATABASE_URL: copy });
    const headers = [bearer(player.credential)];
    const tasksResponse = await send(`${node.url}/arcade/api/v5/tasks/next?kind=duel`, { headers });
    assert.equal(tasksResponse.status, 200, tasksResponse.text);
  });

  test('is prepared by rialto migrate and checked by rialto doctor, and rialto admin refuses a single backup file and renews each epoch', async (t) => {
    const installation = newInstallation(t);
    const urls = await installation.threeDatabases();
    const environment = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_SECRET: secret, ...urls };
    const pendingCheck = await rialto(['migrate', '--check'], environment);
    assert.match(pendingCheck.output, /^RIALTO_ARCADE_DATABASE_URL:\npending core-0001/m);
    assert.doesNotMatch(pendingCheck.output, /^RIALTO_ARCADE_DATABASE_URL:\n(pending .*\n)*pending exchange-0001/m);
    const migration = await rialto(['migrate'], environment);
    assert.equal(migration.code, 0, migration.output);
    assert.match(
      migration.output,
      /^DATABASE_URL, RIALTO_ARCADE_DATABASE_URL, RIALTO_RELAY_DATABASE_URL are up to date/m,
    );
    const checkResult = await rialto(['migrate', '--check'], environment);
    assert.equal(checkResult.output.match(/no pending migrations/g)?.length, 3, checkResult.output);
    const doctor = await rialto(['doctor'], environment);
    assert.match(doctor.output, /^ok {4}database \(relay\): PostgreSQL/m);
    assert.match(doctor.output, /^ok {4}schema \(arcade\): is up to date/m);
    assert.doesNotMatch(doctor.output, /^fail {2}(?!durability)/m);
    const withUnreachableRelay = { ...environment, RIALTO_RELAY_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/relay' };
    const failingDoctor = await rialto(['doctor'], withUnreachableRelay);
    assert.match(failingDoctor.output, /^fail {2}database \(relay\): /m);
    assert.match(failingDoctor.output, /^ok {4}database \(arcade\): /m);
    const backup = await rialto(['admin', 'backup', 'file'], environment);
    assert.match(
      backup.output,
      /RIALTO_RELAY_DATABASE_URL are set, and each database has its own backups: back up to a folder/,
    );
    const epochs = await rialto(['admin', 'new-epoch'], environment);
    assert.match(
      epochs.output,
      /^The epoch is now .+\nThe epoch of the arcade is now .+\nThe epoch of the relay is now/m,
    );
  });
});

/** Removes the tables of the exchange and the relay as described in docs/operations-databases.md. */
async function removeExchangeAndRelay(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(
      `select format('drop table %I cascade', tablename) as statement from pg_tables
        where schemaname = 'public' and tablename ~ '^(exchange|relay)_'`,
    );
    for (const { statement } of rows) await client.query(statement);
    await client.query("delete from migration where name ~ '^(exchange|relay)-'");
  } finally {
    await client.end();
  }
}

/** Replaces the database `to` by a copy of `from`, with the same result as pg_dump and psql. */
async function replaceByCopy(from: string, to: string): Promise<void> {
  const [source, target] = [from, to].map((url) => new URL(url).pathname.slice(1));
  const maintenanceUrl = new URL(from);
  maintenanceUrl.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenanceUrl.href });
  await client.connect();
  try {
    await client.query(`drop database ${target} with (force)`);
    await client.query(`create database ${target} template ${source}`);
  } finally {
    await client.end();
  }
}
