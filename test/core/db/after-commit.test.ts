import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { errorKind, refuse } from '../../../src/core/base/refusal.ts';
import { databaseKinds } from '../../support/databases.ts';

const conflictKind = errorKind('taken', 409, 'Taken', 'It is taken.');

for (const kind of databaseKinds) {
  describe(`after-commit hooks on ${kind.name}`, { skip: kind.missing }, () => {
    test('run in order, after the change is visible and before the caller continues', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const events: string[] = [];
      const reads: Promise<unknown>[] = [];
      await database.write(async (tx) => {
        tx.afterCommit(() => {
          events.push('first');
          reads.push(database.db.first(database.db.query.selectFrom('test_record').select('id')));
        });
        await tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 0, note: null }));
        tx.afterCommit(() => events.push('second'));
        events.push('job');
      });
      assert.deepEqual(events, ['job', 'first', 'second']);
      assert.deepEqual(await Promise.all(reads), [{ id: 'a' }]);
    });

    test('read the change even if another reader read the state before the commit', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const query = database.db.query.selectFrom('test_record').select('id');
      let rowBefore: Promise<unknown> | undefined;
      let rowAfter: Promise<unknown> | undefined;
      await database.write(async (tx) => {
        await tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 0, note: null }));
        rowBefore = database.db.first(query);
        await rowBefore;
        tx.afterCommit(() => {
          rowAfter = database.db.first(query);
        });
      });
      assert.equal(await rowBefore, undefined);
      assert.deepEqual(await rowAfter, { id: 'a' });
    });

    test('do not run when the job throws or returns a refusal', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      let hookRuns = 0;
      const outcomes = await Promise.allSettled([
        database.write(async (tx) => {
          tx.afterCommit(() => {
            hookRuns += 1;
          });
          throw new Error('broken');
        }),
        database.write(async (tx) => {
          tx.afterCommit(() => {
            hookRuns += 1;
          });
          return refuse(conflictKind, 'It is taken.');
        }),
        database.write(async () => 'something else'),
      ]);
      assert.deepEqual(
        outcomes.map((outcome) => outcome.status),
        ['rejected', 'fulfilled', 'fulfilled'],
      );
      assert.equal(hookRuns, 0);
    });

    test('are logged when they throw, without an effect on the caller', async (t) => {
      const errors: object[] = [];
      const log = { info() {}, warn() {}, error: (fields: object) => errors.push(fields) };
      const database = await (await kind.createLocation(t)).open({ log });
      const events: string[] = [];
      const value = await database.write(async (tx) => {
        tx.afterCommit(() => {
          throw new Error('listener broke');
        });
        tx.afterCommit(() => events.push('second'));
        return 'value';
      });
      assert.equal(value, 'value');
      assert.deepEqual(events, ['second']);
      assert.equal(errors.length, 1);
    });
  });
}
