/** A piece by number, which is also what its locked cells hold: its place in `.IJLOSTZ`. */
export type PieceCode = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Quarter turns clockwise from the spawn position: 0, R, 2, L. */
export type Rotation = 0 | 1 | 2 | 3;

/** A column from the left and a row from the floor, both from 0. */
export type Cell = readonly [x: number, y: number];

export const pieceCodes: readonly PieceCode[] = [1, 2, 3, 4, 5, 6, 7];

/** Letters of cells by what they hold; 0 is an empty one. */
export const cellLetters = '.IJLOSTZ';

export const codeOfT = 6;

/**
 * A piece in one rotation. Its position is the lower left corner of the square it turns in, which
 * may lie outside the board: the cells are offsets from there.
 */
export interface Shape {
  readonly cells: readonly Cell[];
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  /** The rows from `minY` up: an octal digit a column from `minX` on, 1 where there is a cell. */
  readonly rows: readonly number[];
}

/** Super Rotation System, spawn position, top row first. */
const drawings: Readonly<Record<PieceCode, readonly string[]>> = {
  1: ['....', 'IIII', '....', '....'],
  2: ['J..', 'JJJ', '...'],
  3: ['..L', 'LLL', '...'],
  4: ['OO', 'OO'],
  5: ['.SS', 'SS.', '...'],
  6: ['.T.', 'TTT', '...'],
  7: ['ZZ.', '.ZZ', '...'],
};

const spawns: Readonly<Record<PieceCode, Cell>> = {
  1: [3, 18],
  2: [3, 19],
  3: [3, 19],
  4: [4, 20],
  5: [3, 19],
  6: [3, 19],
  7: [3, 19],
};

const shapes: readonly Shape[] = pieceCodes.flatMap((code) => turned(drawings[code]));

export function shapeOf(piece: PieceCode, rotation: Rotation): Shape {
  return shapes[(piece - 1) * 4 + rotation] as Shape;
}

/** Where a piece appears, in rotation 0: its lowest cells in row 20, a column left of the middle where it cannot be centred. */
export function spawnOf(piece: PieceCode): Cell {
  return spawns[piece];
}

function turned(drawing: readonly string[]): Shape[] {
  const size = drawing.length;
  const all: Shape[] = [];
  let cells = drawing.flatMap((line, fromTop) =>
    Array.from(line).flatMap((letter, x): Cell[] => (letter === '.' ? [] : [[x, size - 1 - fromTop]])),
  );
  for (let turn = 0; turn < 4; turn += 1) {
    all.push(shape(cells));
    cells = cells.map(([x, y]): Cell => [y, size - 1 - x]);
  }
  return all;
}

function shape(cells: readonly Cell[]): Shape {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const minX = Math.min(...xs);
  const minY = Math.min(...ys);
  const maxY = Math.max(...ys);
  const rows = Array.from({ length: maxY - minY + 1 }, (_, index) =>
    cells.filter(([, y]) => y === minY + index).reduce((row, [x]) => row | (1 << (3 * (x - minX))), 0),
  );
  return { cells, minX, maxX: Math.max(...xs), minY, maxY, rows };
}
