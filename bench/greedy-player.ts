import { type PieceCode, type Rotation, shapeOf, spawnOf } from '../src/arcade/engines/tetris/shapes.ts';

/** The parts of an observation that the player uses. */
export interface ObservedState {
  readonly seq: number;
  readonly status: string;
  readonly board: readonly string[];
  readonly active: { readonly piece: string } | null;
  readonly next: readonly string[];
}

export interface Action {
  readonly type: string;
  readonly direction?: string;
}

const columns = 10;
const fullRow = 2 ** columns - 1;

/**
 * Greedy placements by a board cost: up to `actionsMax` actions for at most `piecesMax` pieces, each rotated, moved
 * and dropped. The search is cheap, because it shares the machine with the server.
 */
export function greedyActions({ board, active, next }: ObservedState, actionsMax: number, piecesMax: number): Action[] {
  let rows = board.map(rowMask).reverse();
  const actions: Action[] = [];
  const visiblePieces = active === null ? [] : [active.piece, ...next].slice(0, piecesMax);
  for (const letter of visiblePieces) {
    const code = ('IJLOSTZ'.indexOf(letter) + 1) as PieceCode;
    const best = bestPlacement(rows, code);
    const path = actionsTo(code, best);
    if (actions.length + path.length > actionsMax) break;
    actions.push(...path);
    rows = best.rows;
  }
  return actions;
}

const left: Action = { type: 'move', direction: 'left' };
const right: Action = { type: 'move', direction: 'right' };
const rotateClockwise: Action = { type: 'rotate', direction: 'cw' };
const drop: Action = { type: 'hard_drop' };

/**
 * Prepends alternating moves that cancel out, and a soft drop if their number is odd. Returns `length` actions in total.
 */
export function padActions(actions: readonly Action[], length: number): Action[] {
  const missingCount = length - actions.length;
  const padding = Array.from({ length: missingCount }, (_, index) => (index % 2 === 0 ? left : right));
  if (missingCount % 2 === 1) padding[missingCount - 1] = { type: 'soft_drop' };
  return [...padding, ...actions];
}

interface Placement {
  readonly rotation: Rotation;
  readonly x: number;
  readonly cost: number;
  readonly rows: number[];
}

function actionsTo(code: PieceCode, { rotation, x }: Placement): Action[] {
  const columnsToMove = x - spawnOf(code)[0];
  return [
    ...Array.from({ length: rotation }, () => rotateClockwise),
    ...Array.from({ length: Math.abs(columnsToMove) }, () => (columnsToMove < 0 ? left : right)),
    drop,
  ];
}

function bestPlacement(rows: readonly number[], code: PieceCode): Placement {
  let best: Placement | undefined;
  for (const rotation of [0, 1, 2, 3] as const) {
    const { minX, maxX } = shapeOf(code, rotation);
    for (let x = -minX; x + maxX < columns; x += 1) {
      const rowsAfter = rowsAfterDrop(rows, code, rotation, x);
      const cost = boardCost(rowsAfter);
      if (best === undefined || cost < best.cost) best = { rotation, x, cost, rows: rowsAfter };
    }
  }
  return best as Placement;
}

/** Rows after a straight drop, with full rows removed. */
function rowsAfterDrop(rows: readonly number[], code: PieceCode, rotation: Rotation, x: number): number[] {
  const { cells } = shapeOf(code, rotation);
  const fits = (y: number) => cells.every(([dx, dy]) => y + dy >= 0 && (((rows[y + dy] ?? 0) >> (x + dx)) & 1) === 0);
  let y = rows.length;
  while (fits(y - 1)) y -= 1;
  const rowsAfter = [...rows];
  for (const [dx, dy] of cells) rowsAfter[y + dy] = (rowsAfter[y + dy] ?? 0) | (1 << (x + dx));
  return rowsAfter.filter((row) => row !== fullRow && row !== 0);
}

/** Cost of a board: weighs covered cells most, then height, then edges between filled and empty cells. */
function boardCost(rows: readonly number[]): number {
  let coveredCells = 0;
  let columnsAbove = 0;
  let edges = 0;
  for (let y = rows.length - 1; y >= 0; y -= 1) {
    const row = rows[y] as number;
    coveredCells += countBits(columnsAbove & ~row);
    edges += countBits((row ^ (row >> 1)) & (fullRow >> 1));
    columnsAbove |= row;
  }
  return coveredCells * 8 + edges * 2 + rows.length * 3;
}

function countBits(mask: number): number {
  let bits = 0;
  for (let remainingBits = mask; remainingBits !== 0; remainingBits &= remainingBits - 1) bits += 1;
  return bits;
}

function rowMask(line: string): number {
  let mask = 0;
  for (let x = 0; x < columns; x += 1) if (line[x] !== '.') mask |= 1 << x;
  return mask;
}
