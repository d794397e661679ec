import { type DrawableBoard, pieceLetters } from '../assets/board-drawing.js';
import { bitmapOf, letterColumns } from './pixel-letters.ts';
import type { IndexedImage } from './png.ts';

/** Text and board of a social image. Characters without a bitmap in pixel-letters.ts are left blank. */
export interface SocialImageContent {
  readonly title: string;
  /** Main line, such as a score. */
  readonly headline: string;
  readonly lines: readonly string[];
  readonly boardState: DrawableBoard;
}

const width = 1_200;
const height = 630;
const cellSize = 28;
const board = { x: 850, y: 35 };
const textX = 70;
const textWidth = 720;

/** Colours by index, in the order of the constants below; the colours of the pieces follow. */
const palette = ['#0f2129', '#0a171d', '#1e3641', '#e4edee', '#a5b8bd', '#7fd0d2', '#ecd068'];
const backgroundColour = 0;
const boardColour = 1;
const borderColour = 2;
const textColour = 3;
const mutedColour = 4;
const accentColour = 5;
const headlineColour = 6;
/** Colours of the pieces, in the order of `pieceLetters`. */
const tileColours = ['#5cc8d7', '#7d9bf0', '#e79a4f', '#ecd068', '#6fcf93', '#c294ea', '#ea7c86'];

/** Draws an image of 1200 by 630 pixels; deterministic. */
export function drawSocialImage({ title, headline, lines, boardState }: SocialImageContent): IndexedImage {
  const pixels = new Uint8Array(width * height).fill(backgroundColour);
  const fill = (x: number, y: number, rectangleWidth: number, rectangleHeight: number, colour: number) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + rectangleHeight); row += 1)
      pixels.fill(colour, row * width + x, row * width + Math.min(width, x + rectangleWidth));
  };
  drawText(fill, 'Rialto Arcade', { x: textX, y: 70, size: 5, colour: accentColour });
  drawText(fill, title, { x: textX, y: 170, size: sizeFor(title, 11), colour: textColour });
  drawText(fill, headline, { x: textX, y: 300, size: sizeFor(headline, 15), colour: headlineColour });
  const size = Math.min(...lines.map((text) => sizeFor(text, 4)));
  for (const [index, text] of lines.entries())
    drawText(fill, text, { x: textX, y: 470 + index * 55, size, colour: mutedColour });
  drawBoard(fill, boardState);
  return { width, height, pixels, palette: [...palette, ...tileColours] };
}

type FillRectangle = (x: number, y: number, rectangleWidth: number, rectangleHeight: number, colour: number) => void;

interface TextStyle {
  readonly x: number;
  readonly y: number;
  /** Side of a bitmap cell, in pixels. */
  readonly size: number;
  readonly colour: number;
}

function drawText(fill: FillRectangle, text: string, { x, y, size, colour }: TextStyle): void {
  const gap = size > 6 ? 1 : 0;
  for (const [index, character] of Array.from(text).entries())
    for (const [row, bits] of bitmapOf(character).entries())
      for (let column = 0; column < letterColumns; column += 1)
        if (bits & (1 << (letterColumns - 1 - column)))
          fill(x + (index * (letterColumns + 1) + column) * size, y + row * size, size - gap, size - gap, colour);
}

/** Largest size, up to `sizeMax`, at which a text fits next to the board; at least 2. */
function sizeFor(text: string, sizeMax: number): number {
  const columns = Math.max(1, Array.from(text).length * (letterColumns + 1) - 1);
  return Math.max(2, Math.min(sizeMax, Math.floor(textWidth / columns)));
}

function drawBoard(fill: FillRectangle, { board: rows = [], active }: DrawableBoard): void {
  fill(board.x - 3, board.y - 3, 10 * cellSize + 6, 20 * cellSize + 6, borderColour);
  fill(board.x, board.y, 10 * cellSize, 20 * cellSize, boardColour);
  const tile = (x: number, row: number, letter: string) =>
    fill(board.x + x * cellSize + 1, board.y + row * cellSize + 1, cellSize - 2, cellSize - 2, tileColour(letter));
  for (const [row, text] of rows.entries())
    for (const [x, letter] of Array.from(text).entries()) if (letter !== '.') tile(x, row, letter);
  for (const [x, y] of active?.cells ?? []) if (y < 20) tile(x, 19 - y, active?.piece ?? 'I');
}

function tileColour(letter: string): number {
  return palette.length + Math.max(0, pieceLetters.indexOf(letter));
}
