import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../src/core/base/clock.ts';
import { once } from '../../src/core/base/once.ts';
import { migratePostgres } from '../../src/core/db/postgres/migrate-postgres.ts';
import { migrateSqlite } from '../../src/core/db/sqlite/migrate-sqlite.ts';
import { openWriter, sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import { migrations } from '../../src/migrations.ts';
import { tempFolder } from './temp.ts';

/**
 * Template databases with the current schema. Test servers start on copies, since migrations take a quarter of the
 * start-up time. Migrations are tested in test/core/db and test/upgrade.
 */

const log = { info() {}, warn() {}, error() {} };

const sqliteTemplate = once(() => {
  const folder = tempFolder('template');
  process.once('exit', folder.remove);
  const connection = openWriter(sqliteFile(folder.path));
  migrateSqlite(connection, migrations, systemClock, log);
  // Closing the last connection checkpoints the write-ahead log into the file.
  connection.close();
  return sqliteFile(folder.path);
});

/** Copies a migrated database into an empty data folder. */
export function copyMigratedDatabase(dataDir: string): void {
  copyFileSync(sqliteTemplate(), join(dataDir, 'rialto.sqlite'));
}

const templateName = 'rialto_migrated';
/** Key of the advisory lock that a process holds while it creates the template. */
const templateLock = 20_260_101;

/** Creates the template database of a cluster unless it exists; returns its name. */
export async function ensurePostgresTemplate(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName]);
    if (rowCount === 0) await createTemplate(client, clusterUrl);
  } finally {
    await client.end();
  }
  return templateName;
}

async function createTemplate(cluster: pg.Client, clusterUrl: string): Promise<void> {
  // Created under a temporary name, since the process may be killed at any time.
  const temporaryName = `${templateName}_${randomBytes(4).toString('hex')}`;
  await cluster.query(`create database ${temporaryName}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${temporaryName}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await migratePostgres(client, migrations, systemClock, log);
  await client.end();
  await cluster.query(`alter database ${temporaryName} rename to ${templateName}`);
}
