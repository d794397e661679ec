import type { Clock } from '../base/clock.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Database } from '../db/transaction.ts';
import type { Allowance } from './allowance.ts';
import type { EventSource } from './long-poll.ts';
import type { LongReads } from './long-reads.ts';
import type { Caller, Context, Operation } from './operation.ts';
import type { Answer } from './problem.ts';
import type { Validate } from './schema.ts';
import type { UntilCommit } from './until-commit.ts';

/** What one module's operations run on. */
export interface Pipeline {
  readonly realm: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly allowance: Allowance;
  readonly longReads: LongReads | null;
  /** Answers of public reads to callers without a credential, and who a credential's hash stands for. */
  readonly answers: UntilCommit<Answer>;
  readonly callers: UntilCommit<Caller>;
  /** Where waiting reads hear of new events. */
  readonly events: EventSource & { wake(): void };
  /** Aborted when the process drains: whoever waits is answered with what there is. */
  readonly drainSignal: AbortSignal;
  /** Handed to every operation as `context.services`. */
  readonly services?: unknown;
  /** A limit of single operations beside the account's allowance; asked right after it. */
  takeOwn?(operation: Operation, input: unknown, caller: Caller | null): Promise<Refusal | null>;
  /** Told of every call that is about to run. */
  onCall?(operation: Operation, caller: Caller | null): void;
}

/** One request for one operation, from whichever door it came. */
export interface Call {
  /** Parsed JSON; the pipeline fills defaults in place. */
  readonly input: unknown;
  /** What the door found wrong with the input's spelling: refused where the schema would refuse. */
  readonly fault?: Refusal | null;
  readonly authorization: string | undefined;
  /** The peer, for limits only; never kept. */
  readonly address: string;
  readonly waitSeconds: number;
  readonly dryRun: boolean;
  /** One more look of a stream that was charged when it began: costs nothing again. */
  readonly continued?: boolean;
  /** A signal that is aborted when the caller hangs up; asked for only by requests that wait. */
  whenGone(): AbortSignal;
}

/** An operation's schemas, compiled once. */
export interface Compiled {
  readonly validate: Validate;
  readonly write: (output: unknown) => string;
  readonly writeRehearsal: ((output: unknown) => string) | null;
}

/** A call that has passed the checks which all operations share: its caller is known, its input valid. */
export interface Admitted<Kind extends Operation> {
  readonly operation: Kind;
  readonly compiled: Compiled;
  readonly call: Call;
  readonly context: Context;
}
