import type { Caller, Operation } from './operation.ts';

/** What a thread of the read pool gets of a long read; it runs the operation itself. */
export interface LongRead {
  /** Names the operation; see `longReadTask`. */
  readonly task: string;
  readonly input: unknown;
  readonly caller: Caller | null;
  readonly nowMs: number;
}

/** Runs long reads away from the event loop. Absent on PostgreSQL, whose reads are not ours to compute. */
export interface LongReads {
  /** Resolves with the JSON text of the output, so that the event loop neither clones nor writes objects. */
  run(read: LongRead): Promise<string>;
}

/** The name under which the threads know a long operation. */
export function longReadTask(realm: string, operation: Pick<Operation, 'name'>): string {
  return `${realm}.${operation.name}`;
}
