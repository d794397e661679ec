import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorKind, Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/transaction.ts';
import type { Poll } from './poll.ts';
import type { RecordResponse } from './record-responses.ts';

/** The authenticated account and credential of a call. */
export interface Caller {
  readonly accountId: string;
  readonly credentialId: string;
  readonly credentialHash: string;
  readonly accountCreatedAt: number;
  /** Whether the credential was issued by the server and this is its first use. */
  readonly isUnused: boolean;
  /** Expiry of a replaced credential; null when it does not expire. */
  readonly endsAtMs: number | null;
  /** Restriction of the credential, as JSON in a format of the module; null when unrestricted. */
  readonly restriction: string | null;
}

/** Request context of an operation: caller, time, services and generation of ids. */
export interface Context<Services = unknown> {
  readonly caller: Caller | null;
  readonly nowMs: number;
  /** IP address of the client, for rate limits only: never stored, never logged. */
  readonly address: string;
  /** Dependencies of the module's operations, without the database. */
  readonly services: Services;
  /** Aborted when the caller disconnects or the process drains. */
  readonly abortSignal: () => AbortSignal;
  readonly newId: (prefix: string) => string;
  /** The raw body of a call with a binary body. */
  readonly body?: Uint8Array;
  /** HMAC-SHA256 of the caller's credential. Operations do not get the credential itself. */
  readonly digestCredential: (key: Buffer) => Buffer;
  /** Name of the operator, for operations of the operator. */
  readonly operator?: string;
}

/** Context of operations that require a credential. */
export interface CallerContext<Services = unknown> extends Context<Services> {
  readonly caller: Caller;
}

/** Context of operations of the operator. */
export interface OperatorContext<Services = unknown> extends Context<Services> {
  readonly operator: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A resource route of the operation. Path parameters such as `:id` set the input property of that name. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** Input properties fixed by the route, such as `{following: false}` for a DELETE. */
  readonly fixedInput?: Readonly<Record<string, unknown>>;
  /** Header by input property; the header sets the property. `true` and `false` become booleans. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A binary request body, which replaces one input property. */
export interface BinaryBody {
  /** Accepted values of Content-Type; parameters and a content encoding are not allowed. */
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
  /** The input property that the body replaces; the input gets `archive_sha256` instead. */
  readonly replacedProperty: string;
  readonly description: string;
}

export interface Example {
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Definition<Input extends TObject, Output extends TSchema, CostKind = Cost> {
  /** Name in the API, and of the MCP tool. */
  readonly name: string;
  readonly title: string;
  /** Description of the MCP tool: what it does and when to use it. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Validates rules that the schema cannot express, before any database access. */
  check?(input: Static<Input>): Refusal | null;
  /** Refusals in addition to the common ones. */
  readonly errors: readonly ErrorKind[];
  readonly examples: readonly Example[];
  readonly routes?: readonly Route[];
  /**
   * Interfaces of the operation. Absent: its routes, `POST /operations/<name>` and an MCP tool. `http`: its
   * routes only. `http_and_mcp`: its routes and the tool.
   */
  readonly interfaces?: 'http' | 'http_and_mcp';
  /** Binary body that the POST routes accept besides JSON; it is read after authentication. */
  readonly body?: BinaryBody;
  /** Maximal size of a body, if smaller than the server's limit. */
  readonly bodyBytesMax?: number;
  /** Ignores the Authorization header, for steps of a registration. */
  readonly ignoresCredential?: true;
  /** Kind of pause by the operator that refuses this operation. */
  readonly pausedBy?: 'posting' | 'registration';
  /** Cost of one call against the account's rate limits. */
  readonly cost: CostKind;
}

export type Cost =
  | { readonly kind: 'none' }
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly points: number }
  | { readonly kind: 'registration' };

/** Cost of an operation that consumes its own rate limits while it runs. */
export interface CostSetByOperation {
  readonly kind: 'set_by_operation';
}

/** Readonly, so that operations may return constants. */
type Result<Output extends TSchema> = Promise<ReadonlyDeep<Static<Output>> | Refusal>;

type ReadonlyDeep<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> } : Value;

type ContextOf<Access, Services> = Access extends 'credential'
  ? CallerContext<Services>
  : Access extends 'operator'
    ? OperatorContext<Services>
    : Context<Services>;

type ReadAccess = 'public' | 'credential' | 'operator';
type WriteAccess = 'credential' | 'registration' | 'public' | 'operator';

/** Data of a successful write that is stored with its idempotency key. */
export interface WriteEffects {
  /** Id of the created or changed record; removal of the record erases the stored response. */
  readonly subject?: string;
  /** The write revoked the caller's credential; a retry with that credential still gets the stored response. */
  readonly revokesCaller?: boolean;
}

/** Definition of a read. `run` gets a Db, which cannot write. */
export interface ReadDefinition<Access, Input extends TObject, Output extends TSchema, Services = unknown>
  extends Definition<Input, Output> {
  readonly access: Access;
  /** Runs in a worker thread, since it scans many rows. It cannot refuse and has no `poll`. */
  readonly isLong?: true;
  /** The response is never cached, because it depends on time, random values or the client's address. */
  readonly isUncached?: true;
  readonly poll?: Poll<Static<Output>>;
  /**
   * Whether the replica contains the records that the input refers to. If set, the read may run on a replica, which may
   * lack the latest writes of other accounts; `run` must read the position in its response before other data.
   */
  canReadFromReplica?(db: Db, input: Static<Input>): Promise<boolean>;
  readonly recordResponse?: RecordResponse<Static<Input>>;
  run(db: Db, input: Static<Input>, context: ContextOf<Access, Services>): Result<Output>;
}

/** Definition of a write. `run` gets a Tx; its changes, events and stored response are committed together. */
export interface WriteDefinition<
  Access,
  Input extends TObject,
  Output extends TSchema,
  Prepared = undefined,
  Services = unknown,
> extends Definition<Input, Output> {
  /**
   * `operator`: requires the key of an operator. `registration`: requires no credential; idempotency keys are scoped to
   * the `credential` of the input. `public`: requires no credential; idempotency keys share one scope for all callers
   * and expire after a day.
   */
  readonly access: Access;
  /**
   * Whether the idempotency key may be omitted. `optional`: applying the input twice is harmless; without a key no
   * response is stored. `credential`: the write revokes its own credential, whose hash is the default key.
   */
  readonly idempotency?: 'optional' | 'credential';
  /** Status of a success, if not 200. */
  readonly successStatus?: 201;
  /** Whether the record existed already and nothing was changed; the status is then 200. */
  isUnchanged?(output: Static<Output>): boolean;
  /**
   * Validates conditions that depend on time, such as the expiry of a token, without the database. It runs after the
   * lookup of a stored response, so that retries still succeed. A refusal costs a read.
   */
  admit?(input: Static<Input>, context: ContextOf<Access, Services>): Refusal | null;
  /** Group of calls that share transactions on PostgreSQL, or the id of a contended record. See WriteOptions.group. */
  groupBy?(input: Static<Input>): string | null;
  /** Changes the account itself; excludes other writes of the account. */
  readonly changesAccount?: true;
  /** Computes the response to `Prefer: dry-run` for valid input; writes nothing. */
  readonly dryRun?: DryRun<Static<Input>, Services>;
  /**
   * Work before the transaction, after rate limit and pause, such as unpacking an archive in a worker thread. It may
   * store data that is not visible yet and is removed by a periodic task. `run` gets the result and repeats its checks
   * under locks. Concurrent identical calls may both prepare.
   */
  prepare?(input: Static<Input>, context: ContextOf<Access, Services>): Promise<Prepared | Refusal>;
  run(tx: Tx, input: Static<Input>, context: ContextOf<Access, Services>, prepared: Prepared): Result<Output>;
  effects?(output: Static<Output>, context: ContextOf<Access, Services>): WriteEffects;
  /** Result that contains a secret: it is not stored but computed again for a retry. */
  readonly ephemeral?: EphemeralResult<Static<Input>, Static<Output>, Services>;
}

/** Response of a write that revokes its own credential, computed again for a retry instead of stored. */
export interface EphemeralResult<Input, Output, Services = unknown> {
  appliesTo(input: Input): boolean;
  /** The response of the write; null when this credential did not perform the write, or performed it too long ago. */
  recompute(db: Db, context: RetryContext<Services>): Promise<Output | null>;
}

/** Request context of a retry with a revoked credential. */
export interface RetryContext<Services = unknown>
  extends Pick<Context<Services>, 'nowMs' | 'services' | 'digestCredential'> {
  readonly credentialHash: string;
}

/** Response of an external operation. `isReplayed`: the effect was that of an earlier call. */
export interface ExternalResponse<Output> {
  readonly output: Output;
  readonly isReplayed: boolean;
}

/**
 * Definition of an operation with outbound requests. It opens its own transactions on the database of its services and
 * stores its own idempotency keys. With the cost `set_by_operation`, rate limits do not refuse a replay.
 */
export interface ExternalDefinition<Access, Input extends TObject, Output extends TSchema, Services = unknown>
  extends Definition<Input, Output, Cost | CostSetByOperation> {
  readonly access: Access;
  /** Status of a success, if not 200. */
  readonly successStatus?: 201;
  run(context: ContextOf<Access, Services>, input: Static<Input>): Promise<ExternalResponse<Static<Output>> | Refusal>;
}

export interface DryRun<Input, Services = unknown> {
  readonly output: TSchema;
  run(db: Db, input: Input, context: CallerContext<Services>): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every input and output.
type AnyDefinition = any;

export type ReadOperation<Services = unknown> = ReadDefinition<ReadAccess, AnyDefinition, AnyDefinition, Services> & {
  readonly effect: 'read';
};
export type WriteOperation<Services = unknown> = WriteDefinition<
  WriteAccess,
  AnyDefinition,
  AnyDefinition,
  AnyDefinition,
  Services
> & {
  readonly effect: 'write';
};

export type ExternalOperation<Services = unknown> = ExternalDefinition<
  'public' | 'credential',
  AnyDefinition,
  AnyDefinition,
  Services
> & {
  readonly effect: 'external';
};

/** An operation of a module with these services. */
export type Operation<Services = unknown> =
  | ReadOperation<Services>
  | WriteOperation<Services>
  | ExternalOperation<Services>;

/**
 * Whether the Authorization header is checked. Registrations ignore it, because clients that send the header with every
 * request already send the credential that they are registering.
 */
export function readsCredential(operation: Operation): boolean {
  const { access } = operation;
  return access !== 'registration' && access !== 'operator' && operation.ignoresCredential !== true;
}

/** Functions that define the operations of a module with these services. */
export function createOperationFactories<Services>() {
  return {
    readOperation: <Access extends ReadAccess, Input extends TObject, Output extends TSchema>(
      definition: ReadDefinition<Access, Input, Output, Services>,
    ): ReadOperation<Services> => ({ ...(definition as AnyDefinition), effect: 'read' }),
    writeOperation: <Access extends WriteAccess, Input extends TObject, Output extends TSchema, Prepared = undefined>(
      definition: WriteDefinition<Access, Input, Output, Prepared, Services>,
    ): WriteOperation<Services> => ({ ...(definition as AnyDefinition), effect: 'write' }),
    externalOperation: <Access extends 'public' | 'credential', Input extends TObject, Output extends TSchema>(
      definition: ExternalDefinition<Access, Input, Output, Services>,
    ): ExternalOperation<Services> => ({ ...(definition as AnyDefinition), effect: 'external' }),
  };
}

/** Factories of operations that need no services except the database. */
export const { readOperation, writeOperation } = createOperationFactories<unknown>();
