// List of moves, one line per piece: its moves as symbols, and its effects.

import { pieceBox, piecePath } from './board-drawing.js';

const symbols = {
  'move left': '←',
  'move right': '→',
  'rotate cw': '↻',
  'rotate ccw': '↺',
  soft_drop: '↓',
  hard_drop: '⇓',
  wait: '·',
};
const clears = ['', 'single', 'double', 'triple', 'four lines'];
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Groups actions, as `{action}`, and events, as `{event}`, into lines. Lines are plain data: `number` of the piece, its
 * `letter` once it has locked, `moves` as symbols with their counts, `gains` as texts; `at` is the position of the
 * line's last entry, where entries have one.
 */
export function createLines(firstNumber = 1) {
  const lines = [];
  let open = null;
  const current = () => {
    if (open === null || open.letter !== null) {
      open = { number: firstNumber + lines.length, letter: null, moves: [], gains: [], at: 0 };
      lines.push(open);
    }
    return open;
  };
  return {
    lines,
    add({ action, event, at = 0 }) {
      const line = action !== undefined || event.type === 'lock' ? current() : open;
      if (line === null) return;
      line.at = at;
      if (action !== undefined) addMove(line.moves, symbols[`${action.type} ${action.direction ?? ''}`.trim()]);
      else addEvent(line, event);
    },
  };
}

function addMove(moves, symbol) {
  if (symbol === undefined) return;
  const last = moves.at(-1);
  if (last?.sign === symbol) last.count += 1;
  else moves.push({ sign: symbol, count: 1 });
}

function addEvent(line, event) {
  if (event.type === 'lock') {
    line.letter = event.piece;
    if (event.points > 0) line.gains.push(`T-spin +${event.points}`);
  } else if (event.type === 'line_clear') {
    const spin = event.t_spin === 'full' ? 'T-spin ' : event.t_spin === 'mini' ? 'mini T-spin ' : '';
    line.gains.push(`${spin}${clears[event.rows.length] ?? ''} +${event.points}`);
    if (event.perfect_clear) line.gains.push('perfect clear');
  } else if (event.type === 'level_up') line.gains.push(`level ${event.level}`);
}

/** List item of a line. */
export function lineItem(line) {
  const item = document.createElement('li');
  fillItem(item, line);
  return item;
}

export function fillItem(item, { number, letter, moves, gains }) {
  const text = moves.map(({ sign: symbol, count }) => (count === 1 ? symbol : `${symbol}${count}`)).join(' ');
  item.replaceChildren(
    span('move-list-number', String(number)),
    pieceSvg(letter),
    span('move-list-moves', text),
    span('move-list-gains', gains.join(', ')),
  );
}

function span(className, text) {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

function pieceSvg(letter) {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', pieceBox);
  svg.setAttribute('class', 'move-list-piece');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('class', `tile tile-${letter ?? ''}`);
  path.setAttribute('d', letter === null ? '' : piecePath(letter));
  svg.append(path);
  return svg;
}
