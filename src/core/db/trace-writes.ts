import type { Tracing } from '../base/tracing.ts';
import type { Database } from './transaction.ts';

/** Wraps a database with a trace span per write: queueing, statements and commit. */
export function traceWrites(database: Database, tracing: Tracing): Database {
  const attributes = { 'db.system.name': database.dialect === 'sqlite' ? 'sqlite' : 'postgresql' };
  const write: Database['write'] = (job, options) =>
    tracing.trace({ name: 'database write', kind: 'client', attributes }, () => database.write(job, options));
  // Other members, including getters such as `epoch`, are inherited from the wrapped database.
  return Object.create(database, { write: { value: write } }) as Database;
}
