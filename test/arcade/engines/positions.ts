import assert from 'node:assert/strict';
import type { Pieces } from '../../../src/arcade/engines/engine.ts';
import { type Board, rowsMax } from '../../../src/arcade/engines/tetris/board.ts';
import { activeShape } from '../../../src/arcade/engines/tetris/motion.ts';
import { cellLetters, type PieceCode, type Rotation } from '../../../src/arcade/engines/tetris/shapes.ts';
import type { TetrisAction, TetrisConfig, TetrisEvent, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';

export const defaultConfig: TetrisConfig = { stepped: false, durationUs: 600_000_000, actionsMax: 20_000 };

/** Short names of the actions. */
export const actionsByName: Readonly<Record<string, TetrisAction>> = {
  left: { type: 'move', direction: 'left' },
  right: { type: 'move', direction: 'right' },
  cw: { type: 'rotate', direction: 'cw' },
  ccw: { type: 'rotate', direction: 'ccw' },
  soft: { type: 'soft_drop' },
  hard: { type: 'hard_drop' },
  wait: { type: 'wait' },
};

/** The piece letters, repeated endlessly. */
export function piecesOfLetters(letters: string): (index: number) => PieceCode {
  return (index) => cellLetters.indexOf(letters[index % letters.length] ?? '') as PieceCode;
}

/** A board whose lowest rows are `rows`, with the top row first. `#` is a filled cell, of piece I. */
export function boardOf(rows: readonly string[]): Board {
  const board = Array<number>(rowsMax).fill(0);
  for (const [index, row] of rows.toReversed().entries()) {
    assert.equal(row.length, 10, row);
    board[index] = Array.from(row).reduce((sum, letter, x) => sum + codeOf(letter) * 8 ** x, 0);
  }
  return board;
}

/** Input of `position`. */
export interface Position {
  readonly letter: string;
  readonly rotation?: Rotation;
  readonly x?: number;
  readonly y?: number;
  readonly rows?: readonly string[];
  /** Letters of the pieces that follow. */
  readonly next?: string;
  /** Members of the state to override. */
  readonly state?: Partial<TetrisState>;
}

/** The state of a running game with this piece in play, at its spawn position by default, with new timers. */
export function position({ letter, rotation = 0, x, y, rows = [], next = 'I', state = {} }: Position): TetrisState {
  const board = boardOf(rows);
  const started = tetrisV2.start(defaultConfig, 1, piecesOfLetters(letter + next));
  const placed: TetrisState = { ...started, board, rotation, x: x ?? started.x, y: y ?? started.y, ...state };
  const shape = activeShape(placed);
  const below = { ...placed, y: placed.y - 1 };
  const isResting = !cellsOf(below).every(([cx, cy]) => cy >= 0 && ((board[cy] ?? 0) >> (3 * cx)) % 8 === 0);
  return {
    ...placed,
    lowestRow: placed.y + shape.minY,
    resting: isResting,
    landed: isResting,
    dueUs: placed.tUs + (isResting ? 500_000 : tetrisV2.project(placed, null).gravity.us_per_row),
    ...state,
  };
}

export function cellsOf(state: TetrisState): (readonly [number, number])[] {
  return activeShape(state).cells.map(([dx, dy]) => [state.x + dx, state.y + dy]);
}

export interface PlayedPosition {
  readonly state: TetrisState;
  readonly events: readonly TetrisEvent[];
  /** Reason of the refusal of each action; undefined if it was accepted. */
  readonly refused: readonly (string | undefined)[];
}

/** Plays `steps`, which are action names and times in microseconds. */
export function play(from: TetrisState, steps: string, pieces: Pieces = piecesOfLetters('I')): PlayedPosition {
  let state = from;
  const events: TetrisEvent[] = [];
  const refused: (string | undefined)[] = [];
  for (const step of steps.split(' ')) {
    if (/^\d+$/.test(step)) {
      const advanceResult = tetrisV2.advance(state, state.tUs + Number(step), pieces);
      events.push(...advanceResult.events);
      state = advanceResult.state;
      continue;
    }
    const action = actionsByName[step];
    assert.ok(action !== undefined, `no action ${step}`);
    const result = tetrisV2.step(state, 0, action, pieces);
    events.push(...result.events);
    refused.push(result.refused);
    state = result.state;
  }
  return { state, events, refused };
}

function codeOf(letter: string): number {
  if (letter === '#') return 1;
  const code = cellLetters.indexOf(letter);
  assert.notEqual(code, -1, letter);
  return code;
}

/** Board rows from top to bottom, without empty rows at the top. */
export function boardRows(state: TetrisState): string[] {
  const { buffer, board } = tetrisV2.project(state, null);
  const rows = [...buffer, ...board];
  return rows.slice(rows.findIndex((row) => row !== '..........') >>> 0);
}
