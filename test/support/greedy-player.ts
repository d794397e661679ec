import { type PieceCode, type Rotation, shapeOf } from '../../src/arcade/engines/tetris/shapes.ts';
import type { Player } from './arcade.ts';

/** The part of an observation that the strategy and the tests use. */
export interface ObservedBoard {
  readonly seq: number;
  readonly status: string;
  readonly board: readonly string[];
  readonly active: { readonly piece: string; readonly x: number } | null;
  readonly pieces: number;
  readonly score: number;
}

export interface Action {
  readonly type: string;
  readonly direction?: string;
}

/**
 * Greedy strategy that plays realistic sessions: places each piece where few holes, height differences and stacked cells
 * remain and many lines are cleared.
 */
export function greedyActions({ board, active }: ObservedBoard): Action[] {
  if (active === null) return [];
  const code = ('IJLOSTZ'.indexOf(active.piece) + 1) as PieceCode;
  // The board begins with its top row, `rows` with the bottom row.
  const rows = board.toReversed().map((line) => Array.from(line, (cell) => cell !== '.'));
  let best = { cost: Number.POSITIVE_INFINITY, rotation: 0 as Rotation, x: active.x };
  for (const rotation of [0, 1, 2, 3] as const) {
    const { minX, maxX } = shapeOf(code, rotation);
    for (let x = -minX; x + maxX < 10; x += 1) {
      const cost = costOf(rows, code, rotation, x);
      if (cost < best.cost) best = { cost, rotation, x };
    }
  }
  const rotations = Array.from({ length: best.rotation }, () => ({ type: 'rotate', direction: 'cw' }));
  const offsetX = best.x - active.x;
  const moveActions = Array.from({ length: Math.abs(offsetX) }, () => ({
    type: 'move',
    direction: offsetX < 0 ? 'left' : 'right',
  }));
  return [...rotations, ...moveActions, { type: 'hard_drop' }];
}

/**
 * Plays until the session ends or `piecesMax` pieces are placed; calls `beforePiece` before each piece. Returns the last
 * observation.
 */
export async function playPieces(
  player: Player,
  id: string,
  piecesMax: number,
  beforePiece: () => Promise<void> | void = () => {},
): Promise<ObservedBoard> {
  let observation = (await player.get(`/api/v1/sessions/${id}/observation`)).body as ObservedBoard;
  for (let placed = 0; placed < piecesMax && observation.status === 'running'; placed += 1) {
    await beforePiece();
    const batch = { seq_base: observation.seq, actions: greedyActions(observation) };
    const response = await player.post(`/api/v1/sessions/${id}/actions`, batch);
    const next = response.body?.observation as ObservedBoard | undefined;
    if (next === undefined) throw new Error(`take_actions returned ${response.status}: ${response.text}`);
    observation = next;
  }
  return observation;
}

const emptyRow: readonly boolean[] = Array.from({ length: 10 }, () => false);

function costOf(rows: readonly (readonly boolean[])[], code: PieceCode, rotation: Rotation, x: number): number {
  const { cells } = shapeOf(code, rotation);
  const fits = (y: number) => cells.every(([dx, dy]) => y + dy >= 0 && rows[y + dy]?.[x + dx] !== true);
  let y = 20;
  while (fits(y - 1)) y -= 1;
  const boardAfter = Array.from({ length: 24 }, (_, row) => [...(rows[row] ?? emptyRow)]);
  for (const [dx, dy] of cells) (boardAfter[y + dy] as boolean[])[x + dx] = true;
  const remainingRows = boardAfter.filter((row) => !row.every(Boolean));
  const heights = Array.from(
    { length: 10 },
    (_, column) => remainingRows.findLastIndex((row) => row[column] === true) + 1,
  );
  const holes = heights.reduce(
    (sum, height, column) => sum + remainingRows.slice(0, height).filter((row) => row[column] !== true).length,
    0,
  );
  const heightDifferences = heights
    .slice(1)
    .reduce((sum, height, column) => sum + Math.abs(height - (heights[column] ?? 0)), 0);
  // Weights of holes, height differences, total height and cleared lines.
  return (
    holes * 7.5 +
    heightDifferences * 1.9 +
    heights.reduce((sum, height) => sum + height, 0) * 1.1 -
    (boardAfter.length - remainingRows.length) * 7
  );
}
