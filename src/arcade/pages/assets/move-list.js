// List of moves, one item per piece: its moves as symbols, and its effects.

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
const clearNames = ['', 'single', 'double', 'triple', 'four lines'];
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Groups actions, as `{action}`, and events, as `{event}`, into one group per piece. Groups are plain data: `number` of
 * the piece, its `letter` once it has locked, `moves` as symbols with their counts, `gains` (points, levels, perfect
 * clears) as texts; `at` is the position of the group's last entry, where entries have one.
 */
export function createMoveGroups(firstNumber = 1) {
  const groups = [];
  let openGroup = null;
  const currentGroup = () => {
    if (openGroup === null || openGroup.letter !== null) {
      openGroup = { number: firstNumber + groups.length, letter: null, moves: [], gains: [], at: 0 };
      groups.push(openGroup);
    }
    return openGroup;
  };
  return {
    groups,
    add({ action, event, at = 0 }) {
      const group = action !== undefined || event.type === 'lock' ? currentGroup() : openGroup;
      if (group === null) return;
      group.at = at;
      if (action !== undefined) addMove(group.moves, symbols[`${action.type} ${action.direction ?? ''}`.trim()]);
      else addEvent(group, event);
    },
  };
}

function addMove(moves, symbol) {
  if (symbol === undefined) return;
  const lastMove = moves.at(-1);
  if (lastMove?.symbol === symbol) lastMove.count += 1;
  else moves.push({ symbol, count: 1 });
}

function addEvent(group, event) {
  if (event.type === 'lock') {
    group.letter = event.piece;
    if (event.points > 0) group.gains.push(`T-spin +${event.points}`);
  } else if (event.type === 'line_clear') {
    const spin = event.t_spin === 'full' ? 'T-spin ' : event.t_spin === 'mini' ? 'mini T-spin ' : '';
    group.gains.push(`${spin}${clearNames[event.rows.length] ?? ''} +${event.points}`);
    if (event.perfect_clear) group.gains.push('perfect clear');
  } else if (event.type === 'level_up') group.gains.push(`level ${event.level}`);
}

/** List item of a group. */
export function moveGroupItem(group) {
  const item = document.createElement('li');
  fillMoveGroupItem(item, group);
  return item;
}

export function fillMoveGroupItem(item, { number, letter, moves, gains }) {
  const text = moves.map(({ symbol, count }) => (count === 1 ? symbol : `${symbol}${count}`)).join(' ');
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
