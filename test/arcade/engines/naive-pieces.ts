// Pieces as points rotated about their centre, for the reference implementation.

export type Point = readonly [x: number, y: number];

/** Microseconds per row, by level. */
export const gravityUs = [
  1000000, 793000, 617796, 472729, 355197, 262004, 189677, 134735, 93882, 64152, 42976, 28218, 18153, 11439, 7059, 4264,
  2520, 1457, 824, 455,
];

/** Cells of each rotation, relative to the centre, which spawns at column 4, row 20. */
export const rotationCells: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  I: rotationsOf('.oXoo'),
  J: rotationsOf('o../oXo'),
  L: rotationsOf('..o/oXo'),
  O: rotationsOf('.oo/.Xo'),
  S: rotationsOf('.oo/oX.'),
  T: rotationsOf('.o./oXo'),
  Z: rotationsOf('oo./.Xo'),
};

/** Offsets of each rotation relative to a pure rotation about the centre: a kick is the difference of two. */
export const offsets: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  I: [
    pairs('0,0 -1,0 2,0 -1,0 2,0'),
    pairs('-1,0 0,0 0,0 0,1 0,-2'),
    pairs('-1,1 1,1 -2,1 1,0 -2,0'),
    pairs('0,1 0,1 0,1 0,-1 0,2'),
  ],
  O: [pairs('0,0'), pairs('0,-1'), pairs('-1,-1'), pairs('-1,0')],
  other: [
    pairs('0,0 0,0 0,0 0,0 0,0'),
    pairs('0,0 1,0 1,-1 0,2 1,2'),
    pairs('0,0 0,0 0,0 0,0 0,0'),
    pairs('0,0 -1,0 -1,-1 0,2 -1,2'),
  ],
};

/** Column of the leftmost cell and row of the lowest cell in the bounding square, for each rotation. */
export const lowerLeftInSquare = {
  I: pairs('0,2 2,0 0,1 1,0'),
  O: pairs('0,0 0,0 0,0 0,0'),
  other: pairs('0,1 1,0 0,0 0,0'),
};

export function shifted(cells: readonly Point[], dx: number, dy: number): Point[] {
  return cells.map(([x, y]) => [x + dx, y + dy]);
}

/** Parses points such as `0,1 1,0`. */
export function pairs(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);
}

/** Points of a drawing with the centre X, and the same rotated clockwise once, twice and three times. */
function rotationsOf(drawing: string): Point[][] {
  const lines = drawing.split('/').toReversed();
  const cells = lines.flatMap((line, y) => Array.from(line, (symbol, x) => ({ symbol, x, y })));
  const centre = cells.find(({ symbol }) => symbol === 'X') ?? { x: 0, y: 0 };
  let currentCells: Point[] = cells
    .filter(({ symbol }) => symbol !== '.')
    .map(({ x, y }) => [x - centre.x, y - centre.y]);
  return [0, 1, 2, 3].map(() => {
    const rotatedCells = currentCells;
    currentCells = currentCells.map(([x, y]) => [y, 0 - x]);
    return rotatedCells;
  });
}
