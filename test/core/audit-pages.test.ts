import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listAuditOfDatabases } from '../../src/core/operation/admin/audit.ts';
import { databaseKinds } from '../support/databases.ts';

for (const kind of databaseKinds) {
  describe(`the audit log of two databases on ${kind.name}`, { skip: kind.missing }, () => {
    test('has every action in one page, also of those at the same time', async (t) => {
      const databases = await Promise.all(['main', 'other'].map(() => kind.createLocation(t).then((it) => it.open())));
      const ids: string[] = [];
      for (const [number, database] of databases.entries()) {
        // Seven actions in three milliseconds, more in each than a page has.
        for (const [index, at] of [1, 1, 1, 2, 2, 2, 3].entries()) {
          const id = `${number}-${index}`;
          ids.push(id);
          await database.write(async (tx) => {
            const row = { id, at, actor: 'ann', act: 'pause', module: 'exchange', reason: 'A test.', detail: '{}' };
            await tx.run(tx.query.insertInto('audit').values({ ...row, target_kind: null, target_id: null }));
          });
        }
      }
      const pages: string[][] = [];
      for (let cursor: number | null = 0; cursor !== null; ) {
        const dbs = databases.map(({ db }) => db);
        const page = await listAuditOfDatabases(dbs, { targetId: null, cursor, limit: 2 });
        pages.push(page.rows.map(({ id }) => id));
        cursor = page.nextCursor;
        assert.ok(pages.length <= 4, JSON.stringify(pages));
      }
      assert.deepEqual(
        pages.map((page) => page.length),
        [2, 6, 6],
      );
      assert.deepEqual(pages.flat().toSorted(), ids.toSorted());
    });
  });
}
