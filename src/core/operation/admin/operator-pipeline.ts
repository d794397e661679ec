import type { Registry } from 'prom-client';
import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { describeConfig } from '../../base/describe-config.ts';
import type { Log } from '../../base/log.ts';
import type { ModuleName } from '../../base/module-names.ts';
import type { RecentLog } from '../../base/recent-log.ts';
import type { RunningTime } from '../../db/running-time.ts';
import type { Database } from '../../db/transaction.ts';
import { createResponseCache } from '../commit-cache.ts';
import { createExecute, type Execute } from '../execute.ts';
import type { SignIn } from '../operator.ts';
import { createRecordResponseCache } from '../record-responses.ts';
import type { OperatorServices } from './admin-operation.ts';
import type { BackupService } from './backup-service.ts';
import type { Moderation } from './moderation.ts';
import { createNodeFigures } from './node-figures.ts';

export interface OperatorPipelineOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Absent where no server runs. */
  readonly runningTime?: RunningTime;
  readonly log: Log;
  readonly moderations: ReadonlyMap<ModuleName, Moderation>;
  readonly config: Config;
  readonly recentLog: RecentLog;
  /** Absent where no server runs. */
  readonly registry?: Registry;
  readonly backups?: BackupService | null;
  readonly signIn: SignIn;
  /** A write was committed: there may be new events for those who wait. */
  readonly onCommit: () => void;
}

const neverDrains = new AbortController().signal;

/** The pipeline of the operator's operations: signed in by the key of an operator, without limits. */
export function openOperatorPipeline(options: OperatorPipelineOptions): Execute {
  const { database, clock, runningTime, log, moderations, config, recentLog, registry, backups, signIn, onCommit } =
    options;
  const services: OperatorServices = {
    nowUs: () => runningTime?.nowUs() ?? clock.nowMs() * 1_000,
    moderations,
    settings: describeConfig(config),
    recentLog,
    backups: backups ?? null,
    node: createNodeFigures(config, registry ?? null),
    configuredOperators: [...config.adminKeys.keys()],
  };
  return createExecute({
    realm: 'operator',
    database,
    clock,
    log,
    services,
    signIn,
    allowance: { consume: async () => null, consumeFailedSignIn: async () => null },
    longReads: null,
    responses: createResponseCache(0, () => 1),
    recordResponses: createRecordResponseCache(database, 0),
    callers: createResponseCache(0, () => 1),
    events: { wake: onCommit, subscribe: async () => ({ position: 0, stop() {} }) },
    drainSignal: neverDrains,
    onCommit: ({ name }, { operator }) => log.info({ actor: operator ?? null, act: name }, 'operator action'),
  });
}
