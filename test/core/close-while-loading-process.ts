// Closes a pool while its threads load an addon; prints the load state (1: loading, 2: loaded) before and after.

import { ThreadPool } from '../../src/core/threads/thread-pool.ts';
import { eventually } from '../support/eventually.ts';

const loadState = new Int32Array(new SharedArrayBuffer(4));
const pool = new ThreadPool({
  entry: new URL('./loading-addon', import.meta.url),
  workerData: { loadState },
  threadsMax: 2,
  queuedTasksMax: 0,
  taskTimeoutMs: 30_000,
  log: { warn() {} },
});
const tasks = Promise.allSettled([pool.run('a'), pool.run('b')]);
await eventually('a thread loads', async () => loadState[0] !== 0);
const stateBefore = loadState[0];
await pool.close();
await tasks;
process.stdout.write(`closed, loading ${stateBefore} then ${loadState[0]}`);
