// Entry module of a worker thread pool in tests. A probe is one read that a test sends to the pool.

import type { Db } from '../../src/core/db/transaction.ts';
import { serveReads } from '../../src/core/threads/serve-reads.ts';

/** A task of the pool: the handler to run, with its parameters. */
export interface Probe {
  readonly name: keyof typeof handlers;
  /** Exclusive lower bound of the ids, for `ids`. */
  readonly afterId?: string;
  /** Shared memory, for `wait`: the handler returns once its first element is not 0. */
  readonly barrier?: Int32Array;
}

const handlers = {
  ids: async (db: Db, { afterId = '' }: Probe) => {
    const rows = await db.all(db.query.selectFrom('test_record').select('id').where('id', '>', afterId).orderBy('id'));
    return rows.map((row) => row.id);
  },
  fail: async () => {
    throw new Error('broken on purpose');
  },
  crash: async () => process.exit(7),
  hang: async (db: Db) => {
    for (;;) await db.first(db.query.selectFrom('test_record').select('id'));
  },
  wait: async (db: Db, { barrier = new Int32Array(1) }: Probe) => {
    while (barrier[0] === 0) await db.first(db.query.selectFrom('test_record').select('id'));
    return 'opened';
  },
};

export default serveReads<Probe, unknown>((db, probe) => handlers[probe.name](db, probe));
