import { isFilled } from './board.ts';
import type { Spin } from './scoring.ts';
import { type Cell, codeOfT } from './shapes.ts';
import type { Draft } from './state.ts';

const kickOfFulls = 4;

/** Corners of the square a T turns in, clockwise from the lower left. */
const corners: readonly Cell[] = [
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
];

/**
 * How the piece about to lock was turned into its place: a T whose last move was a rotation and
 * that has three of its corners filled; weakly when one of the two it points at is free, unless
 * the fifth kick brought it there. Board edges count as filled.
 */
export function spinOf({ board, piece, rotation, x, y, lastKick }: Draft): Spin {
  if (piece !== codeOfT || lastKick < 0) return 'none';
  const taken = [0, 1, 2, 3].map((turn) => {
    const [dx, dy] = corners[(rotation + turn) % 4] as Cell;
    return isFilled(board, x + dx, y + dy);
  });
  if (taken.filter((isTaken) => isTaken).length < 3) return 'none';
  // Seen from its rotation, a T points at the second and third corner.
  const isFrontTaken = taken[1] === true && taken[2] === true;
  return isFrontTaken || lastKick === kickOfFulls ? 'full' : 'mini';
}
