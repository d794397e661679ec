// Placement search of the single-file client, with the engine's shapes and kicks.

import {
  type Board,
  cellAt,
  columns,
  fits,
  fullRows,
  restingY,
  rowsMax,
  visibleRows,
  withoutRows,
  withPiece,
} from '../../src/arcade/engines/tetris/board.ts';
import { kicksOf } from '../../src/arcade/engines/tetris/kicks.ts';
import {
  type Cell,
  cellLetters,
  codeOfT,
  type PieceCode,
  type Rotation,
  shapeOf,
  spawnOf,
} from '../../src/arcade/engines/tetris/shapes.ts';

interface PieceCoordinates {
  readonly rotation: Rotation;
  readonly x: number;
  readonly y: number;
}

/** Position of a piece, as in `active` of an observation. */
export interface PiecePosition extends PieceCoordinates {
  readonly piece: string;
}

/** The part of an observation that determines placements. */
export interface Position {
  readonly board: readonly string[];
  readonly buffer: readonly string[];
  readonly next: readonly string[];
  readonly active: PiecePosition | null;
}

export interface Placement extends PiecePosition {
  readonly cells: readonly Cell[];
  /** Whether the last move is a rotation of a T piece (T-spin). */
  readonly spun: boolean;
  /** Shortest action list, which ends with a hard drop. */
  readonly actions: readonly Step[];
}

type Step = { readonly type: string; readonly direction?: string };

/** A reachable position with its predecessor in the breadth-first search. */
interface PlacementPath extends PieceCoordinates {
  readonly spun: boolean;
  readonly before: PlacementPath | null;
  readonly step: Step | null;
}

const left: Step = { type: 'move', direction: 'left' };
const right: Step = { type: 'move', direction: 'right' };
const clockwise: Step = { type: 'rotate', direction: 'cw' };
const counterClockwise: Step = { type: 'rotate', direction: 'ccw' };
const softDrop: Step = { type: 'soft_drop' };
const hardDrop: Step = { type: 'hard_drop' };

/** All reachable placements of the current piece, ordered by the number of actions. */
export function placementsOf({ board: visible, buffer, active }: Position): Placement[] {
  if (active === null) return [];
  const board = parseBoard(visible, buffer);
  const code = codeOf(active.piece);
  const start: PlacementPath = { ...active, spun: false, before: null, step: null };
  const paths = [start];
  const seen = new Set([pathKey(start)]);
  const placements = new Map<string, Placement>();
  for (const path of paths) {
    const placement = placementOf(board, code, path);
    const key = `${cellsKey(placement.cells)} ${placement.spun}`;
    if (!placements.has(key)) placements.set(key, placement);
    for (const next of pathsFrom(board, code, path)) {
      const nextKey = pathKey(next);
      if (seen.has(nextKey)) continue;
      seen.add(nextKey);
      paths.push(next);
    }
  }
  return [...placements.values()];
}

/** Cells of a piece at a position. */
export function cellsOf({ piece, rotation, x, y }: PiecePosition): Cell[] {
  return shapeOf(codeOf(piece), rotation).cells.map(([dx, dy]): Cell => [x + dx, y + dy]);
}

/**
 * Position after a placement was locked and full rows were cleared. `active` is null when the next piece is unknown or
 * blocked, or when the placement is completely above the visible board, which ends the game.
 */
export function afterPlacement(
  { board: visible, buffer, next: queue }: Position,
  { piece, rotation, x, y }: PiecePosition,
): Position & { readonly lines: number } {
  const code = codeOf(piece);
  const shape = shapeOf(code, rotation);
  const lockedBoard = withPiece(parseBoard(visible, buffer), code, shape, x, y);
  const bottom = y + shape.minY;
  const isLockOut = bottom >= visibleRows;
  const completeRows = isLockOut ? [] : fullRows(lockedBoard, bottom, shape.rows.length);
  const board = withoutRows(lockedBoard, completeRows);
  const texts = board
    .slice(0, visible.length + buffer.length)
    .map(rowText)
    .reverse();
  const [letter, ...next] = queue;
  const lines = completeRows.length;
  const rows = { board: texts.slice(buffer.length), buffer: texts.slice(0, buffer.length) };
  return { ...rows, next, lines, active: letter === undefined || isLockOut ? null : spawnPosition(board, letter) };
}

/** Whether a piece is still at its spawn height or above. */
export function isAtSpawnHeight({ piece, y }: PiecePosition): boolean {
  return y >= spawnOf(codeOf(piece))[1];
}

function placementOf(board: Board, code: PieceCode, path: PlacementPath): Placement {
  const { rotation, x } = path;
  const y = restingY(board, shapeOf(code, rotation), x, path.y);
  const actions = [hardDrop];
  for (let step: PlacementPath | null = path; step !== null && step.step !== null; step = step.before)
    actions.unshift(step.step);
  const restingPosition = { piece: cellLetters[code] as string, rotation, x, y };
  return { ...restingPosition, cells: cellsOf(restingPosition), spun: path.spun && y === path.y, actions };
}

function pathsFrom(board: Board, code: PieceCode, from: PlacementPath): PlacementPath[] {
  const { rotation, x, y } = from;
  const candidates: [Step, PieceCoordinates | null][] = [
    [left, { rotation, x: x - 1, y }],
    [right, { rotation, x: x + 1, y }],
    [clockwise, rotatePiece(board, code, from, 1)],
    [counterClockwise, rotatePiece(board, code, from, 3)],
    [softDrop, { rotation, x, y: y - 1 }],
  ];
  return candidates.flatMap(([step, target]) => {
    if (target === null || !fits(board, shapeOf(code, target.rotation), target.x, target.y)) return [];
    return [{ ...target, spun: code === codeOfT && step.type === 'rotate', before: from, step }];
  });
}

function rotatePiece(
  board: Board,
  code: PieceCode,
  { rotation: from, x, y }: PieceCoordinates,
  turns: 1 | 3,
): PieceCoordinates | null {
  const rotation = ((from + turns) % 4) as Rotation;
  const shape = shapeOf(code, rotation);
  const kick = kicksOf(code, from, turns).find(([dx, dy]) => fits(board, shape, x + dx, y + dy));
  return kick === undefined ? null : { rotation, x: x + kick[0], y: y + kick[1] };
}

function spawnPosition(board: Board, letter: string): PiecePosition | null {
  const code = codeOf(letter);
  const [x, y] = spawnOf(code);
  return fits(board, shapeOf(code, 0), x, y) ? { piece: letter, rotation: 0, x, y } : null;
}

function codeOf(letter: string): PieceCode {
  return cellLetters.indexOf(letter) as PieceCode;
}

function parseBoard(board: readonly string[], buffer: readonly string[]): Board {
  const visibleRowCells = [...buffer, ...board].map(parseRow).reverse();
  return [...visibleRowCells, ...Array<number>(rowsMax - visibleRowCells.length).fill(0)];
}

function parseRow(row: string): number {
  let cells = 0;
  for (let x = 0; x < columns; x += 1) cells |= codeOf(row[x] as string) << (3 * x);
  return cells;
}

function rowText(row: number): string {
  let text = '';
  for (let x = 0; x < columns; x += 1) text += cellLetters[cellAt(row, x)];
  return text;
}

function pathKey({ rotation, x, y, spun }: PlacementPath): number {
  return (((y + 4) * 16 + x + 4) * 4 + rotation) * 2 + Number(spun);
}

function cellsKey(cells: readonly Cell[]): string {
  const numbers = cells.map(([x, y]) => y * columns + x);
  return numbers.sort((a, b) => a - b).join(' ');
}
