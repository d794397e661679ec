import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Database, type Db, Overloaded } from '../../../src/core/db/transaction.ts';
import { databaseKinds } from '../../support/databases.ts';

for (const kind of databaseKinds) {
  describe(`a snapshot on ${kind.name}`, { skip: kind.missing }, () => {
    test('does not see commits after its first read, and the next snapshot does', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await add(database, 'a');
      await database.snapshot(async (db) => {
        assert.equal(await count(db), 1);
        await add(database, 'b');
        assert.equal(await count(db), 1);
      });
      assert.equal(await database.snapshot(count), 2);
    });

    test('coexists with snapshots of other states', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const counts = await database.snapshot(async (outer) => {
        const countBefore = await count(outer);
        await add(database, 'a');
        const inner = await database.snapshot(count);
        return [countBefore, inner, await count(outer)];
      });
      assert.deepEqual(counts, [0, 1, 0]);
    });

    test('ends when its job throws', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      let snapshot: Db | undefined;
      const failed = database.snapshot(async (db) => {
        snapshot = db;
        throw new Error('broken');
      });
      await assert.rejects(failed, /broken/);
      assert.ok(snapshot !== undefined);
      await assert.rejects(count(snapshot), /is closed/);
      assert.equal(await database.snapshot(count), 0);
    });

    test('waits when many snapshots are open, and is refused when too many wait', async (t) => {
      const limits = { snapshotsMax: 2, queuedSnapshotsMax: 3, connectionsMax: 2, queuedConnectionsMax: 3 };
      const database = await (await kind.createLocation(t)).open({ limits });
      await database.snapshot(count);
      const barrier = Promise.withResolvers<void>();
      const openSnapshots = [0, 1].map(() => database.snapshot(() => barrier.promise));
      const queuedSnapshots = [0, 1, 2].map(() => database.snapshot(count));
      await assert.rejects(async () => {
        for (let index = 0; index < 3; index += 1) await database.snapshot(count);
      }, Overloaded);
      barrier.resolve();
      await Promise.all(openSnapshots);
      assert.deepEqual(await Promise.all(queuedSnapshots), [0, 0, 0]);
    });
  });
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 0, note: null })));
}

async function count(db: Db): Promise<number> {
  const row = await db.first(db.query.selectFrom('test_record').select((eb) => eb.fn.countAll<number>().as('n')));
  return row?.n ?? -1;
}
