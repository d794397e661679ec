import type { Static, TObject, TSchema } from 'typebox';
import type { ModuleName } from '../../base/module-names.ts';
import type { RecentLog } from '../../base/recent-log.ts';
import { type ErrorKind, type Refusal, refuse } from '../../base/refusal.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { notFound } from '../errors.ts';
import {
  createOperationFactories,
  type Example,
  type Method,
  type Operation,
  type OperatorContext,
} from '../operation.ts';
import { insertAuditEntry } from './audit.ts';
import type { BackupService } from './backup-service.ts';
import type { Decision, Moderation, Target } from './moderation.ts';
import type { NodeStats } from './node-stats.ts';
import type { AuditEntry } from './schemas.ts';

/** Dependencies of operator operations. */
export interface OperatorServices {
  /** Running time in microseconds; wall time when no server runs. */
  readonly nowUs: () => number;
  /** Moderation of the modules that this server runs on the database of the operation. */
  readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  /** All databases of this server with their modules, the main one first. */
  readonly databases: readonly {
    readonly db: Db;
    readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  }[];
  /** The effective value of each setting by its name, secrets hidden. */
  readonly settings: Readonly<Record<string, string>>;
  readonly recentLog: RecentLog;
  readonly node: NodeStats;
  /** Null on PostgreSQL, and when no server runs. */
  readonly backups: BackupService | null;
  /** Names of the operators in the settings. */
  readonly configuredOperators: readonly string[];
}

export type AdminContext = OperatorContext<OperatorServices>;
export type AdminOperation = Operation<OperatorServices>;

/** A route of the operator API. `basePath` is the base path of the module; default: that of the operator API. */
interface AdminRoute {
  readonly method: Method;
  readonly path: string;
  readonly basePath?: string;
}

const adminBasePath = '/admin/api/v1';

interface Definition<Input extends TObject, Output extends TSchema> {
  /** Name of the operation and of its command in `rialto admin`. */
  readonly name: string;
  readonly title: string;
  /** Sentences after the title, such as order, scope and consequences. */
  readonly details?: string;
  readonly route: AdminRoute;
  readonly input: Input;
  readonly output: Output;
  /** Refusals in addition to the common ones. */
  readonly errors: readonly ErrorKind[];
  readonly examples: readonly Example[];
}

interface ReadDefinition<Input extends TObject, Output extends TSchema> extends Definition<Input, Output> {
  run(db: Db, input: Static<Input>, context: AdminContext): Promise<Static<Output> | Refusal>;
}

interface WriteDefinition<Input extends TObject, Output extends TSchema> extends Definition<Input, Output> {
  run(tx: Tx, input: Static<Input>, context: AdminContext): Promise<Static<Output> | Refusal>;
}

const { readOperation, writeOperation } = createOperationFactories<OperatorServices>();

export function adminRead<Input extends TObject, Output extends TSchema>(
  definition: ReadDefinition<Input, Output>,
): AdminOperation {
  return readOperation({
    ...describeOperation(definition),
    run: (db, input, context) => definition.run(db, input, context),
  });
}

export function adminWrite<Input extends TObject, Output extends TSchema>(
  definition: WriteDefinition<Input, Output>,
): AdminOperation {
  return writeOperation({
    ...describeOperation(definition),
    run: (tx, input, context) => definition.run(tx, input, context),
  });
}

/** Operators have no rate limit and send no idempotency keys: most retries are refused with nothing_to_change. */
function describeOperation<Input extends TObject, Output extends TSchema>(definition: Definition<Input, Output>) {
  const { name, title, details, input, output, errors, examples, route } = definition;
  const { method, path, basePath = adminBasePath } = route;
  return {
    name,
    title,
    description: details === undefined ? `${title}.` : `${title}. ${details}`,
    access: 'operator',
    interfaces: 'http',
    routes: [{ method, path: basePath + path }],
    cost: { kind: 'none' },
    input,
    output,
    errors,
    examples,
  } as const;
}

/** Moderation of the module; refuses with not_found when this server does not run the module. */
export function moderationOf(context: AdminContext, module: ModuleName): Moderation | Refusal {
  return (
    context.services.moderations.get(module) ?? refuse(notFound, `The module ${module} is not enabled on this server.`)
  );
}

/** Creates a decision with the id of its future audit row, so that changed rows can refer to it. */
export function createDecision(context: AdminContext, reason: string): Decision {
  return { id: context.newId('aud_'), reason, nowMs: context.nowMs, newId: (prefix) => context.newId(prefix) };
}

/** Writes the decision to the audit log under the operator's name. */
export function recordDecision(
  tx: Tx,
  context: AdminContext,
  decision: Decision,
  action: {
    readonly act: string;
    readonly module: ModuleName;
    readonly target: Target;
    readonly detail?: AuditEntry['detail'];
  },
): Promise<AuditEntry> {
  const { id, reason, nowMs } = decision;
  return insertAuditEntry(tx, { detail: {}, ...action, id, reason, at: nowMs, actor: context.operator });
}
