import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { prepared, preparedVariants } from '../../../src/core/db/prepared.ts';
import type { Db, Tx } from '../../../src/core/db/transaction.ts';
import { databaseKinds } from '../../support/databases.ts';

interface Probe {
  id: string;
  count: number;
  note?: string | null;
}

for (const kind of databaseKinds) {
  describe(`a prepared query on ${kind.name}`, { skip: kind.missing }, () => {
    test('runs with the values of each call, at every position', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: Probe) => tx.query.insertInto('probe').values({ note: 'fixed', ...row }));
      const between = prepared((db: Db, { least, most }: { least: number; most: number }) =>
        db.query.selectFrom('probe').select('id').where('count', '>=', least).where('count', '<=', most).limit(most),
      );
      await database.write(async (tx) => {
        for (let count = 1; count <= 5; count += 1) await tx.run(insert(tx, { id: `row ${count}`, count }));
      });
      assert.deepEqual(await database.db.all(between(database.db, { least: 2, most: 3 })), [
        { id: 'row 2' },
        { id: 'row 3' },
      ]);
      assert.deepEqual(await database.db.all(between(database.db, { least: 5, most: 9 })), [{ id: 'row 5' }]);
    });

    test('throws when the names of the values differ', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: Probe) => tx.query.insertInto('probe').values({ note: null, ...row }));
      await database.write((tx) => tx.run(insert(tx, { id: 'a', count: 1 })));
      const more = database.write((tx) => tx.run(insert(tx, { id: 'b', count: 1, note: 'lost?' })));
      await assert.rejects(more, /parameter names/);
      const fewer = database.write((tx) => tx.run(insert(tx, { id: 'b' } as Probe)));
      await assert.rejects(fewer, /parameter names/);
      assert.deepEqual(await database.db.all(database.db.query.selectFrom('probe').select('id')), [{ id: 'a' }]);
    });

    test('with variants has a statement for each set of values', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: Probe) => tx.query.insertInto('probe').values(row));
      const rows = preparedVariants((db: Db, { least, most }: { least: number; most?: number }) => {
        const from = db.query.selectFrom('probe').select('id').where('count', '>=', least).orderBy('count');
        return most === undefined ? from : from.where('count', '<=', most);
      });
      await database.write(async (tx) => {
        for (let count = 1; count <= 4; count += 1) await tx.run(insert(tx, { id: `row ${count}`, count }));
      });
      const idsOf = async (values: { least: number; most?: number }) =>
        (await database.db.all(rows(database.db, values))).map(({ id }) => id);
      assert.deepEqual(await idsOf({ least: 3 }), ['row 3', 'row 4']);
      assert.deepEqual(await idsOf({ least: 2, most: 3 }), ['row 2', 'row 3']);
      assert.deepEqual(await idsOf({ least: 4 }), ['row 4']);
    });
  });
}
