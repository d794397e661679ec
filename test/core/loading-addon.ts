// Entry module of a worker thread that loads SQLite's addon many times before the worker is ready.

import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { serveTask } from '../../src/core/threads/serve-task.ts';

const loadCount = 1_500;
/** Shared with the test: 1 while the addon is loaded again and again, 2 after the last time. */
const { loadState } = workerData as { loadState: Int32Array };

new Sqlite(':memory:').close();
const addon = Object.keys(createRequire(import.meta.url).cache).find((file) => file.endsWith('.node'));
if (addon === undefined) throw new Error('The addon of SQLite is not loaded.');
loadState[0] = 1;
for (let load = 0; load < loadCount; load += 1) process.dlopen({ exports: {} }, addon);
loadState[0] = 2;

export default serveTask(() => 'ran');
