import type { Driver, EndReason, GameEvent, Result, Terms } from '../../engines/driver.ts';
import type { Pieces } from '../../engines/engine.ts';
import type { PlatformEnding } from '../../engines/platform-endings.ts';
import { leaseEndUs, leaseUsMax } from '../../games/rules/lease.ts';
import type { LogHeader } from '../../replays/log/log-format.ts';

/** Setup of a game: what does not change while it is played. */
export interface GameSetup {
  /** Primary key of the session's row. */
  readonly n: number;
  readonly id: string;
  readonly terms: Terms;
  readonly header: LogHeader;
  readonly driver: Driver;
  readonly pieces: Pieces;
  /** Ids of the agents, by seat. */
  readonly players: readonly string[];
  /** Running time at the start of the game. */
  readonly startedUs: number;
  readonly isPublic: boolean;
  readonly purpose: string;
}

/** State of a session: at its last record, or at the later time to which `gameAt` advanced it, which is not stored. */
export interface LoadedGame {
  readonly setup: GameSetup;
  readonly state: unknown;
  readonly seq: number;
  /** Running time that corresponds to the state's own time. */
  readonly runningUs: number;
  readonly chainHead: string;
  /** Number of the log row with the latest records; null before the first record. */
  readonly logN: number | null;
  /** Stored result; null while there is none. */
  readonly storedResult: Result | null;
  /** Latest events, oldest first. */
  readonly events: readonly TaggedEvent[];
}

/** Event with the number of the record that it follows; `isTimed`: caused by elapsed time. */
export interface TaggedEvent {
  readonly seq: number;
  readonly isTimed: boolean;
  readonly event: GameEvent;
}

const eventsMax = 64;

/** Advances the game to `runningUs`; earlier times do not change it. */
export function gameAt(game: LoadedGame, runningUs: number): LoadedGame {
  const { setup, state, seq } = game;
  const { driver } = setup;
  if (game.storedResult !== null) return game;
  if (driver.slowness === null) return { ...game, runningUs: Math.max(runningUs, game.runningUs) };
  const toUs = timeAt(game, driver.slowness, runningUs);
  if (toUs <= driver.timeOf(state)) return game;
  const advance = driver.advance(state, toUs, setup.pieces);
  return {
    ...game,
    state: advance.state,
    runningUs: Math.max(runningUs, game.runningUs),
    events: appendEvents(game.events, advance.events, seq, true),
  };
}

/**
 * End of the session at `runningUs`, by its rules or its maximum duration; null while it runs. The engine limits the
 * actions of a seat: tetris counts all actions, and in the grid a seat forfeits at its third refused action of a turn.
 */
export function endOf(game: LoadedGame): Result | null {
  if (game.storedResult !== null) return game.storedResult;
  const { driver } = game.setup;
  const engineResult = driver.result(game.state);
  if (engineResult !== null) return engineResult;
  return game.runningUs < durationEndRunningUs(game) ? null : driver.endedFor(game.state, durationEndReason(game));
}

/** Reason of a platform end, for the log; null for an end by the engine. */
export function closingReason(game: LoadedGame, result: Result): EndReason | null {
  return game.setup.driver.result(game.state) === null ? result.reason : null;
}

/** Game time at a running time, limited to the session's maximum duration. */
function timeAt(game: LoadedGame, slowness: number, runningUs: number): number {
  const cappedRunningUs = Math.min(runningUs, durationEndRunningUs(game));
  return game.setup.driver.timeOf(game.state) + Math.max(0, Math.floor((cappedRunningUs - game.runningUs) / slowness));
}

/** Time of an event that does not happen; an integer, because such times are stored. */
export const neverUs = Number.MAX_SAFE_INTEGER;

/** Running time of the next timed event: a lock, a timeout, the end. */
export function nextEventRunningUs(game: LoadedGame): number {
  return Math.min(runningUsAt(game, game.setup.driver.turningUs(game.state)), durationEndRunningUs(game));
}

/** Running time before which the session cannot end by time. */
export function nextCheckUs(game: LoadedGame): number {
  return Math.min(endCheckUs(game), leaseCheckUs(game));
}

/** Like `nextCheckUs`, ignoring leases. */
export function endCheckUs(game: LoadedGame): number {
  return Math.min(runningUsAt(game, game.setup.driver.endBoundUs(game.state)), durationEndRunningUs(game));
}

/** Earliest possible end of the lease of a certification round. */
function leaseCheckUs({ setup: { purpose, startedUs }, runningUs }: LoadedGame): number {
  if (purpose !== 'certification') return neverUs;
  return leaseEndUs({ startUs: startedUs, latestEndUs: startedUs + leaseUsMax }, runningUs);
}

function runningUsAt({ setup: { driver }, state, runningUs }: LoadedGame, tUs: number): number {
  if (driver.slowness === null) return neverUs;
  return runningUs + (tUs - driver.timeOf(state)) * driver.slowness;
}

function durationEndRunningUs({ setup: { startedUs, driver } }: LoadedGame): number {
  return Math.min(startedUs + driver.lastsUsMax, neverUs);
}

function durationEndReason(game: LoadedGame): PlatformEnding {
  return game.seq === 0 ? 'abandoned' : 'duration';
}

/** Appends events of the record `seq`, or that follow it by elapsed time, and keeps the latest `eventsMax` events. */
export function appendEvents(
  previousEvents: readonly TaggedEvent[],
  events: readonly GameEvent[],
  seq: number,
  isTimed: boolean,
): readonly TaggedEvent[] {
  if (events.length === 0) return previousEvents;
  return [...previousEvents, ...events.map((event) => ({ seq, isTimed, event }))].slice(-eventsMax);
}
