import type { Driver, GameEvent, Snapshot } from '../../engines/driver.ts';
import type { Hashing } from '../../engines/hashing.ts';
import type { LogRecord, ReplayLog } from './log-format.ts';
import { type PlayFault, playRecord, playToEnd, type ReplayRun, startRun } from './play-record.ts';

/**
 * Recorded game with random access. Position 0 is its start, position n follows record n; a game that ended by time
 * after its last record has one more position.
 */
export interface SeekableReplay {
  readonly driver: Driver;
  readonly records: readonly LogRecord[];
  /** Position of the game's end. */
  readonly last: number;
  /** Positions at which a new piece came into play, in order; empty in a game without pieces. */
  readonly pieces: readonly number[];
  /** Positions at which lines were cleared, in order. */
  readonly lineClears: readonly number[];
  /** Throws a RangeError for an unknown position, as do the other methods with a position. */
  readonly stateAt: (position: number) => unknown;
  /** Public view at the position. */
  readonly snapshotAt: (position: number) => Snapshot;
  /** Game time in microseconds. */
  readonly timeAt: (position: number) => number;
  /** Events since the previous position. */
  readonly eventsAt: (position: number) => readonly GameEvent[];
  /** Last position whose time is not later than this one. */
  readonly positionAt: (tUs: number) => number;
  /** State at a time, with gravity applied; after the end, the final state. */
  readonly stateAtTime: (tUs: number) => unknown;
}

/** Interval of stored states in positions; the states between are recomputed. */
const positionsPerState = 64;

/** Opens a verified log for random access, playing it once. Throws for a log that cannot be played to its end. */
export function openRerun(log: ReplayLog, hashing: Hashing): SeekableReplay {
  const { records } = log;
  const run = startRun(log.header, log.footer.server_seed, hashing);
  const { driver, pieces } = run;
  const timeline = playThrough(run, log);
  const { states, times, events } = timeline;
  const last = times.length - 1;

  function stateAt(position: number): unknown {
    assertPosition(position);
    if (position === last) return run.state;
    const stateIndex = Math.floor(position / positionsPerState);
    const rerun: ReplayRun = { driver, pieces, state: states[stateIndex], finalResult: null };
    for (let index = stateIndex * positionsPerState; index < position; index += 1) {
      eventsOf(playRecord(rerun, records[index] as LogRecord));
    }
    return rerun.state;
  }

  function assertPosition(position: number): void {
    if (!Number.isInteger(position) || position < 0 || position > last) throw new RangeError('No such position.');
  }

  function positionAt(tUs: number): number {
    const laterPosition = times.findIndex((time) => time > tUs);
    return laterPosition === -1 ? last : Math.max(0, laterPosition - 1);
  }

  return {
    driver,
    records,
    last,
    pieces: timeline.pieces,
    lineClears: timeline.lineClears,
    stateAt,
    snapshotAt: (position) => driver.project(stateAt(position)),
    positionAt,
    timeAt(position) {
      assertPosition(position);
      return times[position] as number;
    },
    eventsAt(position) {
      assertPosition(position);
      return events.get(position) ?? [];
    },
    stateAtTime(tUs) {
      const position = positionAt(tUs);
      const state = stateAt(position);
      const isMoving = position < last && driver.slowness !== null && tUs > driver.timeOf(state);
      return isMoving ? driver.advance(state, tUs, pieces).state : state;
    },
  };
}

interface Timeline {
  /** State of every `positionsPerState`-th position. */
  readonly states: unknown[];
  /** Game time of every position in microseconds. */
  readonly times: number[];
  /** Events of the positions that have any. */
  readonly events: Map<number, readonly GameEvent[]>;
  readonly pieces: number[];
  readonly lineClears: number[];
}

function playThrough(run: ReplayRun, { records, footer }: ReplayLog): Timeline {
  const { driver } = run;
  const timeline: Timeline = { states: [run.state], times: [0], events: new Map(), pieces: [], lineClears: [] };
  let piece = driver.pieceOf(run.state);
  const addPosition = (position: number, events: readonly GameEvent[]) => {
    timeline.times.push(driver.timeOf(run.state));
    if (position % positionsPerState === 0) timeline.states.push(run.state);
    if (events.length > 0) timeline.events.set(position, events);
    if (events.some(({ type }) => type === 'line_clear')) timeline.lineClears.push(position);
    if (driver.pieceOf(run.state) !== piece) timeline.pieces.push(position);
    piece = driver.pieceOf(run.state);
  };
  for (const [index, record] of records.entries()) addPosition(index + 1, eventsOf(playRecord(run, record)));
  if (run.finalResult === null) addPosition(records.length + 1, eventsOf(playToEnd(run, footer.result.t_us)));
  if (run.finalResult === null) throw new Error('The log was not verified: its game has no end.');
  return timeline;
}

function eventsOf(events: readonly GameEvent[] | PlayFault): readonly GameEvent[] {
  if (typeof events === 'string') throw new Error(`The log was not verified: ${events}.`);
  return events;
}
