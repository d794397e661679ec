import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { ModuleName } from '../base/module-names.ts';
import type { Tracing } from '../base/tracing.ts';
import type { Database } from '../db/transaction.ts';
import { createEventLog, type EventLog, type EventTableName } from './event-log.ts';
import { createExecute, type PipelineExecute } from './execute.ts';
import { LastWrites } from './last-writes.ts';
import type { LongReads } from './long-reads.ts';
import type { Pipeline } from './pipeline.ts';
import { type CallLimitPolicy, createCallLimits, type SharedStore } from './rate-limit.ts';
import { createRecordResponseCache } from './record-responses.ts';
import { traceOperations } from './trace-operations.ts';
import { createVersionedCache } from './versioned-cache.ts';
import type { WaitingCallCount } from './wait-queue.ts';

/** Dependencies of a pipeline that the server passes to each module. */
export interface PipelineDeps {
  readonly config: Pick<Config, 'areRateLimitsEnabled'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly sharedStore: SharedStore;
  readonly longReads: LongReads | null;
  readonly drainSignal: AbortSignal;
  /** Gauge of the waiting calls of a module; absent where nothing reads it. */
  readonly waitingCallCountOf?: (module: ModuleName) => WaitingCallCount;
  /** Null or absent when tracing is off. */
  readonly tracing?: Tracing | null;
}

/** Options of one module's pipeline. */
export interface PipelineOptions
  extends Pick<Pipeline, 'events' | 'services' | 'authorize' | 'consumeOperationLimit' | 'onCall'> {
  readonly realm: ModuleName;
  readonly policy: CallLimitPolicy;
  /**
   * Maximal total length of the cached responses of public reads, in UTF-16 code units. The cache of responses that
   * depend on one record has the same limit.
   */
  readonly responseCharactersMax: number;
}

const callersMax = 10_000;

/** Opens the pipeline of a module. */
export function openPipeline(deps: PipelineDeps, options: PipelineOptions): PipelineExecute {
  const { database, clock, log, sharedStore, config, longReads, drainSignal, tracing } = deps;
  const { realm, policy, responseCharactersMax, ...moduleOptions } = options;
  const execute = createExecute({
    ...moduleOptions,
    realm,
    database,
    clock,
    log,
    callLimits: createCallLimits(realm, policy, sharedStore, config.areRateLimitsEnabled),
    lastWrites: new LastWrites(callersMax),
    longReads,
    responses: createVersionedCache(responseCharactersMax, (response) => response.body.length),
    recordResponses: createRecordResponseCache(database, responseCharactersMax),
    callers: createVersionedCache(callersMax, () => 1),
    drainSignal,
    waitingCallCount: deps.waitingCallCountOf?.(realm),
  });
  return tracing ? traceOperations(tracing, realm, execute) : execute;
}

/** Opens the event log of a module. */
export function openEventLog(
  { database, log }: Pick<PipelineDeps, 'database' | 'log'>,
  table: EventTableName,
): EventLog {
  return createEventLog({
    database,
    table,
    onError: (err) => log.error({ err }, 'reading the event log failed: retrying while callers wait'),
  });
}
