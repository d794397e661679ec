import type { PieceCode, Rotation } from './shapes.ts';

/** Steps right and up. */
export type Kick = readonly [dx: number, dy: number];

/**
 * Where a turning piece is tried, in this order, as steps from where it stands: the published wall
 * kicks of the Super Rotation System. `turn` is 1 for clockwise and 3 for counter-clockwise. O
 * always fits where it is.
 */
export function kicksOf(piece: PieceCode, from: Rotation, turn: 1 | 3): readonly Kick[] {
  if (piece === 4) return stay;
  const table = piece === 1 ? kicksOfI : kicksOfOthers;
  return (turn === 1 ? table.clockwise : table.counterClockwise)[from];
}

type FromEach = readonly [readonly Kick[], readonly Kick[], readonly Kick[], readonly Kick[]];

interface Table {
  /** 0 to R, R to 2, 2 to L, L to 0. */
  readonly clockwise: FromEach;
  /** 0 to L, R to 0, 2 to R, L to 2. */
  readonly counterClockwise: FromEach;
}

const stay: readonly Kick[] = [[0, 0]];

const kicksOfOthers: Table = {
  clockwise: [
    kicks('0 0  -1 0  -1 1  0 -2  -1 -2'),
    kicks('0 0  1 0  1 -1  0 2  1 2'),
    kicks('0 0  1 0  1 1  0 -2  1 -2'),
    kicks('0 0  -1 0  -1 -1  0 2  -1 2'),
  ],
  counterClockwise: [
    kicks('0 0  1 0  1 1  0 -2  1 -2'),
    kicks('0 0  1 0  1 -1  0 2  1 2'),
    kicks('0 0  -1 0  -1 1  0 -2  -1 -2'),
    kicks('0 0  -1 0  -1 -1  0 2  -1 2'),
  ],
};

const kicksOfI: Table = {
  clockwise: [
    kicks('0 0  -2 0  1 0  -2 -1  1 2'),
    kicks('0 0  -1 0  2 0  -1 2  2 -1'),
    kicks('0 0  2 0  -1 0  2 1  -1 -2'),
    kicks('0 0  1 0  -2 0  1 -2  -2 1'),
  ],
  counterClockwise: [
    kicks('0 0  -1 0  2 0  -1 2  2 -1'),
    kicks('0 0  2 0  -1 0  2 1  -1 -2'),
    kicks('0 0  1 0  -2 0  1 -2  -2 1'),
    kicks('0 0  -2 0  1 0  -2 -1  1 2'),
  ],
};

function kicks(text: string): Kick[] {
  return text.split('  ').map((pair) => {
    const [dx, dy] = pair.split(' ').map(Number);
    return [dx as number, dy as number];
  });
}
