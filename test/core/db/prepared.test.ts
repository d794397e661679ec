import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { prepared, preparedVariants } from '../../../src/core/db/prepared.ts';
import type { Db, Tx } from '../../../src/core/db/transaction.ts';
import { databaseKinds } from '../../support/databases.ts';

interface TestRow {
  id: string;
  count: number;
  note?: string | null;
}

for (const kind of databaseKinds) {
  describe(`a prepared query on ${kind.name}`, { skip: kind.missing }, () => {
    test('runs with the values of each call, including a value that its SQL uses twice', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: TestRow) =>
        tx.query.insertInto('test_record').values({ note: 'fixed', ...row }),
      );
      const selectByCount = prepared((db: Db, { minCount, maxCount }: { minCount: number; maxCount: number }) =>
        db.query
          .selectFrom('test_record')
          .select('id')
          .where('count', '>=', minCount)
          .where('count', '<=', maxCount)
          .limit(maxCount),
      );
      await database.write(async (tx) => {
        for (let count = 1; count <= 5; count += 1) await tx.run(insert(tx, { id: `row ${count}`, count }));
      });
      assert.deepEqual(await database.db.all(selectByCount(database.db, { minCount: 2, maxCount: 3 })), [
        { id: 'row 2' },
        { id: 'row 3' },
      ]);
      assert.deepEqual(await database.db.all(selectByCount(database.db, { minCount: 5, maxCount: 9 })), [
        { id: 'row 5' },
      ]);
    });

    test('throws when a call passes other parameter names than the first call', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: TestRow) =>
        tx.query.insertInto('test_record').values({ note: null, ...row }),
      );
      await database.write((tx) => tx.run(insert(tx, { id: 'a', count: 1 })));
      const insertWithMoreNames = database.write((tx) => tx.run(insert(tx, { id: 'b', count: 1, note: 'lost?' })));
      await assert.rejects(insertWithMoreNames, /parameter names/);
      const insertWithFewerNames = database.write((tx) => tx.run(insert(tx, { id: 'b' } as TestRow)));
      await assert.rejects(insertWithFewerNames, /parameter names/);
      assert.deepEqual(await database.db.all(database.db.query.selectFrom('test_record').select('id')), [{ id: 'a' }]);
    });

    test('with variants accepts different sets of parameter names', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const insert = prepared((tx: Tx, row: TestRow) => tx.query.insertInto('test_record').values(row));
      const selectIds = preparedVariants((db: Db, { minCount, maxCount }: { minCount: number; maxCount?: number }) => {
        const query = db.query.selectFrom('test_record').select('id').where('count', '>=', minCount).orderBy('count');
        return maxCount === undefined ? query : query.where('count', '<=', maxCount);
      });
      await database.write(async (tx) => {
        for (let count = 1; count <= 4; count += 1) await tx.run(insert(tx, { id: `row ${count}`, count }));
      });
      const idsOf = async (values: { minCount: number; maxCount?: number }) =>
        (await database.db.all(selectIds(database.db, values))).map(({ id }) => id);
      assert.deepEqual(await idsOf({ minCount: 3 }), ['row 3', 'row 4']);
      assert.deepEqual(await idsOf({ minCount: 2, maxCount: 3 }), ['row 2', 'row 3']);
      assert.deepEqual(await idsOf({ minCount: 4 }), ['row 4']);
    });
  });
}
