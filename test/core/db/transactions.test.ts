import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { errorKind, refuse } from '../../../src/core/base/refusal.ts';
import { RowLockBusy } from '../../../src/core/db/postgres/row-lock-queue.ts';
import { type Database, Overloaded, StorageUnavailable, type Tx } from '../../../src/core/db/transaction.ts';
import { databaseKinds, postgres } from '../../support/databases.ts';

const conflictKind = errorKind('taken', 409, 'Taken', 'It is taken.');

for (const kind of databaseKinds) {
  describe(`a write on ${kind.name}`, { skip: kind.missing }, () => {
    test('resolves with the result of its job and is visible afterwards', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      assert.equal(await database.write((tx) => insert(tx, 'a')), 'a');
      assert.deepEqual(await ids(database), ['a']);
    });

    test('leaves no change and rejects with the error of a job that throws', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const error = new Error('broken');
      const write = database.write(async (tx) => {
        await insert(tx, 'a');
        throw error;
      });
      await assert.rejects(write, (caughtError) => caughtError === error);
      assert.deepEqual(await ids(database), []);
    });

    test('rejects with the error of a job that throws before its first await', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const write = database.write(() => {
        throw new RangeError('at once');
      });
      await assert.rejects(write, RangeError);
    });

    test('leaves no change and resolves with the refusal of its job', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const refusal = refuse(conflictKind, 'It is taken.');
      const response = await database.write(async (tx) => {
        await insert(tx, 'a');
        return refusal;
      });
      assert.equal(response, refusal);
      assert.deepEqual(await ids(database), []);
    });

    test('commits deferred changes in their order, and rolls them back when its job returns a refusal', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write(async (tx) => {
        await tx.runDeferred(tx.query.insertInto('test_record').values({ id: 'a', count: 0, note: null }));
        await tx.runDeferred(tx.query.updateTable('test_record').set({ id: 'b' }).where('id', '=', 'a'));
        await insert(tx, 'first');
      });
      const refusal = refuse(conflictKind, 'It is taken.');
      await database.write(async (tx) => {
        await tx.runDeferred(tx.query.deleteFrom('test_record'));
        return refusal;
      });
      assert.deepEqual(await ids(database), ['b', 'first']);
    });

    test('is rolled back completely when a deferred change fails', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write((tx) => insert(tx, 'present'));
      const write = database.write(async (tx) => {
        await insert(tx, 'a');
        await tx.runDeferred(tx.query.insertInto('test_record').values({ id: 'present', count: 0, note: null }));
      });
      await assert.rejects(write);
      assert.deepEqual(await ids(database), ['present']);
    });

    test('commits the changes of runWithCommit in their order, and rolls them back when its job returns a refusal', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write(async (tx) => {
        await tx.runWithCommit(tx.query.insertInto('test_record').values({ id: 'a', count: 0, note: null }));
        await tx.runWithCommit(tx.query.updateTable('test_record').set({ id: 'b' }).where('id', '=', 'a'));
      });
      await database.write(async (tx) => {
        await tx.runWithCommit(tx.query.deleteFrom('test_record'));
        return refuse(conflictKind, 'It is taken.');
      });
      assert.deepEqual(await ids(database), ['b']);
    });

    test('is rolled back completely when a change of runWithCommit fails, and the next write commits', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write((tx) => insert(tx, 'present'));
      const write = database.write(async (tx) => {
        await insert(tx, 'a');
        await tx.runWithCommit(tx.query.insertInto('test_record').values({ id: 'present', count: 0, note: null }));
        await tx.runWithCommit(tx.query.insertInto('test_record').values({ id: 'c', count: 0, note: null }));
      });
      await assert.rejects(write, kind.dialect === 'postgres' ? { name: 'DuplicateRow', table: 'test_record' } : Error);
      await database.write((tx) => insert(tx, 'next'));
      assert.deepEqual(await ids(database), ['next', 'present']);
    });

    test('is rolled back and rejects when its job ignored a failed statement', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const write = database.write(async (tx) => {
        await insert(tx, 'a');
        await insert(tx, 'a').catch(() => {});
        return 'all is well';
      });
      await assert.rejects(write, /unique/i);
      assert.deepEqual(await ids(database), []);
    });

    test('runs no statement after a failed statement', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      let laterError: unknown;
      const write = database.write(async (tx) => {
        await insert(tx, 'a');
        await insert(tx, 'a').catch(() => {});
        await insert(tx, 'b').catch((error: unknown) => {
          laterError = error;
        });
      });
      await assert.rejects(write);
      assert.match(String(laterError), /can only be rolled back/);
      assert.deepEqual(await ids(database), []);
    });

    test('does not affect concurrent writes when it fails', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const names = Array.from({ length: 60 }, (_, index) => `row ${String(index).padStart(2, '0')}`);
      const outcomes = await Promise.allSettled(
        names.map((name, index) =>
          database.write(async (tx) => {
            await insert(tx, name);
            if (index % 3 === 0) throw new Error('broken');
            return index % 3 === 1 ? refuse(conflictKind, 'It is taken.') : name;
          }),
        ),
      );
      assert.equal(outcomes.filter((outcome) => outcome.status === 'rejected').length, 20);
      assert.deepEqual(
        await ids(database),
        names.filter((_, index) => index % 3 === 2),
      );
    });

    test('reads its own changes and returns the number of affected rows', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write(async (tx) => {
        await insert(tx, 'a');
        await insert(tx, 'b');
        const allIds = tx.query.selectFrom('test_record').select('id').orderBy('id');
        assert.deepEqual(await tx.all(allIds), [{ id: 'a' }, { id: 'b' }]);
        assert.equal(await tx.run(tx.query.updateTable('test_record').set({ count: 7 })), 2);
        assert.equal(await tx.run(tx.query.deleteFrom('test_record').where('id', '=', 'none')), 0);
        const removed = tx.query.deleteFrom('test_record').where('id', '=', 'b').returning(['id', 'count']);
        assert.deepEqual(await tx.returning(removed), [{ id: 'b', count: 7 }]);
      });
      assert.deepEqual(await ids(database), ['a']);
    });

    test('is invisible to readers until it has resolved', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      let names: string[] | undefined;
      await database.write(async (tx) => {
        await insert(tx, 'a');
        names = await ids(database);
      });
      assert.deepEqual(names, []);
      assert.deepEqual(await ids(database), ['a']);
    });

    test('loses no update when many jobs change the same row under its lock', async (t) => {
      // The last write waits for 199 others, however busy the machine is.
      const database = await (await kind.createLocation(t)).open({
        limits: { rowLockTimeoutMs: 120_000, connectionWaitMs: 120_000 },
      });
      await database.write((tx) => insert(tx, 'counter'));
      const counterQuery = (tx: Tx) => tx.query.selectFrom('test_record').select('count').where('id', '=', 'counter');
      await Promise.all(
        Array.from({ length: 200 }, () =>
          database.write(async (tx) => {
            const counter = await tx.lock(counterQuery(tx));
            const count = (counter?.count ?? 0) + 1;
            await tx.run(tx.query.updateTable('test_record').set({ count }).where('id', '=', 'counter'));
          }),
        ),
      );
      const query = database.db.query.selectFrom('test_record').select('count');
      assert.deepEqual(await database.db.first(query), { count: 200 });
    });

    test('can start several statements concurrently', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write(async (tx) => {
        await Promise.all(['a', 'b', 'c'].map((id) => insert(tx, id)));
      });
      assert.deepEqual(await ids(database), ['a', 'b', 'c']);
    });

    test('stores integers up to 2^53 - 1 exactly and rejects booleans', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await database.write((tx) => insert(tx, 'big', Number.MAX_SAFE_INTEGER));
      await database.write((tx) => insert(tx, 'small', -Number.MAX_SAFE_INTEGER));
      const query = database.db.query.selectFrom('test_record').select('count').orderBy('id');
      assert.deepEqual(await database.db.all(query), [{ count: 2 ** 53 - 1 }, { count: 1 - 2 ** 53 }]);
      const flag = true as unknown as number;
      await assert.rejects(
        database.write((tx) => insert(tx, 'flag', flag)),
        TypeError,
      );
    });

    test('cannot be used after it has settled', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      let settledTx: Tx | undefined;
      await database.write(async (tx) => {
        settledTx = tx;
      });
      assert.ok(settledTx !== undefined);
      await assert.rejects(insert(settledTx, 'late'), /is closed/);
      assert.throws(() => settledTx?.afterCommit(() => {}), /is closed/);
      assert.deepEqual(await ids(database), []);
    });

    test('is refused while the database closes, and an earlier write still commits', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const pendingWrite = database.write((tx) => insert(tx, 'a'));
      const closing = database.close();
      await assert.rejects(
        database.write((tx) => insert(tx, 'b')),
        StorageUnavailable,
      );
      assert.equal(await pendingWrite, 'a');
      await closing;
    });

    test('can use more different statements than the prepared statement cache holds', async (t) => {
      const database = await (await kind.createLocation(t)).open({ limits: { statementsMax: 3 } });
      for (let length = 1; length <= 12; length += 1) {
        const values = Array.from({ length }, (_, index) => ({ id: `${length} ${index}`, count: length, note: null }));
        assert.equal(await database.write((tx) => tx.run(tx.query.insertInto('test_record').values(values))), length);
        const query = database.db.query
          .selectFrom('test_record')
          .select('id')
          .where(
            'id',
            'in',
            values.map((row) => row.id),
          );
        assert.equal((await database.db.all(query)).length, length);
      }
    });

    test('is refused with Overloaded when the queue is full, and the queued writes commit', async (t) => {
      const limits = { queuedWritesMax: 10, connectionsMax: 1, queuedConnectionsMax: 10 };
      const database = await (await kind.createLocation(t)).open({ limits });
      await database.ping();
      const writes = Array.from({ length: 50 }, (_, index) => database.write((tx) => insert(tx, String(index))));
      const outcomes = await Promise.allSettled(writes);
      const refusedOutcomes = outcomes.filter((outcome) => outcome.status === 'rejected');
      assert.ok(refusedOutcomes.length >= 30, `${refusedOutcomes.length} refused`);
      assert.ok(refusedOutcomes.every((outcome) => outcome.reason instanceof Overloaded));
      assert.equal((await ids(database)).length, 50 - refusedOutcomes.length);
      assert.equal(await database.write((tx) => insert(tx, 'later')), 'later');
    });
  });
}

test('a write on PostgreSQL whose records are always busy ends with Overloaded', {
  skip: postgres.missing,
}, async (t) => {
  const database = await (await postgres.createLocation(t)).open({ limits: { rowLockTimeoutMs: 100 } });
  let attempts = 0;
  const write = database.write(async () => {
    attempts += 1;
    throw new RowLockBusy(`record ${attempts}`);
  });
  await assert.rejects(write, Overloaded);
  assert.ok(attempts > 1);
});

async function insert(tx: Tx, id: string, count = 0): Promise<string> {
  await tx.run(tx.query.insertInto('test_record').values({ id, count, note: null }));
  return id;
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  return rows.map((row) => row.id);
}
