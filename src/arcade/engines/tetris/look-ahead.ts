import { restingY, visibleRows } from './board.ts';
import { activeShape, lockDelayUs, usPerRow } from './motion.ts';
import type { TetrisState } from './state.ts';

/** When gravity locks the piece in play if nobody acts, or the game's time runs out; its own time once it has ended. */
export function lockUs(state: TetrisState): number {
  const { config, dueUs, resting, y } = state;
  if (state.end !== null) return state.tUs;
  if (resting) return Math.min(dueUs, config.durationUs);
  const shape = activeShape(state);
  const restY = restingY(state.board, shape, state.x, y);
  const rows = y - restY;
  const restsUs = dueUs + (rows - 1) * usPerRow(state.lines);
  const delayUs = restY + shape.minY < state.lowestRow ? lockDelayUs : state.lockLeftUs;
  return Math.min(restsUs + delayUs, config.durationUs);
}

const linesPerLevel = 10;
/** A flat piece adds two rows at most; the one in play may stand upright. */
const flatRows = 2;
const uprightRows = 4;

/**
 * A time before which an unattended board does not top out: every piece falls at least to the top
 * of the stack, rests, and raises it as much as it can. A lower bound, not an estimate.
 */
export function endBoundUs(state: TetrisState): number {
  const { config, board, lines } = state;
  if (state.end !== null) return state.tUs;
  // Rows may clear and the level rise on the way.
  const rowUs = usPerRow(lines + linesPerLevel);
  let boundUs = lockUs(state);
  let height = heightOf(board) + uprightRows;
  while (height <= visibleRows && boundUs < config.durationUs) {
    boundUs += (visibleRows - height) * rowUs + lockDelayUs;
    height += flatRows;
  }
  return Math.min(boundUs, config.durationUs);
}

function heightOf(board: readonly number[]): number {
  let height = board.length;
  while (height > 0 && board[height - 1] === 0) height -= 1;
  return height;
}
