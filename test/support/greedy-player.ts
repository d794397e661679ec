import { type PieceCode, type Rotation, shapeOf } from '../../src/arcade/engines/tetris/shapes.ts';
import type { Player } from './arcade.ts';

/** As much of an observation as a player of falling pieces looks at. */
export interface SeenBoard {
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

/** Puts each piece where it leaves the fewest holes and the flattest top: a game worth looking at. */
export function greedyActions({ board, active }: SeenBoard): Action[] {
  if (active === null) return [];
  const code = ('IJLOSTZ'.indexOf(active.piece) + 1) as PieceCode;
  const rows = board.toReversed().map((line) => Array.from(line, (cell) => cell !== '.'));
  let best = { cost: Number.POSITIVE_INFINITY, rotation: 0 as Rotation, x: active.x };
  for (const rotation of [0, 1, 2, 3] as const) {
    const { minX, maxX } = shapeOf(code, rotation);
    for (let x = -minX; x + maxX < 10; x += 1) {
      const cost = costOf(rows, code, rotation, x);
      if (cost < best.cost) best = { cost, rotation, x };
    }
  }
  const turns = Array.from({ length: best.rotation }, () => ({ type: 'rotate', direction: 'cw' }));
  const way = best.x - active.x;
  const moves = Array.from({ length: Math.abs(way) }, () => ({ type: 'move', direction: way < 0 ? 'left' : 'right' }));
  return [...turns, ...moves, { type: 'hard_drop' }];
}

/** Acts until the session has ended or so many pieces were placed; returns what it saw last. */
export async function playPieces(
  player: Player,
  id: string,
  piecesMax: number,
  before: () => Promise<void> | void = () => {},
): Promise<SeenBoard> {
  let seen = (await player.get(`/api/v1/sessions/${id}/observation`)).body as SeenBoard;
  for (let placed = 0; placed < piecesMax && seen.status === 'running'; placed += 1) {
    await before();
    const batch = { seq_base: seen.seq, actions: greedyActions(seen) };
    const response = await player.post(`/api/v1/sessions/${id}/actions`, batch);
    const observation = response.body?.observation as SeenBoard | undefined;
    if (observation === undefined) throw new Error(`take_actions returned ${response.status}: ${response.text}`);
    seen = observation;
  }
  return seen;
}

const emptyRow: readonly boolean[] = Array.from({ length: 10 }, () => false);

function costOf(rows: readonly (readonly boolean[])[], code: PieceCode, rotation: Rotation, x: number): number {
  const { cells } = shapeOf(code, rotation);
  const fits = (y: number) => cells.every(([dx, dy]) => y + dy >= 0 && rows[y + dy]?.[x + dx] !== true);
  let y = 20;
  while (fits(y - 1)) y -= 1;
  const after = Array.from({ length: 24 }, (_, row) => [...(rows[row] ?? emptyRow)]);
  for (const [dx, dy] of cells) (after[y + dy] as boolean[])[x + dx] = true;
  const remaining = after.filter((row) => !row.every(Boolean));
  const heights = Array.from({ length: 10 }, (_, column) => remaining.findLastIndex((row) => row[column] === true) + 1);
  const holes = heights.reduce(
    (sum, height, column) => sum + remaining.slice(0, height).filter((row) => row[column] !== true).length,
    0,
  );
  const steps = heights.slice(1).reduce((sum, height, column) => sum + Math.abs(height - (heights[column] ?? 0)), 0);
  return (
    holes * 7.5 +
    steps * 1.9 +
    heights.reduce((sum, height) => sum + height, 0) * 1.1 -
    (after.length - remaining.length) * 7
  );
}
