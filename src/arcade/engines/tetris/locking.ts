import type { Pieces } from '../engine.ts';
import { fullRows, visibleRows, withoutRows, withPiece } from './board.ts';
import { activeShape, spawn } from './motion.ts';
import { type Award, award, comboOf, levelOf, type Spin } from './scoring.ts';
import { type Cell, cellLetters, type PieceCode } from './shapes.ts';
import { emit, type TetrisEnd, type Turn } from './state.ts';
import { spinOf } from './t-spin.ts';

/**
 * Locks the piece where it is, scores it and brings the next one. The game ends when the piece is
 * wholly out of sight (it scores nothing then, and full rows stay) or the next one has no room.
 */
export function lock(turn: Turn, pieces: Pieces): void {
  const { draft } = turn;
  const shape = activeShape(draft);
  const bottom = draft.y + shape.minY;
  const spin = spinOf(draft);
  const cells = shape.cells.map(([dx, dy]): Cell => [draft.x + dx, draft.y + dy]);
  const letter = cellLetters[draft.piece] as string;
  draft.board = withPiece(draft.board, draft.piece as PieceCode, shape, draft.x, draft.y);
  draft.actionsSinceTick = 0;
  if (bottom >= visibleRows) {
    emit(turn, { type: 'lock', t_us: draft.tUs, piece: letter, cells, t_spin: spin, points: 0 });
    topOut(turn, 'lock_out');
    return;
  }
  const rows = fullRows(draft.board, bottom, shape.rows.length);
  const given = score(turn, rows, spin);
  const points = rows.length === 0 ? given.points : 0;
  emit(turn, { type: 'lock', t_us: draft.tUs, piece: letter, cells, t_spin: spin, points });
  if (rows.length > 0) clear(turn, rows, spin, given);
  bringNext(turn, pieces);
}

/** Ends the game at the draft's time. */
export function finish(turn: Turn, reason: TetrisEnd, topOutBy: 'block_out' | 'lock_out' | null = null): void {
  turn.draft.end = reason;
  emit(turn, { type: 'end', t_us: turn.draft.tUs, reason, top_out: topOutBy });
}

function score({ draft }: Turn, rows: readonly number[], spin: Spin): Award {
  if (rows.length > 0) draft.board = withoutRows(draft.board, rows);
  const isPerfect = rows.length > 0 && draft.board.every((row) => row === 0);
  const standing = { level: levelOf(draft.lines), clears: draft.clears, backToBack: draft.backToBack };
  const given = award({ lines: rows.length, spin, isPerfect }, standing);
  draft.score += given.points;
  draft.clears = given.clears;
  draft.backToBack = given.backToBack;
  return given;
}

function clear(turn: Turn, rows: readonly number[], spin: Spin, given: Award): void {
  const { draft } = turn;
  const level = levelOf(draft.lines);
  draft.lines += rows.length;
  emit(turn, {
    type: 'line_clear',
    t_us: draft.tUs,
    rows,
    t_spin: spin,
    combo: comboOf(given.clears),
    back_to_back: given.isChained,
    perfect_clear: given.isPerfect,
    points: given.points,
  });
  const reached = levelOf(draft.lines);
  if (reached > level) emit(turn, { type: 'level_up', t_us: draft.tUs, level: reached });
}

function bringNext(turn: Turn, pieces: Pieces): void {
  const { draft } = turn;
  const [next, ...rest] = draft.queue;
  if (!spawn(draft, next as PieceCode)) {
    topOut(turn, 'block_out');
    return;
  }
  draft.pieces += 1;
  draft.queue = [...rest, pieces(draft.pieces + rest.length) as PieceCode];
}

function topOut(turn: Turn, by: 'block_out' | 'lock_out'): void {
  turn.draft.piece = 0;
  turn.draft.resting = false;
  finish(turn, 'top_out', by);
}
