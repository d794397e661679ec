import { type LongRead, longReadName } from './core/operation/long-reads.ts';
import { serveReads } from './core/threads/serve-reads.ts';
import { longReads as exchange } from './exchange/long-reads.ts';

// Entry of the worker threads for long reads. The exchange is the only module with long reads. A thread loads neither
// schemas nor their compilers, which would take most of the time until its first response.

const handlers = new Map(
  Object.entries(exchange).map(([name, handler]) => [longReadName('exchange', { name }), handler]),
);

export default serveReads(async (db, { task, input, caller }: LongRead) => {
  const handler = handlers.get(task);
  if (handler === undefined) throw new Error(`Unknown long read ${task}.`);
  return JSON.stringify(await handler(db, input, caller));
});
