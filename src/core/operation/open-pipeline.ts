import type { Clock } from '../base/clock.ts';
import type { Config, ModuleName } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { Database } from '../db/transaction.ts';
import { type AllowancePolicy, createAllowance } from './allowance.ts';
import { createEventLog, type EventLog, type EventTableName } from './event-log.ts';
import { createExecute, type Execute } from './execute.ts';
import type { LongReads } from './long-reads.ts';
import type { Pipeline } from './pipeline.ts';
import type { SharedStore } from './rate-limit.ts';
import { createUntilCommit } from './until-commit.ts';

/** What every pipeline stands on, as the server gives it to each module. */
export interface PipelineHost {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly sharedStore: SharedStore;
  readonly longReads: LongReads | null;
  readonly drainSignal: AbortSignal;
}

/** What differs between the pipelines of modules. */
export interface ModulePipeline extends Pick<Pipeline, 'events' | 'services' | 'takeOwn' | 'onCall'> {
  readonly realm: ModuleName;
  readonly policy: AllowancePolicy;
  /** How much the kept answers of public reads may hold together. */
  readonly answerBytesMax: number;
}

const callersMax = 10_000;

/** The pipeline of a module's operations, on what the server gives every module. */
export function openPipeline(host: PipelineHost, module: ModulePipeline): Execute {
  const { database, clock, sharedStore, config, longReads, drainSignal } = host;
  const { realm, policy, answerBytesMax, ...own } = module;
  return createExecute({
    ...own,
    realm,
    database,
    clock,
    allowance: createAllowance(realm, policy, sharedStore, config.rateLimits),
    longReads,
    answers: createUntilCommit(answerBytesMax, (answer) => answer.body.length),
    callers: createUntilCommit(callersMax, () => 1),
    drainSignal,
  });
}

/** The log of a module that publishes its changes. */
export function openEventLog(
  { database, log }: Pick<PipelineHost, 'database' | 'log'>,
  table: EventTableName,
): EventLog {
  return createEventLog({
    database,
    table,
    onError: (err) => log.error({ err }, 'the event log could not be read'),
  });
}
