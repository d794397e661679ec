import { type DrawableBoard, pieceLetters } from '../assets/board-drawing.js';
import { letterColumns, letterOf } from './pixel-letters.ts';
import type { IndexedImage } from './png.ts';

/** Content of a link preview card, in letters of the nickname alphabet, next to a board. */
export interface Card {
  readonly title: string;
  /** Main line, such as a score. */
  readonly figure: string;
  readonly lines: readonly string[];
  readonly boardState: DrawableBoard;
}

const width = 1_200;
const height = 630;
const cellSize = 28;
const board = { x: 850, y: 35 };
const left = 70;
const textWidth = 720;

/** Theme colours, then those of the pieces in the order of their letters. */
const palette = ['#0f2129', '#0a171d', '#1e3641', '#e4edee', '#a5b8bd', '#7fd0d2', '#ecd068'];
const ground = 0;
const well = 1;
const line = 2;
const ink = 3;
const soft = 4;
const lagoon = 5;
const gold = 6;
const tiles = ['#5cc8d7', '#7d9bf0', '#e79a4f', '#ecd068', '#6fcf93', '#c294ea', '#ea7c86'];

/** Draws a card of 1200 by 630 pixels; deterministic. */
export function drawCard({ title, figure, lines, boardState }: Card): IndexedImage {
  const pixels = new Uint8Array(width * height).fill(ground);
  const fill = (x: number, y: number, wide: number, tall: number, colour: number) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + tall); row += 1)
      pixels.fill(colour, row * width + x, row * width + Math.min(width, x + wide));
  };
  write(fill, 'Rialto Arcade', { x: left, y: 70, size: 5, colour: lagoon });
  write(fill, title, { x: left, y: 170, size: sizeFor(title, 11), colour: ink });
  write(fill, figure, { x: left, y: 300, size: sizeFor(figure, 15), colour: gold });
  const size = Math.min(...lines.map((text) => sizeFor(text, 4)));
  for (const [index, text] of lines.entries()) write(fill, text, { x: left, y: 470 + index * 55, size, colour: soft });
  drawBoard(fill, boardState);
  return { width, height, pixels, palette: [...palette, ...tiles] };
}

type Fill = (x: number, y: number, wide: number, tall: number, colour: number) => void;

interface CardPosition {
  readonly x: number;
  readonly y: number;
  /** Pixels of a letter cell. */
  readonly size: number;
  readonly colour: number;
}

function write(fill: Fill, text: string, { x, y, size, colour }: CardPosition): void {
  const gap = size > 6 ? 1 : 0;
  for (const [index, character] of Array.from(text).entries())
    for (const [row, bits] of letterOf(character).entries())
      for (let column = 0; column < letterColumns; column += 1)
        if (bits & (1 << (letterColumns - 1 - column)))
          fill(x + (index * (letterColumns + 1) + column) * size, y + row * size, size - gap, size - gap, colour);
}

/** Largest size at which a text fits next to the board. */
function sizeFor(text: string, widthMax: number): number {
  const columns = Math.max(1, Array.from(text).length * (letterColumns + 1) - 1);
  return Math.max(2, Math.min(widthMax, Math.floor(textWidth / columns)));
}

function drawBoard(fill: Fill, { board: rows = [], active }: DrawableBoard): void {
  fill(board.x - 3, board.y - 3, 10 * cellSize + 6, 20 * cellSize + 6, line);
  fill(board.x, board.y, 10 * cellSize, 20 * cellSize, well);
  const tile = (x: number, row: number, letter: string) =>
    fill(board.x + x * cellSize + 1, board.y + row * cellSize + 1, cellSize - 2, cellSize - 2, tileColour(letter));
  for (const [row, text] of rows.entries())
    for (const [x, letter] of Array.from(text).entries()) if (letter !== '.') tile(x, row, letter);
  for (const [x, y] of active?.cells ?? []) if (y < 20) tile(x, 19 - y, active?.piece ?? 'I');
}

function tileColour(letter: string): number {
  return palette.length + Math.max(0, pieceLetters.indexOf(letter));
}
