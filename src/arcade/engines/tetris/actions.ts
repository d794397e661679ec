import type { Pieces } from '../engine.ts';
import { fits, restingY } from './board.ts';
import { kicksOf } from './kicks.ts';
import { lock } from './locking.ts';
import { activeShape, reposition } from './motion.ts';
import { type PieceCode, type Rotation, shapeOf } from './shapes.ts';
import type { Draft, TetrisAction, Turn } from './state.ts';
import { tick } from './time.ts';

/** Does what an action asks for; false when nothing gave way. */
export function act(turn: Turn, action: TetrisAction, pieces: Pieces): boolean {
  const { draft } = turn;
  switch (action.type) {
    case 'move':
      return move(draft, action.direction === 'left' ? -1 : 1);
    case 'rotate':
      return rotate(draft, action.direction === 'cw' ? 1 : 3);
    case 'soft_drop':
      return softDrop(draft);
    case 'hard_drop':
      hardDrop(draft);
      lock(turn, pieces);
      return true;
    case 'wait':
      draft.actionsSinceTick = 0;
      tick(turn, pieces);
      return true;
    default:
      throw new TypeError(`No action of tetris-v2: ${JSON.stringify(action satisfies never)}`);
  }
}

function move(draft: Draft, dx: -1 | 1): boolean {
  const shape = activeShape(draft);
  if (!fits(draft.board, shape, draft.x + dx, draft.y)) return false;
  reposition(draft, shape, draft.x + dx, draft.y, 'shift');
  draft.lastKick = -1;
  return true;
}

function rotate(draft: Draft, turns: 1 | 3): boolean {
  const piece = draft.piece as PieceCode;
  const rotation = ((draft.rotation + turns) % 4) as Rotation;
  const shape = shapeOf(piece, rotation);
  const kicks = kicksOf(piece, draft.rotation, turns);
  for (let kick = 0; kick < kicks.length; kick += 1) {
    const [dx, dy] = kicks[kick] as (typeof kicks)[number];
    if (!fits(draft.board, shape, draft.x + dx, draft.y + dy)) continue;
    draft.rotation = rotation;
    reposition(draft, shape, draft.x + dx, draft.y + dy, 'shift');
    draft.lastKick = kick;
    return true;
  }
  return false;
}

function softDrop(draft: Draft): boolean {
  if (draft.resting) return false;
  reposition(draft, activeShape(draft), draft.x, draft.y - 1, 'soft_drop');
  draft.lastKick = -1;
  draft.score += 1;
  return true;
}

/** Down to where the piece rests; the lock that follows needs no timers. */
function hardDrop(draft: Draft): void {
  const y = restingY(draft.board, activeShape(draft), draft.x, draft.y);
  if (y === draft.y) return;
  draft.score += 2 * (draft.y - y);
  draft.y = y;
  draft.lastKick = -1;
}
