import type { Advanced, Pieces, Stepped } from './engine.ts';
import type { Pace } from './pace.ts';

/** Terms of a session: fixed at its creation, and written to the header of its log. */
export interface Terms {
  readonly engine: string;
  /** Configuration of the engine; `{}` for engines without one. */
  readonly engine_config: Readonly<Record<string, unknown>>;
  readonly mode: string;
  readonly pace: Pace;
  readonly seats: number;
  /** Maximum game time in seconds. */
  readonly duration_seconds_max: number;
  readonly actions_max: number;
}

/** Action in a log, valid by the engine's schema. */
export type LoggedAction = Readonly<Record<string, unknown>> & { readonly type: string };

/** End reason of the engine or of the platform. */
export type EndReason = string;

/** Result of a game. */
export interface Result {
  readonly reason: EndReason;
  readonly t_us: number;
  /** Score, shown in rankings and lists; absent in games without points. */
  readonly score?: number;
  readonly lines?: number;
  readonly level?: number;
  readonly pieces?: number;
  /** Further members by the engine's result schema. */
  readonly [member: string]: unknown;
}

export interface GameEvent {
  readonly type: string;
  readonly t_us: number;
}

/**
 * Driver: an engine bound to the terms of one session. Server, verifier and pages use it the same way for every game.
 * States are plain data of the engine.
 */
export interface Driver<State = unknown> {
  /** Microseconds of real time per microsecond of game time; null where real time has no effect. */
  readonly slowness: number | null;
  /** Maximum duration of a session in microseconds of real time. */
  readonly lastsUsMax: number;
  /** Action with which a player resigns; null where the platform ends the game instead. */
  readonly resignation: LoggedAction | null;
  start(pieces: Pieces): State;
  step(state: State, seat: number, action: LoggedAction, pieces: Pieces): Stepped<State, GameEvent, string>;
  advance(state: State, toUs: number, pieces: Pieces): Advanced<State, GameEvent>;
  /** Public view of a state, without the members that the session adds. */
  project(state: State): Snapshot;
  timeOf(state: State): number;
  /** Result by the engine's rules; null while the game runs. */
  result(state: State): Result | null;
  /** Result when the platform ends the game at the state's time. */
  endedFor(state: State, reason: EndReason): Result;
  /** Number of random pieces that the state has requested; only these are public. */
  revealed(state: State): number;
  /** Number of the piece in play; 0 in games without pieces. */
  pieceOf(state: State): number;
  /** Latest time of the next timed event other than the fall of a piece, without further actions. */
  turningUs(state: State): number;
  /** Lower bound of the game's end by time: cheap to compute, and never too late. */
  endBoundUs(state: State): number;
}

export type Snapshot = Readonly<Record<string, unknown>> & { readonly format: string; readonly status: string };
