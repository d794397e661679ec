import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorKind, Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/transaction.ts';

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
}

/** What an operation may know of the request around its input. Chance and time come from here. */
export interface Context {
  readonly caller: Caller | null;
  readonly nowMs: number;
  /** The peer, for limits in memory only: never stored, never logged. */
  readonly address: string;
  /** What the operation's module runs on beside the database; the module knows its type. */
  readonly services: unknown;
  /** Aborted when the caller hangs up or the process drains: nobody need be waited for any more. */
  readonly whenGone: () => AbortSignal;
  readonly newId: (prefix: string) => string;
}

/** The same, where a credential is required. */
export interface CallerContext extends Context {
  readonly caller: Caller;
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
  /** Rules of the input that the schema cannot say, judged before anything is looked up. */
  check?(input: Static<Input>): Refusal | null;
  /** Refusals beyond those every operation shares. */
  readonly errors: readonly ErrorKind[];
  readonly examples: readonly Example[];
  readonly routes?: readonly Route[];
  /**
   * Absent: also `POST /operations/<name>` and an MCP tool. `resource`: only its routes;
   * `resource_and_tool`: those and an MCP tool.
   */
  readonly doors?: 'resource' | 'resource_and_tool';
  /** What its bodies may have at most, where that is less than any body may have. */
  readonly bodyBytesMax?: number;
  /** Refused before the operation runs while the operator pauses this. */
  readonly pausedBy?: 'posting' | 'registration';
  /** What one call costs of the account's allowance. */
  readonly cost: CostKind;
}

export type Cost =
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly points: number }
  | { readonly kind: 'registration' };

/** What the pipeline takes nothing for: the operation takes from its own limits, once it knows what it will do. */
export interface OwnCost {
  readonly kind: 'own';
}

type Result<Output extends TSchema> = Promise<Static<Output> | Refusal>;

type ContextOf<Access> = Access extends 'credential' ? CallerContext : Context;

/** What a successful write tells the idempotency record about itself. */
export interface Effects {
  /** Id of the record made or changed: removing it erases the stored answer. */
  readonly subject?: string;
  /** The write took the caller's credential away; the identical request may still be repeated with it. */
  readonly farewell?: boolean;
}

/** A read gets a Db, which cannot write. */
export interface ReadDefinition<Access, Input extends TObject, Output extends TSchema>
  extends Definition<Input, Output> {
  readonly access: Access;
  /** Scans much: runs where it cannot hold up the event loop. */
  readonly long?: true;
  /** Made anew for every call: time, chance or the caller's address decide it, too. */
  readonly fresh?: true;
  readonly poll?: Poll<Static<Output>>;
  run(db: Db, input: Static<Input>, context: ContextOf<Access>): Result<Output>;
}

/** A write gets a Tx; its claim, effect, events and stored answer commit together. */
export interface WriteDefinition<Access, Input extends TObject, Output extends TSchema>
  extends Definition<Input, Output> {
  /**
   * `registration`: needs no credential; idempotent per `credential` that the input submits.
   * `public`: needs none, and keeps no idempotency record, for there is nobody to keep it for.
   */
  readonly access: Access;
  /**
   * `optional`: the input guards itself against being applied twice, so a key may be left out and
   * then nothing is stored to be repeated.
   */
  readonly idempotency?: 'optional';
  /** The status of its success where that is not 200. */
  readonly successStatus?: 201;
  /**
   * Judges without the database what cannot be judged for good, such as whether a token has expired.
   * Asked after a stored answer was looked for. What it refuses costs a read, whatever `cost` says.
   */
  admit?(input: Static<Input>, context: ContextOf<Access>): Refusal | null;
  /** Changes the account itself: nothing else of the account is written meanwhile. */
  readonly changesAccount?: true;
  /** What `Prefer: dry-run` answers once the input passed its checks; nothing is written. */
  readonly rehearsal?: Rehearsal<Static<Input>>;
  run(tx: Tx, input: Static<Input>, context: ContextOf<Access>): Result<Output>;
  effects?(output: Static<Output>, context: ContextOf<Access>): Effects;
}

/** What an external operation answers. `replayed`: it had happened before, and nothing was done for this call. */
export interface ExternalAnswer<Output> {
  readonly output: Output;
  readonly replayed: boolean;
}

/**
 * Talks to the outside between transactions of its own, so it gets none: it finds the database among
 * its services. What its key stands for it keeps itself; where an answer that stands already must not
 * be refused, its cost is its own.
 */
export interface ExternalDefinition<Access, Input extends TObject, Output extends TSchema>
  extends Definition<Input, Output, Cost | OwnCost> {
  readonly access: Access;
  /** The status of its success where that is not 200. */
  readonly successStatus?: 201;
  run(context: ContextOf<Access>, input: Static<Input>): Promise<ExternalAnswer<Static<Output>> | Refusal>;
}

export interface Rehearsal<Input> {
  readonly output: TSchema;
  run(db: Db, input: Input, context: CallerContext): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every input and output.
type Erased = any;

export type ReadOperation = ReadDefinition<'public' | 'credential', Erased, Erased> & { readonly effect: 'read' };
export type WriteOperation = WriteDefinition<'credential' | 'registration' | 'public', Erased, Erased> & {
  readonly effect: 'write';
};
/** Lets an empty answer of a read wait for new events: `Prefer: wait=n`, and the live stream. */
export interface Poll<Output> {
  isEmpty(output: Output): boolean;
  /** Where the answer stopped reading: the next look starts there. */
  cursorOf(output: Output): number;
}

export type ExternalOperation = ExternalDefinition<'public' | 'credential', Erased, Erased> & {
  readonly effect: 'external';
};

export type Operation = ReadOperation | WriteOperation | ExternalOperation;

export function readOperation<Access extends 'public' | 'credential', Input extends TObject, Output extends TSchema>(
  definition: ReadDefinition<Access, Input, Output>,
): ReadOperation {
  return { ...(definition as Erased), effect: 'read' };
}

export function writeOperation<
  Access extends 'credential' | 'registration' | 'public',
  Input extends TObject,
  Output extends TSchema,
>(definition: WriteDefinition<Access, Input, Output>): WriteOperation {
  return { ...(definition as Erased), effect: 'write' };
}

export function externalOperation<
  Access extends 'public' | 'credential',
  Input extends TObject,
  Output extends TSchema,
>(definition: ExternalDefinition<Access, Input, Output>): ExternalOperation {
  return { ...(definition as Erased), effect: 'external' };
}
