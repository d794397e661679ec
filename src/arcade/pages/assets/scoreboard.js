// Updates board, score and next pieces of a page from public snapshots.

import { boardPaths, piecePath } from './board-drawing.js';
import { formatElapsed, formatRemaining } from './game-time.js';

const numberFormat = new Intl.NumberFormat('en-GB');

/** Updates all elements below `root` that show a value of a snapshot; missing elements are skipped. */
export function createScoreboard(root) {
  const elements = [...root.querySelectorAll('[data-show]')];
  const nextItems = [...root.querySelectorAll('[data-next] li')];
  return {
    show(snapshot) {
      for (const element of elements) {
        const text = valueTexts[element.dataset.show]?.(snapshot);
        if (text !== undefined && element.textContent !== text) element.textContent = text;
      }
      for (const [index, item] of nextItems.entries()) showPiece(item, snapshot.next?.[index] ?? '');
    },
  };
}

const valueTexts = {
  score: ({ score }) => formatNumber(score),
  lines: ({ lines }) => formatNumber(lines),
  level: ({ level }) => formatNumber(level),
  pieces: ({ pieces }) => formatNumber(pieces),
  time: ({ t_us: tUs }) => formatElapsed(tUs),
  left: ({ left }) => (left === undefined ? undefined : formatRemaining(left.duration_us)),
};

/** Redraws a board that the server has drawn, with another state. */
export function drawBoard(boardSvg, snapshot) {
  const paths = boardPaths(snapshot);
  for (const [index, path] of [...boardSvg.querySelectorAll('path')].entries()) setPath(path, paths[index] ?? '');
}

function showPiece(item, letter) {
  const label = item.querySelector('.visually-hidden');
  if (label.textContent === letter) return;
  label.textContent = letter;
  const path = item.querySelector('path');
  path.setAttribute('class', `tile tile-${letter}`);
  setPath(path, piecePath(letter));
}

function setPath(path, d) {
  if (path.getAttribute('d') !== d) path.setAttribute('d', d);
}

export function formatNumber(value) {
  return value === undefined ? undefined : numberFormat.format(value);
}
