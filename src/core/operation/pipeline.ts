import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Database } from '../db/transaction.ts';
import type { ResponseCache } from './commit-cache.ts';
import type { LongReads } from './long-reads.ts';
import type { Caller, Context, Operation } from './operation.ts';
import type { SignIn } from './operator.ts';
import type { OperationResponse } from './problem.ts';
import type { Allowance } from './rate-limit.ts';
import type { RecordResponseCache } from './record-responses.ts';
import type { InputPlaces, Validate } from './schema.ts';
import type { EventSource, WaitQueue } from './wait-queue.ts';

/** What one module's operations run on. */
export interface Pipeline {
  readonly realm: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly allowance: Allowance;
  readonly longReads: LongReads | null;
  /** Answers of public reads to callers without a credential, and who a credential's hash stands for. */
  readonly responses: ResponseCache<OperationResponse>;
  readonly callers: ResponseCache<Caller>;
  /** The same of reads whose response is made of one record. */
  readonly recordResponses: RecordResponseCache;
  /** Where waiting reads hear of new events. */
  readonly events: EventSource & { wake(): void };
  /** Aborted when the process drains: anyone who waits is answered with what there is. */
  readonly drainSignal: AbortSignal;
  /** Handed to every operation as `context.services`. */
  readonly services?: unknown;
  /** Finds out which operator calls; absent where no operation is the operator's. */
  readonly signIn?: SignIn;
  /** Checks whether a credential with a restriction may call the operation; asked before the input is checked. */
  permit?(operation: Operation, caller: Caller): Refusal | null;
  /** Called after the commit of each write. */
  onCommit?(operation: Operation, context: Context): void;
  /** A limit of single operations beside the account's allowance; asked right after it. */
  consumeOwnLimit?(
    operation: Operation,
    input: unknown,
    caller: Caller | null,
    address: string,
  ): Promise<Refusal | null>;
  /** Called for every call that is about to run. */
  onCall?(operation: Operation, caller: Caller | null): void;
}

/** One request for one operation, from whichever interface it came. */
export interface Call {
  /** Parsed JSON; the pipeline fills defaults in place. */
  readonly input: unknown;
  /** What the interface found wrong with the input's spelling: refused where the schema would refuse. */
  readonly fault?: Refusal | null;
  /** Which properties of the input belong in headers or the address here. */
  readonly inputPlaces?: InputPlaces;
  /** A body that is not JSON, for an operation that accepts one. */
  readonly body?: Uint8Array;
  readonly authorization: string | undefined;
  /** The peer, for limits only; never kept. */
  readonly address: string;
  readonly waitSeconds: number;
  readonly dryRun: boolean;
  /** One more look of a stream that was charged when it began: costs nothing again. */
  readonly continued?: boolean;
  /** A signal that is aborted when the caller disconnects; requested only by requests that wait. */
  abortSignal(): AbortSignal;
}

/** What an operation needs at every call, made once: its schemas compiled, and the calls of it that wait. */
export interface CompiledOperation {
  readonly validate: Validate;
  /** Of calls with a body that is not JSON; null where none is accepted. */
  readonly validateBinary: Validate | null;
  readonly write: (output: unknown) => string;
  readonly writeDryRun: ((output: unknown) => string) | null;
  readonly waiting: WaitQueue | null;
}

/** A call that has passed the checks which all operations share: its caller is known, its input valid. */
export interface AdmittedCall<Kind extends Operation> {
  readonly operation: Kind;
  readonly compiled: CompiledOperation;
  readonly call: Call;
  readonly context: Context;
}
