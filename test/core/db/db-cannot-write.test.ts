import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db, Tx } from '../../../src/core/db/transaction.ts';
import { databaseKinds } from '../../support/databases.ts';

// Never called. The type check of this file passes only if each line after @ts-expect-error is a type error.
export async function compileErrors(db: Db, tx: Tx): Promise<void> {
  // @ts-expect-error A Db builds no insert.
  db.query.insertInto('test_record');
  // @ts-expect-error A Db builds no update.
  db.query.updateTable('test_record');
  // @ts-expect-error A Db builds no delete.
  db.query.deleteFrom('test_record');
  // @ts-expect-error A Db does not run changes.
  await db.run(tx.query.deleteFrom('test_record'));
  // @ts-expect-error A Db takes no locks.
  await db.lock(db.query.selectFrom('test_record').select('id'));
  // @ts-expect-error A Db reads by selects only, even when a Tx built the delete.
  await db.all(tx.query.deleteFrom('test_record').returning('id'));
  // @ts-expect-error The same for an insert.
  await db.first(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null }).returning('id'));
  // @ts-expect-error The same for an update.
  await db.first(tx.query.updateTable('test_record').set({ count: 1 }).returning('id'));
}

for (const kind of databaseKinds) {
  test(`a Db refuses a change on ${kind.name} even when the types are circumvented`, {
    skip: kind.missing,
  }, async (t) => {
    const database = await (await kind.createLocation(t)).open();
    const builder = database.db.query as unknown as Tx['query'];
    const change = builder.insertInto('test_record').values({ id: 'a', count: 1, note: null }).returning('id');
    await assert.rejects(database.db.all(change as never));
    await assert.rejects(database.snapshot((db) => db.all(change as never)));
    assert.deepEqual(await database.db.all(database.db.query.selectFrom('test_record').select('id')), []);
  });
}
