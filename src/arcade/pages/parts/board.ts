import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Observation } from '../../observation-schema.ts';
import {
  boardBox,
  boardPaths,
  type DrawableBoard,
  pieceBox,
  pieceLetters,
  piecePath,
  thumbnailBox,
} from '../assets/board-drawing.js';
import { numberText } from './format.ts';

/** Drawable part of a snapshot: the board of a game of falling pieces; null for other games. */
export function toDrawableBoard(observation: Observation): DrawableBoard | null {
  return observation.format === 'rialto-game/4.0' && observation.board !== undefined
    ? (observation as DrawableBoard)
    : null;
}

/** SVG of a board. Scripts find it by `data-board`; without a label it is decorative. */
export function boardImage(boardState: DrawableBoard, label: string | null): Html {
  return boardSvg(boardState, label, { box: boardBox, className: 'board' });
}

/** Decorative SVG of a part of a board; see `thumbnailBox`. */
export function boardThumbnail(boardState: DrawableBoard): Html {
  return boardSvg(boardState, null, { box: thumbnailBox(boardState), className: 'board board-thumbnail' });
}

function boardSvg(
  boardState: DrawableBoard,
  label: string | null,
  { box, className }: Record<'box' | 'className', string>,
): Html {
  const paths = boardPaths(boardState);
  return html`<svg class="${className}" viewBox="${box}" data-board role="${label === null ? null : 'img'}" aria-label="${label}" aria-hidden="${label === null ? 'true' : null}" focusable="false">${pieceLetters.map(
    (letter, index) => html`<path class="${`tile tile-${letter}`}" d="${paths[index] ?? ''}"/>`,
  )}<path class="tile-ghost" d="${paths[pieceLetters.length] ?? ''}"/></svg>`;
}

/** List of the next pieces. */
export function nextPieces(next: readonly string[]): Html {
  return html`<ol class="next" data-next aria-label="Next pieces">${next.map(
    (letter) => html`<li>${pieceImage(letter)}<span class="visually-hidden">${letter}</span></li>`,
  )}</ol>`;
}

function pieceImage(letter: string): Html {
  return html`<svg viewBox="${pieceBox}" aria-hidden="true" focusable="false"><path class="${`tile tile-${letter}`}" d="${piecePath(letter)}"/></svg>`;
}

/** Text alternative of a board. */
export function boardText({ board = [], score, lines, level, active }: Observation): string {
  const height = board.length - board.findIndex((row) => /[^.]/.test(row));
  const isEmpty = board.every((row) => !/[^.]/.test(row));
  const piece = (active as { piece?: string } | null | undefined)?.piece;
  return [
    `Board, score ${numberText(score ?? 0)}, ${lines ?? 0} lines, level ${level ?? 1}`,
    isEmpty ? 'empty' : `tiles up to row ${height} of 20`,
    ...(piece === undefined ? [] : [`piece ${piece} in play`]),
  ].join(', ');
}

/** Board shown where there is no game to show. */
export const sampleBoard: DrawableBoard = {
  board: [
    ...Array.from({ length: 13 }, () => '..........'),
    'I.........',
    'I......ZZ.',
    'I.OO..TTZZ',
    'IJOOSS.TLL',
    'SJJJ.SSTOL',
    'SSLLL.IIII',
    'TSL.ZZOOJJ',
  ],
  active: {
    piece: 'T',
    y: 12,
    ghost_y: 4,
    cells: [
      [4, 12],
      [5, 12],
      [6, 12],
      [5, 13],
    ],
  },
};
