import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Database } from '../db/transaction.ts';
import type { LastWrites } from './last-writes.ts';
import type { LongReads } from './long-reads.ts';
import type { Caller, Context, Operation } from './operation.ts';
import type { SignIn } from './operator.ts';
import type { OperationResponse } from './problem.ts';
import type { CallLimits } from './rate-limit.ts';
import type { RecordResponseCache } from './record-responses.ts';
import type { InputLocations, Validate } from './schema.ts';
import type { VersionedCache } from './versioned-cache.ts';
import type { EventSource, WaitingCallCount, WaitQueue } from './wait-queue.ts';

/** Dependencies and hooks of one module's operations. */
export interface Pipeline {
  /** Name of the module. Accounts, credentials and idempotency keys are separate in each realm. */
  readonly realm: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly callLimits: CallLimits;
  readonly lastWrites: LastWrites;
  readonly longReads: LongReads | null;
  /** Cached responses of public reads without a credential. */
  readonly responses: VersionedCache<OperationResponse>;
  /** Cached callers by the hash of the credential. */
  readonly callers: VersionedCache<Caller>;
  /** Cached responses of reads of a single record. */
  readonly recordResponses: RecordResponseCache;
  /** New events, for long polls. */
  readonly events: EventSource & { wake(): void };
  readonly waitingCallCount?: WaitingCallCount | undefined;
  /** Aborted when the process drains; long polls then return immediately. */
  readonly drainSignal: AbortSignal;
  /** Passed to every operation as `context.services`. */
  readonly services?: unknown;
  /** Authenticates operators; absent when the module has no operations of the operator. */
  readonly signIn?: SignIn;
  /** Authorizes a restricted credential for the operation, before the input is validated. */
  authorize?(operation: Operation, caller: Caller): Refusal | null;
  /** Called after the commit of each write. */
  onCommit?(operation: Operation, context: Context): void;
  /** Rate limit of single operations, consumed after the account's. */
  consumeOperationLimit?(
    operation: Operation,
    input: unknown,
    caller: Caller | null,
    address: string,
  ): Promise<Refusal | null>;
  /** Called for every call that has passed authentication and validation. */
  onCall?(operation: Operation, caller: Caller | null): void;
}

/** A request for an operation, from any interface. */
export interface Call {
  /** Parsed JSON; the pipeline sets defaults in place. */
  readonly input: unknown;
  /** Syntax error of the input, reported by the interface; refused at the step of schema validation. */
  readonly fault?: Refusal | null;
  /** Properties of the input that this interface reads from headers or the path. */
  readonly inputLocations?: InputLocations;
  /** The binary body, for an operation that accepts one. */
  readonly body?: Uint8Array;
  readonly authorization: string | undefined;
  /** IP address of the client, for rate limits only; never stored. */
  readonly address: string;
  readonly waitSeconds: number;
  readonly dryRun: boolean;
  /** A further read of an open stream; only the first read of a stream consumes rate limits. */
  readonly isContinued?: boolean;
  /** Aborted when the caller disconnects; created only for calls that wait. */
  abortSignal(): AbortSignal;
}

/** Options of a call that does not wait and is no dry run. */
export const immediateCall = {
  waitSeconds: 0,
  dryRun: false,
  abortSignal: () => new AbortController().signal,
} as const;

/** Compiled schemas and wait queue of an operation, created once per operation. */
export interface CompiledOperation {
  readonly validate: Validate;
  /** Validates calls with a binary body; null when the operation accepts none. */
  readonly validateBinary: Validate | null;
  readonly serialize: (output: unknown) => string;
  readonly serializeDryRun: ((output: unknown) => string) | null;
  readonly waitQueue: WaitQueue | null;
}

/** An authenticated call with valid input. */
export interface AuthenticatedCall<Kind extends Operation> {
  readonly operation: Kind;
  readonly compiled: CompiledOperation;
  readonly call: Call;
  readonly context: Context;
}
