import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorKind, Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/transaction.ts';
import type { Poll } from './poll.ts';
import type { RecordResponse } from './record-responses.ts';

/** Who is calling, as its credential says. */
export interface Caller {
  readonly accountId: string;
  readonly credentialId: string;
  readonly credentialHash: string;
  readonly accountCreatedAt: number;
  /** This call is the first with a credential that the server issued. */
  readonly isUnused: boolean;
  /** When the credential, which was replaced, ends by itself; null: it does not. */
  readonly endsAtMs: number | null;
  /** JSON of what the module restricts the credential to; null: nothing. */
  readonly restriction: string | null;
}

/** What an operation may know of the request around its input. Chance and time come from here. */
export interface Context<Services = unknown> {
  readonly caller: Caller | null;
  readonly nowMs: number;
  /** The peer, for limits in memory only: never stored, never logged. */
  readonly address: string;
  /** What the operation's module runs on beside the database. */
  readonly services: Services;
  /** Aborted when the caller disconnects or the process drains: nobody need be waited for any more. */
  readonly abortSignal: () => AbortSignal;
  readonly newId: (prefix: string) => string;
  /** The body as it was sent, where the operation accepts one that is not JSON and this is one. */
  readonly body?: Uint8Array;
  /** HMAC-SHA256 of the caller's credential under a key. The credential itself reaches no operation. */
  readonly digestCredential: (key: Buffer) => Buffer;
  /** Name of the operator's key, where the operation is the operator's. */
  readonly operator?: string;
}

/** The same, where a credential is required. */
export interface CallerContext<Services = unknown> extends Context<Services> {
  readonly caller: Caller;
}

/** The same, of an operation of the operator. */
export interface OperatorContext<Services = unknown> extends Context<Services> {
  readonly operator: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A resource route of the operation, beside `POST /operations/<name>`. `:name` parts fill that input property. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** Input that the route itself decides, such as `{following: false}` of a DELETE. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Input that a header of the request decides, by the input's name; `true` and `false` are booleans. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body that is not JSON. It takes the place of one property of the input. */
export interface BinaryBody {
  /** Accepted exactly, without parameters and content encoding. */
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
  /** The property of the input that the body replaces; the input then has `archive_sha256` instead. */
  readonly replaces: string;
  readonly description: string;
}

export interface Example {
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Definition<Input extends TObject, Output extends TSchema, CostKind = Cost> {
  /** The wire name, which is also the file's name. */
  readonly name: string;
  readonly title: string;
  /** For agents that choose a tool: what it does and when to use it. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Rules of the input that the schema cannot say, checked before anything is looked up. */
  check?(input: Static<Input>): Refusal | null;
  /** Refusals beyond those every operation shares. */
  readonly errors: readonly ErrorKind[];
  readonly examples: readonly Example[];
  readonly routes?: readonly Route[];
  /** Absent: also `POST /operations/<name>` and an MCP tool. `resource`: its routes only; `resource_and_tool`: with the tool. */
  readonly interfaces?: 'resource' | 'resource_and_tool';
  /**
   * Its POST routes accept this body as well as JSON, from callers with a valid credential only: it is not read
   * before the credential was checked. MCP has the JSON form.
   */
  readonly body?: BinaryBody;
  /** What its bodies may have at most, where that is less than any body may have. */
  readonly bodyBytesMax?: number;
  /** A step of registering: like the `register` of a module it ignores the Authorization header. */
  readonly ignoresCredential?: true;
  /** Refused before the operation runs while the operator pauses this. */
  readonly pausedBy?: 'posting' | 'registration';
  /** What one call costs of the account's allowance. */
  readonly cost: CostKind;
}

export type Cost =
  | { readonly kind: 'none' }
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly points: number }
  | { readonly kind: 'registration' };

/** What the pipeline takes nothing for: the operation takes from its own limits, once it knows what it will do. */
export interface OperationLimit {
  readonly kind: 'own';
}

/** Constants may be returned as well: an output is written and never changed. */
type Result<Output extends TSchema> = Promise<ReadonlyDeep<Static<Output>> | Refusal>;

type ReadonlyDeep<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> } : Value;

type ContextOf<Access, Services> = Access extends 'credential'
  ? CallerContext<Services>
  : Access extends 'operator'
    ? OperatorContext<Services>
    : Context<Services>;

type ReadAccess = 'public' | 'credential' | 'operator';
type WriteAccess = 'credential' | 'registration' | 'public' | 'operator';

/** What a successful write tells the idempotency record about itself. */
export interface WriteEffects {
  /** Id of the record made or changed: removing it erases the stored response. */
  readonly subject?: string;
  /** The write took the caller's credential away; the identical request may still be repeated with it. */
  readonly revokesCaller?: boolean;
}

/** A read gets a Db, which cannot write. */
export interface ReadDefinition<Access, Input extends TObject, Output extends TSchema, Services = unknown>
  extends Definition<Input, Output> {
  readonly access: Access;
  /** Scans much: runs where it cannot hold up the event loop. Neither refuses nor waits (no `poll`). */
  readonly long?: true;
  /** Made again for every call: time, chance or the caller's address decide it, too. */
  readonly fresh?: true;
  readonly poll?: Poll<Static<Output>>;
  readonly ofRecord?: RecordResponse<Static<Input>>;
  run(db: Db, input: Static<Input>, context: ContextOf<Access, Services>): Result<Output>;
}

/** A write gets a Tx; its claim, effect, events and stored response commit together. */
export interface WriteDefinition<
  Access,
  Input extends TObject,
  Output extends TSchema,
  Prepared = undefined,
  Services = unknown,
> extends Definition<Input, Output> {
  /**
   * `operator`: needs the key of an operator instead of a credential.
   * `registration`: needs no credential; idempotent per `credential` that the input submits.
   * `public`: needs none. A key that is sent with it is honoured for a day, in one key space for all
   * callers: nothing about who called is kept.
   */
  readonly access: Access;
  /**
   * `optional`: the input guards itself against being applied twice, so a key may be left out and
   * then nothing is stored to be repeated.
   * `credential`: it takes away the credential that it is sent with, which replaces a key that was left out.
   */
  readonly idempotency?: 'optional' | 'credential';
  /** The status of its success where that is not 200. */
  readonly successStatus?: 201;
  /** Whether a success changed nothing, because the record was there already: its status is 200. */
  isUnchanged?(output: Static<Output>): boolean;
  /**
   * Checks without the database what cannot be checked permanently, such as whether a token has expired.
   * Asked after a stored response was looked for. What it refuses costs a read, whatever `cost` says.
   */
  admit?(input: Static<Input>, context: ContextOf<Access, Services>): Refusal | null;
  /**
   * The record whose lock calls of this operation wait for, where many may wait at once: those that do share a
   * transaction on PostgreSQL. What its `run` must keep to is in WriteOptions.group.
   */
  groupBy?(input: Static<Input>): string;
  /** Changes the account itself: nothing else of the account is written meanwhile. */
  readonly changesAccount?: true;
  /** What `Prefer: dry-run` answers once the input passed its checks; nothing is written. */
  readonly dryRun?: DryRun<Static<Input>, Services>;
  /**
   * Work that no transaction may wait for, such as reading an archive in a thread: after limits and pause, before the
   * transaction. It stores only invisible data that a sweep removes; `run` gets its value and checks again under its
   * locks. Two identical calls may both prepare.
   */
  prepare?(input: Static<Input>, context: ContextOf<Access, Services>): Promise<Prepared | Refusal>;
  run(tx: Tx, input: Static<Input>, context: ContextOf<Access, Services>, prepared: Prepared): Result<Output>;
  effects?(output: Static<Output>, context: ContextOf<Access, Services>): WriteEffects;
  /** Where the response holds a secret, for some or all input: it is not stored, but computed again for a retry. */
  readonly unstored?: EphemeralResult<Static<Input>, Static<Output>, Services>;
}

/** How a write that took its caller's credential away answers a retry without a stored response. */
export interface EphemeralResult<Input, Output, Services = unknown> {
  appliesTo(input: Input): boolean;
  /** The response that the write gave to this credential; null when it did not, or too long ago. */
  repeat(db: Db, context: RetryContext<Services>): Promise<Output | null>;
}

/** What is known of a retry whose credential opens nothing any more. */
export interface RetryContext<Services = unknown>
  extends Pick<Context<Services>, 'nowMs' | 'services' | 'digestCredential'> {
  readonly credentialHash: string;
}

/** What an external operation answers. `replayed`: it had happened before, and nothing was done for this call. */
export interface ExternalResponse<Output> {
  readonly output: Output;
  readonly replayed: boolean;
}

/**
 * Talks to the outside between transactions of its own, so it gets none: it finds the database among
 * its services. What its key stands for it keeps itself; where a response that stands already must not
 * be refused, its cost is its own.
 */
export interface ExternalDefinition<Access, Input extends TObject, Output extends TSchema, Services = unknown>
  extends Definition<Input, Output, Cost | OperationLimit> {
  readonly access: Access;
  /** The status of its success where that is not 200. */
  readonly successStatus?: 201;
  run(context: ContextOf<Access, Services>, input: Static<Input>): Promise<ExternalResponse<Static<Output>> | Refusal>;
}

export interface DryRun<Input, Services = unknown> {
  readonly output: TSchema;
  run(db: Db, input: Input, context: CallerContext<Services>): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every input and output.
type ErasedSubjects = any;

export type ReadOperation<Services = unknown> = ReadDefinition<ReadAccess, ErasedSubjects, ErasedSubjects, Services> & {
  readonly effect: 'read';
};
export type WriteOperation<Services = unknown> = WriteDefinition<
  WriteAccess,
  ErasedSubjects,
  ErasedSubjects,
  ErasedSubjects,
  Services
> & {
  readonly effect: 'write';
};

export type ExternalOperation<Services = unknown> = ExternalDefinition<
  'public' | 'credential',
  ErasedSubjects,
  ErasedSubjects,
  Services
> & {
  readonly effect: 'external';
};

/** An operation of a module that runs on these services. */
export type Operation<Services = unknown> =
  | ReadOperation<Services>
  | WriteOperation<Services>
  | ExternalOperation<Services>;

/**
 * Whether an Authorization header that a caller sends is checked. Registering ignores it: a client that sends one
 * header with every request sends the key that this very request registers.
 */
export function readsCredential(operation: Operation): boolean {
  const { access } = operation;
  return access !== 'registration' && access !== 'operator' && operation.ignoresCredential !== true;
}

/** How a module that runs on these services defines its operations. */
export function operationsOn<Services>() {
  return {
    readOperation: <Access extends ReadAccess, Input extends TObject, Output extends TSchema>(
      definition: ReadDefinition<Access, Input, Output, Services>,
    ): ReadOperation<Services> => ({ ...(definition as ErasedSubjects), effect: 'read' }),
    writeOperation: <Access extends WriteAccess, Input extends TObject, Output extends TSchema, Prepared = undefined>(
      definition: WriteDefinition<Access, Input, Output, Prepared, Services>,
    ): WriteOperation<Services> => ({ ...(definition as ErasedSubjects), effect: 'write' }),
    externalOperation: <Access extends 'public' | 'credential', Input extends TObject, Output extends TSchema>(
      definition: ExternalDefinition<Access, Input, Output, Services>,
    ): ExternalOperation<Services> => ({ ...(definition as ErasedSubjects), effect: 'external' }),
  };
}

/** For modules whose operations need nothing beside the database. */
export const { readOperation, writeOperation } = operationsOn<unknown>();
