import { definitionOf } from '../../engines/definitions.ts';
import type { Driver, EndReason, GameEvent, LoggedAction, Result } from '../../engines/driver.ts';
import type { Pieces } from '../../engines/engine.ts';
import type { Hashing } from '../../engines/hashing.ts';
import { bytesOfHex, rngKeyOf } from '../../engines/seeds.ts';
import type { LogHeader } from './log-format.ts';

/** Replay of a game from its log, in progress. */
export interface ReplayRun {
  readonly driver: Driver;
  readonly pieces: Pieces;
  state: unknown;
  /** Result of the game; null while it runs. */
  finalResult: Result | null;
}

/** Starts the replay of a game. Throws a RangeError when its terms cannot be played. */
export function startRun(header: LogHeader, serverSeed: string, hashing: Hashing): ReplayRun {
  const definition = definitionOf(header.engine);
  const driver = definition.open(header);
  const rngKey = rngKeyOf(bytesOfHex(serverSeed), header.seed_scope ?? header.session_id, header.client_seed, hashing);
  const pieces = definition.randomness(rngKey, hashing.sha256);
  const state = driver.start(pieces);
  return { driver, pieces, state, finalResult: driver.result(state) };
}

/**
 * `after_end`: the game had ended before the record. `time`: the record is earlier than the previous one, or time
 * advanced where only actions advance it.
 */
export type PlayFault = 'after_end' | 'time';

const noEvents: readonly GameEvent[] = [];

/**
 * Advances a run to a record's time and applies the record; returns its events, or why it is invalid. The format and
 * the seat of the record must be valid.
 */
export function playRecord(
  run: ReplayRun,
  { t_us, seat, action }: { readonly t_us: number; readonly seat: number | null; readonly action: LoggedAction },
): readonly GameEvent[] | PlayFault {
  const { driver, pieces } = run;
  if (run.finalResult !== null) return 'after_end';
  const timeEvents = advanceTime(run, t_us);
  if (timeEvents === 'time') return timeEvents;
  if (driver.result(run.state) !== null) return 'after_end';
  if (action.type === 'end') {
    run.finalResult = driver.endedFor(run.state, action['reason'] as EndReason);
    return timeEvents;
  }
  const { state, events } = driver.step(run.state, seat as number, action, pieces);
  run.state = state;
  run.finalResult = driver.result(state);
  return timeEvents.length === 0 ? events : [...timeEvents, ...events];
}

/** Advances a run from the last record to `tUs`, the end that the footer states; returns no events if it had ended. */
export function playToEnd(run: ReplayRun, tUs: number): readonly GameEvent[] | PlayFault {
  if (run.finalResult !== null) return noEvents;
  const timeEvents = advanceTime(run, tUs);
  if (timeEvents !== 'time') run.finalResult = run.driver.result(run.state);
  return timeEvents;
}

function advanceTime(run: ReplayRun, tUs: number): readonly GameEvent[] | 'time' {
  const { driver } = run;
  const nowUs = driver.timeOf(run.state);
  if (tUs === nowUs) return noEvents;
  if (tUs < nowUs || driver.slowness === null) return 'time';
  const { state, events } = driver.advance(run.state, tUs, run.pieces);
  run.state = state;
  return events;
}
