import type { Board } from './board.ts';
import type { Spin } from './scoring.ts';
import type { Cell, PieceCode, Rotation } from './shapes.ts';

export interface TetrisConfig {
  /** Time moves by actions only: after 32 of them without a tick or lock one tick is forced. */
  readonly stepped: boolean;
  /** The game ends at this time. */
  readonly durationUs: number;
  /** The game ends after this many actions, those without effect included. */
  readonly actionsMax: number;
}

export type TetrisAction =
  | { readonly type: 'move'; readonly direction: 'left' | 'right' }
  | { readonly type: 'rotate'; readonly direction: 'cw' | 'ccw' }
  | { readonly type: 'soft_drop' | 'hard_drop' | 'wait' };

/** `blocked`: nothing gave way, the action was counted all the same. `over`: the game had ended, nothing changed. */
export type TetrisRefusal = 'blocked' | 'over';

export type TetrisEnd = 'top_out' | 'duration' | 'actions';

/** Rows and cells are those of the moment, before full rows vanish. Points are those the event gave. */
export type TetrisEvent =
  | {
      readonly type: 'lock';
      readonly t_us: number;
      readonly piece: string;
      readonly cells: readonly Cell[];
      readonly t_spin: Spin;
      /** For a T-spin without lines; those of lines come with them. */
      readonly points: number;
    }
  | {
      readonly type: 'line_clear';
      readonly t_us: number;
      readonly rows: readonly number[];
      readonly t_spin: Spin;
      readonly combo: number;
      /** Half as much again was given for the chain. */
      readonly back_to_back: boolean;
      readonly perfect_clear: boolean;
      readonly points: number;
    }
  | { readonly type: 'level_up'; readonly t_us: number; readonly level: number }
  | {
      readonly type: 'end';
      readonly t_us: number;
      readonly reason: TetrisEnd;
      /** How a board topped out: no room for the next piece, or a piece locked out of sight. */
      readonly top_out: 'block_out' | 'lock_out' | null;
    };

/** Everything a game consists of. Flat, so that a move copies little; board, queue and configuration are shared. */
export interface TetrisState {
  readonly config: TetrisConfig;
  readonly board: Board;
  readonly tUs: number;
  /** The piece in play; 0 once the board topped out. */
  readonly piece: PieceCode | 0;
  readonly rotation: Rotation;
  /** Lower left corner of the square the piece turns in. */
  readonly x: number;
  readonly y: number;
  /** Whether the piece stands on something. */
  readonly resting: boolean;
  /** Whether it has, at any time. */
  readonly landed: boolean;
  /** When time next acts: the piece's next row of fall or, resting, its lock. Always later than `tUs` while the game runs. */
  readonly dueUs: number;
  /** Resting time the piece had left when it was last repositioned. */
  readonly lockLeftUs: number;
  /** How often a move or rotation may still restart the lock timer. */
  readonly resetsLeft: number;
  /** The lowest row any cell of the piece has been in. */
  readonly lowestRow: number;
  /** Which kick, from 0, the last move of the piece used if it was a rotation; -1 if it was not. */
  readonly lastKick: number;
  /** The next five. */
  readonly queue: readonly PieceCode[];
  /** Pieces that came into play, with the one in play. */
  readonly pieces: number;
  readonly score: number;
  readonly lines: number;
  /** Placements in a row that cleared lines. */
  readonly clears: number;
  readonly backToBack: boolean;
  /** All actions so far. */
  readonly actions: number;
  /** Actions since the last `wait`, lock or forced tick; 0 throughout unless `stepped`. */
  readonly actionsSinceTick: number;
  readonly end: TetrisEnd | null;
  readonly lastEvent: TetrisEvent | null;
}

/** A state in the making: a copy that nobody else has seen. */
export type Draft = { -readonly [Field in keyof TetrisState]: TetrisState[Field] };

/** One call's work: the draft, the pieces to come and what has happened. */
export interface Turn {
  readonly draft: Draft;
  readonly events: TetrisEvent[];
}

export function emit({ draft, events }: Turn, event: TetrisEvent): void {
  draft.lastEvent = event;
  events.push(event);
}
