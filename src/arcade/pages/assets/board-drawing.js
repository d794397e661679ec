// SVG paths of the tiles of a board. The server renders the first state of a page with this code, and scripts of the
// page render the later states.

/** @typedef {readonly [x: number, y: number]} Cell Column from the left and row from the floor, both from 0. */
/** @typedef {{ piece: string, y: number, ghost_y: number, cells: readonly Cell[] }} ActivePiece */
/** @typedef {{ board?: readonly string[] | undefined, active?: ActivePiece | null | undefined }} DrawableBoard */

const columns = 10;
const rows = 20;
const cellSize = 25;
const gap = 1;

/** Pieces in the order of a board's paths; the outline of the landing position comes last. */
export const pieceLetters = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'];
export const boardBox = `0 0 ${columns * cellSize} ${rows * cellSize}`;
/** Rows of a board in a thumbnail: most boards are empty above. */
const thumbnailRows = 12;
export const pieceBox = `0 0 ${4 * cellSize} ${2 * cellSize}`;

/**
 * SVG paths of a board: the tiles of each letter, and the outline last.
 * @param {DrawableBoard} snapshot
 * @returns {string[]}
 */
export function boardPaths({ board = [], active }) {
  /** @type {Record<string, string>} */
  const tiles = {};
  for (const [row, line] of board.entries())
    for (const [x, letter] of Array.from(line).entries())
      if (letter !== '.') tiles[letter] = (tiles[letter] ?? '') + tile(x, row);
  if (active) tiles[active.piece] = (tiles[active.piece] ?? '') + cellsAt(active.cells, 0);
  const ghost = active ? cellsAt(active.cells, active.y - active.ghost_y) : '';
  return [...pieceLetters.map((letter) => tiles[letter] ?? ''), ghost];
}

/**
 * The part of a board that a thumbnail shows: the floor, or the top of a higher stack.
 * @param {DrawableBoard} snapshot
 */
export function thumbnailBox({ board = [] }) {
  const stackTop = board.findIndex((line) => /[^.]/.test(line));
  const lowestTop = rows - thumbnailRows;
  const top = stackTop === -1 ? lowestTop : Math.max(0, Math.min(lowestTop, stackTop - 1));
  return `0 ${top * cellSize} ${columns * cellSize} ${thumbnailRows * cellSize}`;
}

/**
 * SVG path of a single piece in its spawn rotation.
 * @param {string} letter
 */
export function piecePath(letter) {
  const lines = pieces[letter] ?? [];
  const left = (4 - Math.max(0, ...lines.map((line) => line.length))) / 2;
  const top = (2 - lines.length) / 2;
  return lines
    .flatMap((line, row) => Array.from(line).map((cell, x) => (cell === '#' ? tile(left + x, top + row) : '')))
    .join('');
}

/** @type {Record<string, readonly string[]>} */
const pieces = {
  I: ['####'],
  J: ['#..', '###'],
  L: ['..#', '###'],
  O: ['##', '##'],
  S: ['.##', '##.'],
  T: ['.#.', '###'],
  Z: ['##.', '.##'],
};

/**
 * SVG path of cells, moved down by `rowsDown` rows; cells above the board are omitted.
 * @param {readonly Cell[]} cells
 * @param {number} rowsDown
 */
function cellsAt(cells, rowsDown) {
  return cells.map(([x, y]) => (y - rowsDown < rows ? tile(x, rows - 1 - y + rowsDown) : '')).join('');
}

/**
 * SVG path of a tile; `row` counts from the top of the board.
 * @param {number} x
 * @param {number} row
 */
function tile(x, row) {
  const size = cellSize - 2 * gap;
  return `M${x * cellSize + gap} ${row * cellSize + gap}h${size}v${size}h-${size}z`;
}
