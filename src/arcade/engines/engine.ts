/**
 * A game's rules as pure functions over plain data. Nothing here reads a clock, draws chance or
 * does I/O: the same calls with the same values give the same values on every machine, in a server
 * and in a page. No function changes what it was given. A state serialises by `canonicalJson`, and
 * one that was read back from its text plays on alike. It holds no secret: all chance comes from
 * `pieces`.
 *
 * Times are whole microseconds of the game's own time, from 0 at its start.
 */
export interface Engine<Config, State, Action, Event, Refusal extends string, Snapshot, Outcome> {
  /** A new game at time 0. Throws a RangeError when the configuration or the number of seats is not permitted. */
  start(config: Config, seats: number, pieces: Pieces): State;
  /**
   * What one seat does, at the state's own time. `refused` says why an action had no effect on the
   * game; the state may still count it. Never throws for an action of the right form; throws a
   * RangeError for a seat that does not exist.
   */
  step(state: State, seat: number, action: Action, pieces: Pieces): Stepped<State, Event, Refusal>;
  /**
   * Lets time pass up to and including `toUs`. Passing it in one piece or in many gives the same
   * state and the same events. An ended game stays as it is. Throws a RangeError when `toUs` lies
   * before the state's time or is no safe integer.
   */
  advance(state: State, toUs: number, pieces: Pieces): Advanced<State, Event>;
  /** What a viewer may see. Seats count from 0; null is a spectator. */
  project(state: State, viewer: number | null): Snapshot;
  /** How the game ended; null while it runs. */
  outcome(state: State): Outcome | null;
}

export interface Advanced<State, Event> {
  readonly state: State;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

export interface Stepped<State, Event, Refusal extends string> extends Advanced<State, Event> {
  readonly refused?: Refusal;
}

/** The number of the i-th random piece, i from 0. May throw where the piece is not known yet. */
export type Pieces = (index: number) => number;
