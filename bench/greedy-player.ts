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
const turn: Action = { type: 'rotate', direction: 'cw' };
const drop: Action = { type: 'hard_drop' };

/** Prepends alternating moves to the actions, up to `length` actions in total. */
export function padActions(actions: readonly Action[], length: number): Action[] {
  const missing = length - actions.length;
  const idle = Array.from({ length: missing }, (_, index) => (index % 2 === 0 ? left : right));
  if (missing % 2 === 1) idle[missing - 1] = { type: 'soft_drop' };
  return [...idle, ...actions];
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
    ...Array.from({ length: rotation }, () => turn),
    ...Array.from({ length: Math.abs(columnsToMove) }, () => (columnsToMove < 0 ? left : right)),
    drop,
  ];
}

function bestPlacement(rows: readonly number[], code: PieceCode): Placement {
  let best: Placement | undefined;
  for (const rotation of [0, 1, 2, 3] as const) {
    const { minX, maxX } = shapeOf(code, rotation);
    for (let x = -minX; x + maxX < columns; x += 1) {
      const after = rowsAfterDrop(rows, code, rotation, x);
      const cost = boardCost(after);
      if (best === undefined || cost < best.cost) best = { rotation, x, cost, rows: after };
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
  const after = [...rows];
  for (const [dx, dy] of cells) after[y + dy] = (after[y + dy] ?? 0) | (1 << (x + dx));
  return after.filter((row) => row !== fullRow && row !== 0);
}

/** Cost of a board: weighs covered cells most, then height, then edges between filled and empty cells. */
function boardCost(rows: readonly number[]): number {
  let covered = 0;
  let above = 0;
  let edges = 0;
  for (let y = rows.length - 1; y >= 0; y -= 1) {
    const row = rows[y] as number;
    covered += countBits(above & ~row);
    edges += countBits((row ^ (row >> 1)) & (fullRow >> 1));
    above |= row;
  }
  return covered * 8 + edges * 2 + rows.length * 3;
}

function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function rowMask(line: string): number {
  let mask = 0;
  for (let x = 0; x < columns; x += 1) if (line[x] !== '.') mask |= 1 << x;
  return mask;
}
