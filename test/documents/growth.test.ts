import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import { copyMigratedDatabase } from '../support/migrated-databases.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { inTempFolder } from '../support/temp.ts';

const document = readFileSync('docs/growth.md', 'utf8');
const rows = document.split('\n').filter((line) => /^\| `/.test(line));
/** Table names in the first column, without the text after a semicolon. */
const documentedTables = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').replace(/;.*/, '').matchAll(/`([a-z][a-z0-9_]+)`/g)].map(([, name = '']) => name),
);

/** Whether SQLite or FTS5 creates the table for its own data. */
const isInternal = (table: string) => /^(exchange_search_(config|data|docsize|idx)|sqlite_sequence)$/.test(table);

test('docs/growth.md lists each SQLite table once, except internal tables', async () => {
  await inTempFolder((folder) => {
    copyMigratedDatabase(folder);
    const database = new Database(sqliteFile(folder), { readonly: true });
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    database.close();
    for (const table of tables.filter((name) => !isInternal(name)))
      assert.equal(documentedTables.filter((name) => name === table).length, 1, `docs/growth.md: ${table}`);
  });
});

test('docs/growth.md lists the tables of PostgreSQL and otherwise only the full-text table of SQLite', {
  skip: postgresMissing(),
}, async (t) => {
  const { url, drop } = await migratedDatabase();
  t.after(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  await client.end();
  const names = new Set(tables.map(({ name }) => name));
  for (const name of names) assert.ok(documentedTables.includes(name), `docs/growth.md does not list ${name}`);
  const unknown = documentedTables.filter((name) => !names.has(name));
  assert.deepEqual(unknown, ['exchange_search'], 'only the full-text table of SQLite does not exist on PostgreSQL');
});
