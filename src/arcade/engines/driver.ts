import type { Advanced, Pieces, Stepped } from './engine.ts';
import type { Pace } from './pace.ts';

/** What a session is played under: fixed when it is made, and pinned by the header of its log. */
export interface Terms {
  readonly engine: string;
  /** The engine's own configuration; `{}` for one that has none. */
  readonly engine_config: Readonly<Record<string, unknown>>;
  readonly mode: string;
  readonly pace: Pace;
  readonly seats: number;
  /** Seconds of the game's own time. */
  readonly duration_seconds_max: number;
  readonly actions_max: number;
}

/** An action as it stands in a log: one of the engine's, as its schema permits. */
export type LoggedAction = Readonly<Record<string, unknown>> & { readonly type: string };

/** One of the engine's own endings or a platform ending. */
export type EndReason = string;

/** How a game ended and what was reached by then. */
export interface Result {
  readonly reason: EndReason;
  readonly t_us: number;
  /** What ladders rank by, and what lists show of it; absent in games without points. */
  readonly score?: number;
  readonly lines?: number;
  readonly level?: number;
  readonly pieces?: number;
  /** The rest, as the engine's schema of results has it. */
  readonly [member: string]: unknown;
}

export interface GameEvent {
  readonly type: string;
  readonly t_us: number;
}

/**
 * An engine made ready for one session's terms, driven alike by the server, the verifier and a
 * page: none of them needs to know which game it is. States are plain data of that engine.
 */
export interface Driver<State = unknown> {
  /** Microseconds of real time to one of the game's; null where real time moves nothing. */
  readonly slowness: number | null;
  /** Microseconds of real time that a session may last at most, whatever its own time. */
  readonly lastsUsMax: number;
  /** The engine's own action of giving up; null where that ends the game from outside its rules. */
  readonly resignation: LoggedAction | null;
  start(pieces: Pieces): State;
  step(state: State, seat: number, action: LoggedAction, pieces: Pieces): Stepped<State, GameEvent, string>;
  advance(state: State, toUs: number, pieces: Pieces): Advanced<State, GameEvent>;
  /** What everyone may see, without what the session adds. */
  project(state: State): Snapshot;
  timeOf(state: State): number;
  /** How it ended by its own rules; null while it runs. */
  result(state: State): Result | null;
  /** How it ends when it is ended from outside at the state's time. */
  endedFor(state: State, reason: EndReason): Result;
  /** How many random pieces the state has asked for: those are public. */
  revealed(state: State): number;
  /** The number of the piece in play; 0 in games without pieces. */
  pieceOf(state: State): number;
  /** When, at the latest, time alone changes more than the fall of a piece, if nobody acts. */
  turningUs(state: State): number;
  /** No earlier than this does time alone end the game. Cheap, and never too late. */
  endBoundUs(state: State): number;
}

export type Snapshot = Readonly<Record<string, unknown>> & { readonly format: string; readonly status: string };
