import type { Driver, EndReason, GameEvent, Result, Terms } from '../engines/driver.ts';
import type { Pieces } from '../engines/engine.ts';
import type { LogHeader } from '../replay/log-format.ts';

/** What stays the same while a session is played. */
export interface GameFacts {
  readonly n: number;
  readonly id: string;
  readonly terms: Terms;
  readonly header: LogHeader;
  readonly driver: Driver;
  readonly pieces: Pieces;
  /** Ids of the agents, by seat. */
  readonly players: readonly string[];
  /** Running time at which play began. */
  readonly startedUs: number;
  readonly isPublic: boolean;
  readonly purpose: string;
}

/** A session in play as of its last record; time since then is in no stored value. */
export interface Game {
  readonly facts: GameFacts;
  readonly state: unknown;
  readonly seq: number;
  /** Running time that belongs to the state's own time. */
  readonly wallUs: number;
  readonly chainHead: string;
  /** The row that holds its last records. */
  readonly logN: number | null;
  /** The recorded end; null while none is recorded. */
  readonly ended: Result | null;
  /** What happened last, oldest first. */
  readonly events: readonly TaggedEvent[];
}

/** An event and when it happened in the order of records: after record n by n, by time alone after it. */
export interface TaggedEvent {
  readonly seq: number;
  readonly byTime: boolean;
  readonly event: GameEvent;
}

const eventsKept = 64;

/** The game as time alone has made it by `wallUs`; it never goes back. */
export function gameAt(game: Game, wallUs: number): Game {
  const { facts, state, seq } = game;
  const { driver } = facts;
  if (game.ended !== null) return game;
  if (driver.slowness === null) return { ...game, wallUs: Math.max(wallUs, game.wallUs) };
  const toUs = timeAt(game, driver.slowness, wallUs);
  if (toUs <= driver.timeOf(state)) return game;
  const advanced = driver.advance(state, toUs, facts.pieces);
  return {
    ...game,
    state: advanced.state,
    wallUs: Math.max(wallUs, game.wallUs),
    events: withEvents(game.events, advanced.events, seq, true),
  };
}

/** How the session ended by `wallUs`, by its rules or by how much and how long may be played; null while it runs. */
export function endOf(game: Game): Result | null {
  if (game.ended !== null) return game.ended;
  const { driver, terms } = game.facts;
  const byRules = driver.result(game.state);
  if (byRules !== null) return byRules;
  // An engine need not count what it refuses.
  if (game.seq >= terms.actions_max) return driver.endedFor(game.state, 'actions');
  return game.wallUs < capWallUs(game) ? null : driver.endedFor(game.state, capReason(game));
}

/** The reason to write into the log when the end is not the engine's own; null when it is. */
export function closingReason(game: Game, result: Result): EndReason | null {
  return game.facts.driver.result(game.state) === null ? result.reason : null;
}

/** The game's own time at a running time, up to what a session may last. */
function timeAt(game: Game, slowness: number, wallUs: number): number {
  const untilUs = Math.min(wallUs, capWallUs(game));
  return game.facts.driver.timeOf(game.state) + Math.max(0, Math.floor((untilUs - game.wallUs) / slowness));
}

/** Real time until the game may turn something over by time alone: a lock, a time-out, the end. */
export function turningWallUs(game: Game): number {
  return Math.min(wallOf(game, game.facts.driver.turningUs(game.state)), capWallUs(game));
}

/** Running time before which time alone does not end the session. */
export function checkWallUs(game: Game): number {
  return Math.min(wallOf(game, game.facts.driver.endBoundUs(game.state)), capWallUs(game));
}

function wallOf({ facts: { driver }, state, wallUs }: Game, tUs: number): number {
  if (driver.slowness === null) return Number.MAX_SAFE_INTEGER;
  return wallUs + (tUs - driver.timeOf(state)) * driver.slowness;
}

function capWallUs({ facts: { startedUs, driver } }: Game): number {
  return Math.min(startedUs + driver.lastsUsMax, Number.MAX_SAFE_INTEGER);
}

function capReason(game: Game): EndReason {
  return game.seq === 0 ? 'abandoned' : 'duration';
}

export function withEvents(
  kept: readonly TaggedEvent[],
  events: readonly GameEvent[],
  seq: number,
  byTime: boolean,
): readonly TaggedEvent[] {
  if (events.length === 0) return kept;
  return [...kept, ...events.map((event) => ({ seq, byTime, event }))].slice(-eventsKept);
}
