// The entry module of a read pool, for its tests.

import { setTimeout as delay } from 'node:timers/promises';
import { serveReads } from '../../../src/core/db/read-worker.ts';

serveReads({
  ids: async (db, { past }: { past: string }) => {
    const rows = await db.all(db.query.selectFrom('probe').select('id').where('id', '>', past).orderBy('id'));
    return rows.map((row) => row.id);
  },
  fail: async () => {
    throw new Error('broken on purpose');
  },
  crash: async () => process.exit(7),
  hang: async () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  },
  slow: async (_db, ms: number) => delay(ms, 'slept'),
});
