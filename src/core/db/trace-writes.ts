import type { Tracing } from '../base/tracing.ts';
import type { Database } from './transaction.ts';

/** The same database, with a span for each write of a request: the wait for its turn, its statements and its commit. */
export function traceWrites(database: Database, tracing: Tracing): Database {
  const attributes = { 'db.system.name': database.dialect === 'sqlite' ? 'sqlite' : 'postgresql' };
  const write: Database['write'] = (job, options) =>
    tracing.trace({ name: 'database write', kind: 'client', attributes }, () => database.write(job, options));
  // All else, also what changes while it is open, is asked of the database itself.
  return Object.create(database, { write: { value: write } }) as Database;
}
