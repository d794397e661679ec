import type { Db } from '../db/transaction.ts';
import type { Caller, Operation } from './operation.ts';

/** Message to a worker thread, which runs the operation. */
export interface LongRead {
  /** Name of the operation; see `longReadName`. */
  readonly task: string;
  /** Valid input with defaults. */
  readonly input: unknown;
  readonly caller: Caller | null;
}

/** Runs long reads in worker threads. On PostgreSQL null is used instead, since the database server does the work. */
export interface LongReads {
  /** Resolves with the output as JSON text, so that the main thread neither clones nor serializes it. */
  run(read: LongRead): Promise<string>;
}

/** Returns the output of an operation with the properties of its schema only, in the order of the schema. */
export type LongReadHandler = (db: Db, input: unknown, caller: Caller | null) => Promise<object>;

/** Name of a long read in messages to worker threads. */
export function longReadName(realm: string, operation: Pick<Operation, 'name'>): string {
  return `${realm}.${operation.name}`;
}
