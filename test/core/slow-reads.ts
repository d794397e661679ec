// The entry module of a thread pool whose threads take long to start, for its tests.

import { setTimeout } from 'node:timers/promises';

const loadingMs = 4_000;
await setTimeout(loadingMs);
export default (await import('./probe-reads.ts')).default;
