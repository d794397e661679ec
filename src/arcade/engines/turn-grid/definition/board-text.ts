import type { Snapshot } from '../../driver.ts';
import type { GridSnapshot } from '../snapshot.ts';

/** Lines of text that show a board: row y at line y, a stone as the digit of its seat. */
export function gridLines(snapshot: Snapshot): readonly string[] {
  const grid = snapshot as unknown as GridSnapshot;
  const width = grid.board[0]?.length ?? 0;
  return [
    ...grid.board.map((row, y) => `${String(y).padStart(2)} |${row}|`),
    `    ${Array.from({ length: width }, (_, x) => x % 10).join('')}`,
    `turn ${grid.turn} of ${grid.max_turns}, ${grid.config.connect} in a row win`,
    grid.to_move === null
      ? 'nobody moves'
      : `seat ${grid.to_move} moves, ${Math.floor((grid.turn_left_us ?? 0) / 1_000_000)} s of game time left`,
  ];
}
