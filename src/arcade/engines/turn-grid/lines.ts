import type { GridCell, GridState } from './state.ts';

const directions: readonly GridCell[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The run of equal stones through a stone that is at least `connect` long, from end to end; null when there is none. */
export function lineThrough(board: GridState['board'], x: number, y: number, connect: number): GridCell[] | null {
  for (const [dx, dy] of directions) {
    const back = runLength(board, x, y, -dx, -dy);
    const length = back + 1 + runLength(board, x, y, dx, dy);
    if (length < connect) continue;
    return Array.from({ length }, (_, index): GridCell => [x + (index - back) * dx, y + (index - back) * dy]);
  }
  return null;
}

/** Equal stones next to a stone in one direction. */
function runLength(board: GridState['board'], x: number, y: number, dx: number, dy: number): number {
  const stone = board[y]?.[x];
  let length = 0;
  while (board[y + (length + 1) * dy]?.[x + (length + 1) * dx] === stone) length += 1;
  return length;
}
