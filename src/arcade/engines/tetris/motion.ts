import { fits } from './board.ts';
import { levelOf } from './scoring.ts';
import { type PieceCode, type Shape, shapeOf, spawnOf } from './shapes.ts';
import type { Draft } from './state.ts';

/** Microseconds a row of fall takes, by level. */
const gravityUs: readonly number[] = [
  1000000, 793000, 617796, 472729, 355197, 262004, 189677, 134735, 93882, 64152, 42976, 28218, 18153, 11439, 7059, 4264,
  2520, 1457, 824, 455,
];
export const lockDelayUs = 500_000;
const resetsMax = 15;

/** What moved a piece: the player sideways or around, the player down, or gravity. */
export type Mover = 'shift' | 'soft_drop' | 'gravity';

export function usPerRow(lines: number): number {
  return gravityUs[levelOf(lines) - 1] as number;
}

/** The shape of the piece in play. */
export function activeShape({ piece, rotation }: Pick<Draft, 'piece' | 'rotation'>): Shape {
  if (piece === 0) throw new Error('No piece is in play.');
  return shapeOf(piece, rotation);
}

/** Puts a piece where pieces appear, its timers fresh; false, and nothing changed, when there is no room. */
export function spawn(draft: Draft, piece: PieceCode): boolean {
  const shape = shapeOf(piece, 0);
  const [x, y] = spawnOf(piece);
  if (!fits(draft.board, shape, x, y)) return false;
  draft.piece = piece;
  draft.rotation = 0;
  draft.x = x;
  draft.y = y;
  draft.lowestRow = y + shape.minY;
  draft.lockLeftUs = lockDelayUs;
  draft.resetsLeft = resetsMax;
  draft.lastKick = -1;
  draft.resting = !fits(draft.board, shape, x, y - 1);
  draft.landed = draft.resting;
  draft.dueUs = draft.tUs + (draft.resting ? lockDelayUs : usPerRow(draft.lines));
  return true;
}

/**
 * Moves the piece to a place where it fits, and sets its timers. Resting time runs only while the
 * piece rests; since it first landed, each shift starts it anew while resets are left; a new lowest
 * row gives back time and resets. Fall starts anew after a row of fall, a soft drop, and when the
 * piece is free again; otherwise it goes on.
 */
export function reposition(draft: Draft, shape: Shape, x: number, y: number, mover: Mover): void {
  const wasResting = draft.resting;
  let lockLeftUs = wasResting ? draft.dueUs - draft.tUs : draft.lockLeftUs;
  if (mover === 'shift' && draft.landed && draft.resetsLeft > 0) {
    draft.resetsLeft -= 1;
    lockLeftUs = lockDelayUs;
  }
  const bottom = y + shape.minY;
  if (bottom < draft.lowestRow) {
    draft.lowestRow = bottom;
    draft.resetsLeft = resetsMax;
    lockLeftUs = lockDelayUs;
  }
  draft.x = x;
  draft.y = y;
  draft.lockLeftUs = lockLeftUs;
  draft.resting = !fits(draft.board, shape, x, y - 1);
  if (draft.resting) {
    draft.landed = true;
    draft.dueUs = draft.tUs + lockLeftUs;
  } else if (wasResting || mover !== 'shift') {
    draft.dueUs = draft.tUs + usPerRow(draft.lines);
  }
}
