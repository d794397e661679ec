import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Tables } from '../../src/core/db/tables.ts';
import type { Database } from '../../src/core/db/transaction.ts';
import { migrations } from '../../src/migrations.ts';
import { databaseKinds } from '../support/databases.ts';

/** Row of exchange_entry_tag before migration exchange-0002, which drops the column entry_n. */
const firstReleaseRow = (tag: string, entry: number) =>
  ({ tag, entry_n: entry, entry_id: `ent_${entry}` }) as unknown as Tables['exchange_entry_tag'];

const firstReleaseMigrations = migrations.filter(({ name }) => name !== 'exchange-0002');

for (const kind of databaseKinds) {
  describe(`a database with tags of the first release on ${kind.name}`, { skip: kind.missing }, () => {
    test('keeps each tag of each entry once when it is migrated', async (t) => {
      const location = await kind.createLocation(t);
      const firstReleaseDatabase = await location.open({ migrations: firstReleaseMigrations });
      const pairs = [1, 2, 3].flatMap((entry) => ['backup', 'sql'].map((tag) => [`ent_${entry}`, tag]));
      for (const [id = '', tag = ''] of pairs)
        await insert(firstReleaseDatabase, firstReleaseRow(tag, Number(id.slice(4))));
      await firstReleaseDatabase.close();

      const migratedDatabase = await location.open({ migrations });
      const rows = await migratedDatabase.db.all(
        migratedDatabase.db.query.selectFrom('exchange_entry_tag').selectAll(),
      );
      assert.deepEqual(
        new Set(rows.map((row) => `${row.entry_id} ${row.tag}`)),
        new Set(pairs.map((pair) => pair.join(' '))),
      );
      assert.equal(rows.length, pairs.length);
      assert.deepEqual(Object.keys(rows[0] ?? {}).sort(), ['entry_id', 'tag']);
      await assert.rejects(insert(migratedDatabase, { entry_id: 'ent_1', tag: 'sql' }));
      await insert(migratedDatabase, { entry_id: 'ent_4', tag: 'sql' });
    });
  });
}

function insert(database: Database, row: Tables['exchange_entry_tag']) {
  return database.write((tx) => tx.run(tx.query.insertInto('exchange_entry_tag').values(row)));
}
