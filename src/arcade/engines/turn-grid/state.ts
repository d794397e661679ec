import type { GridRules } from './config.ts';

/** `x` and `y` count only for `place`; without both it is refused. */
export interface GridAction {
  readonly type: 'place' | 'pass' | 'resign';
  readonly x?: number;
  readonly y?: number;
}

/**
 * `outside`, `taken` and `pass_not_allowed` count towards the three that forfeit; `not_your_turn`
 * and `over`, of the game or of this seat's part in it, change nothing.
 */
export type GridRefusal = 'outside' | 'taken' | 'pass_not_allowed' | 'not_your_turn' | 'over';

/** Why a seat left: by its own word, after its third refusal in a turn, or because its time ran out. */
export type Departure = 'resign' | 'forfeit' | 'timeout';

export type GridEnd = 'line' | 'full_board' | 'max_turns' | Departure;

export type GridCell = readonly [x: number, y: number];

export type GridMove =
  | { readonly type: 'place'; readonly seat: number; readonly x: number; readonly y: number }
  | { readonly type: 'pass'; readonly seat: number };

export interface GridResult {
  /** Nobody wins a draw; a loss is a game that all who had to play left. */
  readonly kind: 'win' | 'draw' | 'loss';
  readonly reason: GridEnd;
  readonly winners: readonly number[];
}

export type GridEvent =
  | { readonly type: 'place'; readonly t_us: number; readonly seat: number; readonly x: number; readonly y: number }
  | { readonly type: 'pass'; readonly t_us: number; readonly seat: number }
  | { readonly type: 'left'; readonly t_us: number; readonly seat: number; readonly reason: Departure }
  | ({ readonly type: 'end'; readonly t_us: number } & GridResult);

/** Everything a game consists of. */
export interface GridState {
  readonly rules: GridRules;
  readonly tUs: number;
  /** Row y at index y; 0 is empty, otherwise one more than the seat. Rows are shared between states. */
  readonly board: readonly (readonly number[])[];
  /** Turns completed: places and passes. */
  readonly turn: number;
  readonly stones: number;
  readonly toMove: number;
  /** When the seat to move runs out of time. */
  readonly dueUs: number;
  /** Refusals in this turn. */
  readonly refusals: number;
  /** For each seat why it left; null while it plays. */
  readonly departures: readonly (Departure | null)[];
  readonly lastMove: GridMove | null;
  /** The whole run of stones, from end to end. */
  readonly winningLine: readonly GridCell[] | null;
  readonly result: GridResult | null;
}

/** A state in the making: a copy that nobody else has seen. */
export type GridDraft = { -readonly [Field in keyof GridState]: GridState[Field] };

/** One call's work. */
export interface GridWork {
  readonly draft: GridDraft;
  readonly events: GridEvent[];
}
