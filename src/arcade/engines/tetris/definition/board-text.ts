import type { Snapshot } from '../../driver.ts';
import type { TetrisSnapshot } from '../snapshot.ts';

/**
 * Lines of text that show a board. Rows are numbered from the floor; a letter is a locked cell, `@` the piece in play,
 * `:` its landing position.
 */
export function tetrisLines(snapshot: Snapshot): readonly string[] {
  const tetris = snapshot as unknown as TetrisSnapshot;
  const { active, board, buffer } = tetris;
  const overlay = new Map<string, string>();
  if (active !== null) {
    for (const [x, y] of active.cells) overlay.set(`${x},${y - active.y + active.ghost_y}`, ':');
    for (const [x, y] of active.cells) overlay.set(`${x},${y}`, '@');
  }
  const rows = [...buffer, ...board].map((row, index) => {
    const y = buffer.length + board.length - 1 - index;
    const cells = [...row].map((cell, x) => overlay.get(`${x},${y}`) ?? cell).join('');
    return `${String(y).padStart(2)} |${cells}|`;
  });
  return [
    ...rows,
    '    0123456789',
    active === null
      ? 'no piece in play'
      : `piece ${active.piece} (number ${tetris.pieces}), rotation ${active.rotation}, x ${active.x}, y ${active.y}, lands at y ${active.ghost_y}${active.lock.resting ? `, locks in ${active.lock.left_us} us` : ''}`,
    `next ${tetris.next.join(' ')}`,
    `score ${tetris.score}, lines ${tetris.lines}, level ${tetris.level}, ${tetris.gravity.us_per_row} us a row`,
    `left ${Math.floor(tetris.left.duration_us / 1_000_000)} s of game time, ${tetris.left.actions} actions`,
  ];
}
