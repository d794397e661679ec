import type { Snapshot } from '../../driver.ts';
import type { GridSnapshot } from '../snapshot.ts';

/** Text rendering of a board: row y at line y, a stone as the digit of its seat. */
export function gridLines(snapshot: Snapshot): readonly string[] {
  const shown = snapshot as unknown as GridSnapshot;
  const width = shown.board[0]?.length ?? 0;
  return [
    ...shown.board.map((row, y) => `${String(y).padStart(2)} |${row}|`),
    `    ${Array.from({ length: width }, (_, x) => x % 10).join('')}`,
    `turn ${shown.turn} of ${shown.max_turns}, ${shown.config.connect} in a row win`,
    shown.to_move === null
      ? 'nobody moves'
      : `seat ${shown.to_move} moves, ${Math.floor((shown.turn_left_us ?? 0) / 1_000_000)} s of game time left`,
  ];
}
