import type { Caller, Operation } from './operation.ts';

/** Message to a worker thread, which runs the operation. */
export interface LongRead {
  /** Name of the operation; see `longReadName`. */
  readonly task: string;
  readonly input: unknown;
  readonly caller: Caller | null;
  readonly nowMs: number;
}

/** Runs long reads in worker threads. On PostgreSQL null is used instead, since the database server does the work. */
export interface LongReads {
  /** Resolves with the output as JSON text, so that the main thread neither clones nor serializes it. */
  run(read: LongRead): Promise<string>;
}

/** Name of a long read in messages to worker threads. */
export function longReadName(realm: string, operation: Pick<Operation, 'name'>): string {
  return `${realm}.${operation.name}`;
}
