import type { Static, TObject, TSchema } from 'typebox';
import type { ModuleName } from '../../base/config.ts';
import { type ErrorKind, type Refusal, refuse } from '../../base/refusal.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { notFound } from '../errors.ts';
import type { Example, Method } from '../operation.ts';
import { recordAct } from './audit.ts';
import type { Decision, Moderation, Target } from './moderation.ts';
import type { Act } from './schemas.ts';

/** What an act of the operator may know around its input. */
export interface AdminContext {
  /** Name of the key that signed in. */
  readonly operator: string;
  readonly nowMs: number;
  /** The modules that this server runs. */
  readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  newId(prefix: string): string;
}

/** `below` is the address that `path` stands under; absent: the operator's own, for acts that every module knows. */
export interface AdminRoute {
  readonly method: Method;
  readonly path: string;
  readonly below?: string;
}

const ownPath = '/admin/api/v1';

/** The whole path of an act, with `:name` parts. */
export function adminPathOf({ route }: { readonly route: AdminRoute }): string {
  return (route.below ?? ownPath) + route.path;
}

interface Definition<Input extends TObject, Output extends TSchema> {
  /** The wire name, which is also the file's name and, with its options, the command's. */
  readonly name: string;
  readonly title: string;
  readonly route: AdminRoute;
  readonly input: Input;
  readonly output: Output;
  /** Refusals beyond those every operation shares. */
  readonly errors: readonly ErrorKind[];
  readonly examples: readonly Example[];
}

interface ReadDefinition<Input extends TObject, Output extends TSchema> extends Definition<Input, Output> {
  run(db: Db, input: Static<Input>, context: AdminContext): Promise<Static<Output> | Refusal>;
}

interface WriteDefinition<Input extends TObject, Output extends TSchema> extends Definition<Input, Output> {
  run(tx: Tx, input: Static<Input>, context: AdminContext): Promise<Static<Output> | Refusal>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every input and output.
type Erased = any;

export type AdminOperation =
  | (ReadDefinition<Erased, Erased> & { readonly effect: 'read' })
  | (WriteDefinition<Erased, Erased> & { readonly effect: 'write' });

export function adminRead<Input extends TObject, Output extends TSchema>(
  definition: ReadDefinition<Input, Output>,
): AdminOperation {
  return { ...(definition as Erased), effect: 'read' };
}

export function adminWrite<Input extends TObject, Output extends TSchema>(
  definition: WriteDefinition<Input, Output>,
): AdminOperation {
  return { ...(definition as Erased), effect: 'write' };
}

/** The module's moderation, or a refusal with not_found when this server does not run it. */
export function moderationOf(context: AdminContext, module: ModuleName): Moderation | Refusal {
  return context.moderations.get(module) ?? refuse(notFound, `This server does not run the module ${module}.`);
}

/** A decision to be: its id is the audit row's, so that what it changes can point to it. */
export function decide(context: AdminContext, reason: string): Decision {
  return { id: context.newId('aud_'), reason, nowMs: context.nowMs, newId: (prefix) => context.newId(prefix) };
}

/** Writes the decision into the audit under the operator's name. */
export function record(
  tx: Tx,
  context: AdminContext,
  decision: Decision,
  act: { readonly act: string; readonly module: ModuleName; readonly target: Target; readonly detail?: Act['detail'] },
): Promise<Act> {
  const { id, reason, nowMs } = decision;
  return recordAct(tx, { detail: {}, ...act, id, reason, at: nowMs, actor: context.operator });
}
