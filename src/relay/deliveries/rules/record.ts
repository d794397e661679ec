import { type Attempt, countUndelivered, effectOf, finalState, usesUnit } from './attempts.ts';
import type { ErrorClass } from './failures.ts';
import type { DeliveryState, Effect } from './states.ts';

/** The attempt in progress, as far as it is durable. */
export interface OpenAttempt {
  /** The one request, in one process, that may write to this record now. */
  readonly run: string;
  readonly replay: boolean;
  readonly n: number;
  readonly startedAtMs: number;
  /** Written before the first byte of the lead leaves. */
  readonly marked: boolean;
  /** The delivery held a unit before this run, and keeps it whatever comes. Missing in runs of earlier versions. */
  readonly heldUnit?: boolean;
  /** Attempts that had ended before this run. */
  readonly attemptsBefore?: number;
  /** Counted under the paid plan as soon as an attempt of this run uses the delivery. */
  readonly isCounted?: boolean;
}

/** All that is durable about a delivery and matters to its course. Plain data. */
export interface DeliveryRecord {
  readonly state: DeliveryState;
  /** The strongest effect of all attempts that are closed here. */
  readonly effect: Effect;
  readonly attempts: readonly Attempt[];
  /** Null when the delivery rests. */
  readonly open: OpenAttempt | null;
  readonly replays: number;
  /** A unit of the account's trial is taken for this delivery. */
  readonly holdsUnit: boolean;
}

export interface RunStart {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** The delivery takes a unit of the trial with this write. */
  readonly takesUnit: boolean;
  /** A live delivery under the paid plan. */
  readonly isCounted: boolean;
}

export interface Mark {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** Attempts of the same run that ended before and are not known to be durable. */
  readonly closes: readonly Attempt[];
}

export type RunResult = Pick<Mark, 'run' | 'closes'>;

/** A record after a write, and how the account's taken units change in the same transaction. */
export interface WrittenRecord {
  readonly record: DeliveryRecord;
  readonly unitChange: -1 | 0 | 1;
}

/** A delivery that has come to its end. */
export interface WrittenEnd extends WrittenRecord {
  /** Attempts of the run that did not deliver. */
  readonly undelivered: number;
  /** The first run of the delivery that used it has ended, under the paid plan. */
  readonly isCounted: boolean;
}

/** The record belongs to another run by now: nothing may be written. */
export type OwnershipLost = 'overtaken';

/** Begins a first delivery (null) or a replay of a record that rests. What may begin, `admit` says. */
export function applyAccept(record: DeliveryRecord | null, beginning: RunStart): WrittenRecord {
  const { run, n, startedAtMs, takesUnit, isCounted } = beginning;
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
        heldUnit: record?.holdsUnit === true,
        attemptsBefore: record?.attempts.length ?? 0,
        isCounted: isCounted && record?.attempts.some(usesUnit) !== true,
      },
      replays: replay ? record.replays + 1 : 0,
      holdsUnit: takesUnit || record?.holdsUnit === true,
    },
    unitChange: takesUnit ? 1 : 0,
  };
}

/** Says, before it happens, that the lead may leave in attempt `n`. */
export function applyMark(
  record: DeliveryRecord,
  { run, n, startedAtMs, closes }: Mark,
): WrittenRecord | OwnershipLost {
  const { open } = record;
  if (open === null || open.run !== run) return 'overtaken';
  const attempts = withClosed(record, closes);
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

/** Lets the delivery rest as its attempts say. Its unit is kept when one of them used it. */
export function applyResult(record: DeliveryRecord, { run, closes }: RunResult): WrittenEnd | OwnershipLost {
  if (record.open === null || record.open.run !== run) return 'overtaken';
  return rest(record, closes);
}

/**
 * Closes the attempt of a process that is gone. Before the mark nothing can have left; after it
 * nobody can say. What the process knew beyond its last write is lost with it. A record that is
 * `setBack` is a copy, and the delivery went on after it was made: nobody can say either.
 */
export function applyTakeOver(record: DeliveryRecord, setBack: boolean): WrittenEnd {
  const { open } = record;
  if (open === null) throw new Error('a finished delivery cannot be taken over');
  const error = setBack ? 'records_set_back' : lossOf(open);
  return rest(record, [{ n: open.n, startedAtMs: open.startedAtMs, outcome: { error }, facts: null }]);
}

function lossOf({ marked }: OpenAttempt): ErrorClass {
  return marked ? 'process_lost_after_mark' : 'process_lost';
}

function rest(record: DeliveryRecord, closes: readonly Attempt[]): WrittenEnd {
  const attempts = withClosed(record, closes);
  const effect = effectOf(attempts);
  // Those of earlier runs were checked at their end, by the rule of their time.
  const ofThisRun = attempts.slice(record.open?.attemptsBefore ?? 0);
  const isUsed = ofThisRun.some(usesUnit);
  const holdsUnit = record.holdsUnit && (record.open?.heldUnit === true || isUsed);
  return {
    record: { ...record, state: finalState(attempts), effect, attempts, open: null, holdsUnit },
    unitChange: record.holdsUnit && !holdsUnit ? -1 : 0,
    undelivered: countUndelivered(ofThisRun),
    isCounted: isUsed && record.open?.isCounted === true,
  };
}

/** A mark that nobody knows to be durable may have closed some of them already. */
function withClosed({ attempts }: DeliveryRecord, closes: readonly Attempt[]): Attempt[] {
  const closed = attempts.at(-1)?.n ?? 0;
  return [...attempts, ...closes.filter(({ n }) => n > closed)];
}
