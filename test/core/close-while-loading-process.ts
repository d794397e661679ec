// Closes a pool while its threads load an addon; prints the load state (1: loading, 2: loaded) before and after.

import { ThreadPool } from '../../src/core/threads/thread-pool.ts';
import { eventually } from '../support/eventually.ts';

const loading = new Int32Array(new SharedArrayBuffer(4));
const pool = new ThreadPool({
  entry: new URL('./loading-addon', import.meta.url),
  workerData: { loading },
  threads: 2,
  queuedTasksMax: 0,
  taskMs: 30_000,
  log: { warn() {} },
});
const tasks = Promise.allSettled([pool.run('a'), pool.run('b')]);
await eventually('a thread loads', async () => loading[0] !== 0);
const before = loading[0];
await pool.close();
await tasks;
process.stdout.write(`closed, loading ${before} then ${loading[0]}`);
