// The entry module of a read pool, for its tests.

import { serveReads } from '../../../src/core/db/sqlite/read-worker.ts';

serveReads({
  ids: async (db, { past }: { past: string }) => {
    const rows = await db.all(db.query.selectFrom('probe').select('id').where('id', '>', past).orderBy('id'));
    return rows.map((row) => row.id);
  },
  fail: async () => {
    throw new Error('broken on purpose');
  },
  crash: async () => process.exit(7),
  hang: async (db) => {
    for (;;) await db.first(db.query.selectFrom('probe').select('id'));
  },
  wait: async (db, gate: Int32Array) => {
    while (gate[0] === 0) await db.first(db.query.selectFrom('probe').select('id'));
    return 'opened';
  },
});
