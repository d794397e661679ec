import type { Registry } from 'prom-client';
import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import type { DatabaseName } from '../../base/databases.ts';
import { describeConfig } from '../../base/describe-config.ts';
import type { Log } from '../../base/log.ts';
import type { ModuleName } from '../../base/module-names.ts';
import type { RecentLog } from '../../base/recent-log.ts';
import type { RunningTime } from '../../db/running-time.ts';
import type { Database } from '../../db/transaction.ts';
import { createExecute, type Execute } from '../execute.ts';
import { LastWrites } from '../last-writes.ts';
import type { Operation } from '../operation.ts';
import type { SignIn } from '../operator.ts';
import { createRecordResponseCache } from '../record-responses.ts';
import { createVersionedCache } from '../versioned-cache.ts';
import type { OperatorServices } from './admin-operation.ts';
import type { BackupService } from './backup-service.ts';
import type { Moderation } from './moderation.ts';
import { createNodeStats } from './node-stats.ts';
import { routeOperations } from './route-operations.ts';

export interface AdminDatabase {
  readonly name: DatabaseName;
  readonly database: Database;
  /** Absent when no server runs. */
  readonly runningTime?: RunningTime;
  /** Modules of this server with tables in this database. */
  readonly modules: readonly ModuleName[];
}

export interface OperatorPipelineOptions {
  /** The main database, which has the operators, is the first. */
  readonly databases: readonly AdminDatabase[];
  readonly clock: Clock;
  readonly log: Log;
  readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  /** Module that provides the operation; null for operations that every module provides. */
  readonly moduleOf: (operation: Operation) => ModuleName | null;
  readonly config: Config;
  readonly recentLog: RecentLog;
  /** Absent when no server runs. */
  readonly registry?: Registry;
  /** Null or absent on PostgreSQL, and when no server runs. */
  readonly backups?: BackupService | null;
  readonly signIn: SignIn;
  /** Called after the commit of a write, to wake waiting readers. */
  readonly onCommit: () => void;
}

const neverAbortedSignal = new AbortController().signal;

/**
 * Pipeline of operator operations: authenticated by an operator's key, without rate limits. Operations on a module run
 * on the module's database, together with their audit entry; others on the main database.
 */
export function openOperatorPipeline(options: OperatorPipelineOptions): Execute {
  const { databases, moderations, moduleOf } = options;
  const allDatabases = databases.map(({ database, modules }) => ({
    db: database.db,
    moderations: moderationsOfModules(moderations, modules),
  }));
  const pipelines = databases.map((adminDatabase, index) => ({
    modules: adminDatabase.modules,
    execute: openForDatabase(
      adminDatabase,
      { databases: allDatabases, moderations: allDatabases[index]?.moderations ?? moderations },
      options,
    ),
  }));
  return routeOperations(pipelines, moduleOf);
}

function moderationsOfModules(
  moderations: ReadonlyMap<ModuleName, Moderation>,
  modules: readonly ModuleName[],
): ReadonlyMap<ModuleName, Moderation> {
  return new Map([...moderations].filter(([name]) => modules.includes(name)));
}

function openForDatabase(
  { database, runningTime }: AdminDatabase,
  { databases, moderations }: Pick<OperatorServices, 'databases' | 'moderations'>,
  { clock, log, config, recentLog, registry, backups, signIn, onCommit }: OperatorPipelineOptions,
): Execute {
  const services: OperatorServices = {
    nowUs: () => runningTime?.nowUs() ?? clock.nowMs() * 1_000,
    moderations,
    databases,
    settings: describeConfig(config),
    recentLog,
    backups: backups ?? null,
    node: createNodeStats(config, registry ?? null),
    configuredOperators: [...config.adminKeys.keys()],
  };
  return createExecute({
    realm: 'operator',
    database,
    clock,
    log,
    services,
    signIn,
    callLimits: { consume: async () => null, consumeFailedSignIn: async () => null },
    // These stay empty: calls of operators have no account, and their responses are not cached.
    lastWrites: new LastWrites(1),
    longReads: null,
    responses: createVersionedCache(0, () => 1),
    recordResponses: createRecordResponseCache(database, 0),
    callers: createVersionedCache(0, () => 1),
    events: { wake: onCommit, subscribe: async () => ({ position: 0, stop() {} }) },
    drainSignal: neverAbortedSignal,
    onCommit: ({ name }, { operator }) => log.info({ actor: operator ?? null, act: name }, 'operator action'),
  });
}
