import { type Attempt, countUndeliveredAttempts, effectOf, finalState, usesUnit } from './attempts.ts';
import type { ErrorClass } from './failures.ts';
import type { DeliveryState, Effect } from './states.ts';

/** Durable state of the attempt in progress. */
export interface OpenAttempt {
  /** Fencing token: only the run with this id may write to the record. */
  readonly run: string;
  readonly replay: boolean;
  readonly n: number;
  readonly startedAtMs: number;
  /** Whether the dispatch record is stored, which happens before the first byte of the lead is sent. */
  readonly marked: boolean;
  /** The delivery had a unit before this run, and keeps it. Missing in runs of earlier versions. */
  readonly heldUnit?: boolean;
  /** Number of attempts before this run. */
  readonly attemptsBefore?: number;
  /** The delivery is counted for the paid plan when this run ends, if one of its attempts uses a unit (`usesUnit`). */
  readonly isCounted?: boolean;
}

/** Durable state of a delivery. Plain data. */
export interface DeliveryRecord {
  readonly state: DeliveryState;
  /** Strongest effect of the finished attempts. */
  readonly effect: Effect;
  readonly attempts: readonly Attempt[];
  /** Null when the delivery is finished. */
  readonly open: OpenAttempt | null;
  readonly replays: number;
  /** A unit of the account's trial is reserved or used for this delivery. */
  readonly hasUnit: boolean;
}

export interface RunStart {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** This write reserves a unit of the trial. */
  readonly reservesUnit: boolean;
  /** A live delivery on the paid plan. */
  readonly isCounted: boolean;
}

export interface DispatchRecord {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** Finished attempts of the run that may not be stored yet. */
  readonly closedAttempts: readonly Attempt[];
}

export type RunResult = Pick<DispatchRecord, 'run' | 'closedAttempts'>;

/** A record after a write, with the change of the account's used units in the same transaction. */
export interface RecordUpdate {
  readonly record: DeliveryRecord;
  readonly unitChange: -1 | 0 | 1;
}

/** A finished delivery with the changes of its account's counters. */
export interface FinalUpdate extends RecordUpdate {
  readonly undeliveredAttemptCount: number;
  /** This run is the first one of the delivery to be counted for the paid plan. */
  readonly isCounted: boolean;
}

/** Another run owns the record: nothing may be written. */
export type OwnershipLost = 'ownership_lost';

/** Starts a delivery (null) or a replay of a finished record; `admit` decides whether that is allowed. */
export function applyAccept(record: DeliveryRecord | null, start: RunStart): RecordUpdate {
  const { run, n, startedAtMs, reservesUnit, isCounted } = start;
  if (record !== null && record.open !== null) throw new Error('a delivery in progress cannot start again');
  const replay = record !== null;
  return {
    record: {
      state: replay ? 'connecting' : 'accepted',
      effect: record?.effect ?? 'none',
      attempts: record?.attempts ?? [],
      open: {
        run,
        replay,
        n,
        startedAtMs,
        marked: false,
        heldUnit: record?.hasUnit === true,
        attemptsBefore: record?.attempts.length ?? 0,
        isCounted: isCounted && record?.attempts.some(usesUnit) !== true,
      },
      replays: replay ? record.replays + 1 : 0,
      hasUnit: reservesUnit || record?.hasUnit === true,
    },
    unitChange: reservesUnit ? 1 : 0,
  };
}

/** Records that attempt `n` may have been sent. Stored before sending. */
export function applyDispatch(
  record: DeliveryRecord,
  { run, n, startedAtMs, closedAttempts }: DispatchRecord,
): RecordUpdate | OwnershipLost {
  const { open } = record;
  if (open === null || open.run !== run) return 'ownership_lost';
  const attempts = appendClosedAttempts(record, closedAttempts);
  return {
    record: {
      ...record,
      state: 'dispatching',
      effect: effectOf(attempts),
      attempts,
      open: { ...open, n, startedAtMs, marked: true },
    },
    unitChange: 0,
  };
}

/** Finishes the delivery from its attempts. Its unit stays used if this run or an earlier one used it. */
export function applyResult(record: DeliveryRecord, { run, closedAttempts }: RunResult): FinalUpdate | OwnershipLost {
  if (record.open === null || record.open.run !== run) return 'ownership_lost';
  return finish(record, closedAttempts);
}

/**
 * Closes the attempt of a crashed process: without a dispatch record nothing was sent; with one the delivery is
 * ambiguous. It is also ambiguous when the database was restored from a backup, because the delivery may have continued
 * after the backup was made.
 */
export function applyTakeOver(record: DeliveryRecord, isRestored: boolean): FinalUpdate {
  const { open } = record;
  if (open === null) throw new Error('a finished delivery cannot be taken over');
  const error = isRestored ? 'records_set_back' : crashErrorOf(open);
  return finish(record, [{ n: open.n, startedAtMs: open.startedAtMs, outcome: { error }, facts: null }]);
}

function crashErrorOf({ marked }: OpenAttempt): ErrorClass {
  return marked ? 'process_lost_after_mark' : 'process_lost';
}

function finish(record: DeliveryRecord, closedAttempts: readonly Attempt[]): FinalUpdate {
  const attempts = appendClosedAttempts(record, closedAttempts);
  const effect = effectOf(attempts);
  // Attempts of earlier runs were charged when those runs ended.
  const runAttempts = attempts.slice(record.open?.attemptsBefore ?? 0);
  const isUsed = runAttempts.some(usesUnit);
  const hasUnit = record.hasUnit && (record.open?.heldUnit === true || isUsed);
  return {
    record: { ...record, state: finalState(attempts), effect, attempts, open: null, hasUnit },
    unitChange: record.hasUnit && !hasUnit ? -1 : 0,
    undeliveredAttemptCount: countUndeliveredAttempts(runAttempts),
    isCounted: isUsed && record.open?.isCounted === true,
  };
}

/** Skips closed attempts that are stored already, by a dispatch record whose commit was not confirmed. */
function appendClosedAttempts({ attempts }: DeliveryRecord, closedAttempts: readonly Attempt[]): Attempt[] {
  const lastN = attempts.at(-1)?.n ?? 0;
  return [...attempts, ...closedAttempts.filter(({ n }) => n > lastN)];
}
