import { type Attempt, effectOf, finalState, mayHaveActed } from './attempts.ts';
import type { Effect, ErrorClass, FinalState } from './outcome.ts';

/**
 * `accepted` and `connecting` (a replay): nothing has left yet. `dispatching`: from here on the lead
 * may be on its way. The others are where a delivery rests.
 */
export type DeliveryState = 'accepted' | 'connecting' | 'dispatching' | FinalState;

/** The attempt under way, as far as it is durable. */
export interface OpenAttempt {
  /** The one request, in one process, that may write to this record now. */
  readonly run: string;
  readonly replay: boolean;
  readonly n: number;
  readonly startedAtMs: number;
  /** Written before the first byte of the lead leaves. */
  readonly marked: boolean;
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

export interface Beginning {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** The delivery takes a unit of the trial with this write. */
  readonly takesUnit: boolean;
}

export interface Mark {
  readonly run: string;
  readonly n: number;
  readonly startedAtMs: number;
  /** Attempts of the same run that ended before and are not known to be durable. */
  readonly closes: readonly Attempt[];
}

export type Result = Pick<Mark, 'run' | 'closes'>;

/** A record after a write, and how the account's taken units change in the same transaction. */
export interface Written {
  readonly record: DeliveryRecord;
  readonly unitChange: -1 | 0 | 1;
}

/** The record belongs to another run by now: nothing may be written. */
export type Overtaken = 'overtaken';

/** Begins a first delivery (null) or a replay of a record that rests. What may begin, `admit` says. */
export function applyAccept(record: DeliveryRecord | null, { run, n, startedAtMs, takesUnit }: Beginning): Written {
  if (record !== null && record.open !== null) throw new Error('a delivery that is under way cannot begin again');
  const replay = record !== null;
  return {
    record: {
      state: replay ? 'connecting' : 'accepted',
      effect: record?.effect ?? 'none',
      attempts: record?.attempts ?? [],
      open: { run, replay, n, startedAtMs, marked: false },
      replays: replay ? record.replays + 1 : 0,
      holdsUnit: takesUnit || record?.holdsUnit === true,
    },
    unitChange: takesUnit ? 1 : 0,
  };
}

/** Says, before it happens, that the lead may leave in attempt `n`. */
export function applyMark(record: DeliveryRecord, { run, n, startedAtMs, closes }: Mark): Written | Overtaken {
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

/** Lets the delivery rest as its attempts say. Its unit is kept when the destination may have acted. */
export function applyResult(record: DeliveryRecord, { run, closes }: Result): Written | Overtaken {
  if (record.open === null || record.open.run !== run) return 'overtaken';
  return rest(record, closes);
}

/**
 * Closes the attempt of a process that is gone. Before the mark nothing can have left; after it
 * nobody can say. What the process knew beyond its last write is lost with it. A record that is
 * `setBack` is a copy, and the delivery went on after it was made: nobody can say either.
 */
export function applyTakeOver(record: DeliveryRecord, setBack: boolean): Written {
  const { open } = record;
  if (open === null) throw new Error('a delivery that rests has nobody to take over from');
  const error = setBack ? 'records_set_back' : lossOf(open);
  return rest(record, [{ n: open.n, startedAtMs: open.startedAtMs, outcome: { error }, facts: null }]);
}

function lossOf({ marked }: OpenAttempt): ErrorClass {
  return marked ? 'process_lost_after_mark' : 'process_lost';
}

function rest(record: DeliveryRecord, closes: readonly Attempt[]): Written {
  const attempts = withClosed(record, closes);
  const effect = effectOf(attempts);
  const holdsUnit = record.holdsUnit && mayHaveActed(effect);
  return {
    record: { ...record, state: finalState(attempts), effect, attempts, open: null, holdsUnit },
    unitChange: record.holdsUnit && !holdsUnit ? -1 : 0,
  };
}

/** A mark that nobody knows to be durable may have closed some of them already. */
function withClosed({ attempts }: DeliveryRecord, closes: readonly Attempt[]): Attempt[] {
  const closed = attempts.at(-1)?.n ?? 0;
  return [...attempts, ...closes.filter(({ n }) => n > closed)];
}
