import type { PieceCode, Shape } from './shapes.ts';

export const columns = 10;
export const rowsMax = 40;
/** Rows people see; pieces appear right above. */
export const visibleRows = 20;

/**
 * The locked cells, a number a row from the floor up: its octal digit x is what column x holds. A
 * board is never changed once made, so states share it.
 */
export type Board = readonly number[];

export const emptyBoard: Board = Array<number>(rowsMax).fill(0);

/** One in each of the ten digits. */
const eachColumn = 0o1111111111;

/** Whether all cells of a shape lie within the board and on empty cells. */
export function fits(board: Board, shape: Shape, x: number, y: number): boolean {
  const left = x + shape.minX;
  const bottom = y + shape.minY;
  if (left < 0 || x + shape.maxX >= columns || bottom < 0 || y + shape.maxY >= rowsMax) return false;
  const { rows } = shape;
  for (let row = 0; row < rows.length; row += 1) {
    const cells = ((rows[row] as number) * 7) << (3 * left);
    if (((board[bottom + row] as number) & cells) !== 0) return false;
  }
  return true;
}

/** The lowest position straight below one that fits. */
export function restingY(board: Board, shape: Shape, x: number, y: number): number {
  let lowest = y;
  while (fits(board, shape, x, lowest - 1)) lowest -= 1;
  return lowest;
}

/** Whether a cell is taken; walls, floor and ceiling count as taken. */
export function isFilled(board: Board, x: number, y: number): boolean {
  if (x < 0 || x >= columns || y < 0 || y >= rowsMax) return true;
  return cellAt(board[y] as number, x) !== 0;
}

/** What column x of a row holds. */
export function cellAt(row: number, x: number): number {
  return (row >> (3 * x)) & 7;
}

/** A new board with the shape's cells taken. The shape must fit. */
export function withPiece(board: Board, piece: PieceCode, shape: Shape, x: number, y: number): number[] {
  const next = board.slice();
  for (const [index, cells] of shape.rows.entries()) {
    const row = y + shape.minY + index;
    next[row] = (next[row] as number) | ((cells * piece) << (3 * (x + shape.minX)));
  }
  return next;
}

/** The full rows among `count` from `first` up, lowest first. */
export function fullRows(board: Board, first: number, count: number): number[] {
  const full: number[] = [];
  for (let y = first; y < first + count; y += 1) {
    const row = board[y] as number;
    if (((row | (row >> 1) | (row >> 2)) & eachColumn) === eachColumn) full.push(y);
  }
  return full;
}

/** A new board without these rows: what lay above each comes down. */
export function withoutRows(board: Board, gone: readonly number[]): number[] {
  const next = board.filter((_, y) => !gone.includes(y));
  while (next.length < rowsMax) next.push(0);
  return next;
}
