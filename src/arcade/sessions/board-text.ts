import type { Snapshot } from '../engines/driver.ts';

/** What the text says beside the engine's own snapshot. */
export interface TextHead {
  readonly session_id: string;
  readonly seq: number;
  readonly status: string;
  readonly end_reason: string | null;
  readonly pace: string;
}

/** A game as lines of ASCII for readers of text: the board first, then the numbers. */
export function boardText(shown: Snapshot, head: TextHead): string {
  const end = head.end_reason === null ? '' : ` (${head.end_reason})`;
  const lines = [`${head.status}${end}, pace ${head.pace}, seq ${head.seq}`];
  return [...lines, ...(shown.format === 'rialto-game/4.0' ? tetrisLines(shown) : gridLines(shown))].join('\n');
}

type Cell = readonly [number, number];

interface TetrisShown {
  readonly board: readonly string[];
  readonly buffer: readonly string[];
  readonly active: {
    readonly piece: string;
    readonly rotation: number;
    readonly x: number;
    readonly y: number;
    readonly ghost_y: number;
    readonly cells: readonly Cell[];
    readonly lock: { readonly resting: boolean; readonly left_us: number };
  } | null;
  readonly next: readonly string[];
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly pieces: number;
  readonly gravity: { readonly us_per_row: number };
  readonly left: { readonly duration_us: number; readonly actions: number };
}

/** Rows are numbered from the floor; a letter is a locked cell, `@` the piece in play, `:` where it would land. */
function tetrisLines(snapshot: Snapshot): string[] {
  const shown = snapshot as unknown as TetrisShown;
  const { active, board, buffer } = shown;
  const marks = new Map<string, string>();
  if (active !== null) {
    for (const [x, y] of active.cells) marks.set(`${x},${y - active.y + active.ghost_y}`, ':');
    for (const [x, y] of active.cells) marks.set(`${x},${y}`, '@');
  }
  const rows = [...buffer, ...board].map((row, index) => {
    const y = buffer.length + board.length - 1 - index;
    const cells = [...row].map((cell, x) => marks.get(`${x},${y}`) ?? cell).join('');
    return `${String(y).padStart(2)} |${cells}|`;
  });
  return [
    ...rows,
    '    0123456789',
    active === null
      ? 'no piece in play'
      : `piece ${active.piece} (number ${shown.pieces}), rotation ${active.rotation}, x ${active.x}, y ${active.y}, lands at y ${active.ghost_y}${active.lock.resting ? `, locks in ${active.lock.left_us} us` : ''}`,
    `next ${shown.next.join(' ')}`,
    `score ${shown.score}, lines ${shown.lines}, level ${shown.level}, ${shown.gravity.us_per_row} us a row`,
    `left ${Math.floor(shown.left.duration_us / 1_000_000)} s of game time, ${shown.left.actions} actions`,
  ];
}

interface GridShown {
  readonly board: readonly string[];
  readonly turn: number;
  readonly max_turns: number;
  readonly to_move: number | null;
  readonly turn_left_us: number | null;
  readonly config: { readonly connect: number };
}

/** Row y at line y, a seat's digit a stone. */
function gridLines(snapshot: Snapshot): string[] {
  const shown = snapshot as unknown as GridShown;
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
