// Entry module of a worker thread pool whose threads start slowly.

import { setTimeout } from 'node:timers/promises';

const loadingMs = 4_000;
await setTimeout(loadingMs);
export default (await import('./probe-reads.ts')).default;
