import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import { putMigratedDatabase } from '../support/migrated-databases.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { inTempFolder } from '../support/temp.ts';

const document = readFileSync('docs/growth.md', 'utf8');
const rows = document.split('\n').filter((line) => /^\| `/.test(line));
/** Names in the first column; what follows a semicolon is no table of its own. */
const named = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').replace(/;.*/, '').matchAll(/`([a-z][a-z0-9_]+)`/g)].map(([, name = '']) => name),
);

/** FTS5 keeps its index in additional tables, and SQLite its counters. */
const isInternal = (table: string) => /^(exchange_search_(config|data|docsize|idx)|sqlite_sequence)$/.test(table);

test('growth.md names each table of the embedded database once', async () => {
  await inTempFolder((folder) => {
    putMigratedDatabase(folder);
    const database = new Database(sqliteFile(folder), { readonly: true });
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    database.close();
    for (const table of tables.filter((name) => !isInternal(name)))
      assert.equal(named.filter((name) => name === table).length, 1, `docs/growth.md: ${table}`);
  });
});

test('growth.md names each table of PostgreSQL and no other', { skip: postgresMissing() }, async (t) => {
  const { url, drop } = await migratedDatabase();
  t.after(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  await client.end();
  const names = new Set(tables.map(({ name }) => name));
  for (const name of names) assert.ok(named.includes(name), `docs/growth.md misses ${name}`);
  const unknown = named.filter((name) => !names.has(name));
  assert.deepEqual(unknown, ['exchange_search'], 'only the full-text table of SQLite has no counterpart');
});
