// Draws the public state of a tetris-v2 session as lanterns on a river at night. The same state always
// gives the same picture: nothing is stored between two calls, and nothing moves.

import { drawLantern } from './lights.js';

const COLUMNS = 10;
const ROWS = 20;
const CELL = 40;
const river = document.getElementById('river').getContext('2d');
const queue = document.getElementById('next').getContext('2d');

function render(state) {
  drawRiver(state);
  drawQueue(state.next);
  write('score', state.score);
  write('lines', state.lines);
  write('level', state.level);
  write('status', statusOf(state));
  write('event', eventOf(state));
}

function drawRiver(state) {
  river.fillStyle = state.status === 'ended' ? '#0a0d1e' : '#131a3a';
  river.fillRect(0, 0, COLUMNS * CELL, ROWS * CELL);
  river.fillStyle = '#1b2450';
  for (let column = 1; column < COLUMNS; column += 2) river.fillRect(column * CELL, 0, CELL, ROWS * CELL);
  state.board.forEach((row, y) => {
    for (let x = 0; x < COLUMNS; x += 1) drawLantern(river, row.charAt(x), x, y, CELL);
  });
  if (state.active !== null) drawActive(state.active);
}

// Cells count rows from the floor; the ghost is where the piece would land.
function drawActive(active) {
  river.strokeStyle = '#a8b0d0';
  river.lineWidth = 2;
  for (const cell of active.cells) {
    const landing = cell[1] - active.y + active.ghost_y;
    river.strokeRect(cell[0] * CELL + 6, (ROWS - 1 - landing) * CELL + 6, CELL - 12, CELL - 12);
  }
  for (const cell of active.cells) drawLantern(river, active.piece, cell[0], ROWS - 1 - cell[1], CELL);
}

function drawQueue(pieces) {
  queue.fillStyle = '#131a3a';
  queue.fillRect(0, 0, 2 * CELL, 10 * CELL);
  pieces.forEach((piece, index) => {
    drawLantern(queue, piece, 0.5, 2 * index + 0.5, CELL);
  });
}

function statusOf(state) {
  return state.status === 'ended' ? `Ended: ${state.end_reason}` : state.status;
}

function eventOf(state) {
  const last = state.last_event;
  return last === null ? 'The first lantern' : `${last.type} at ${Math.floor(last.t_us / 1000000)} s`;
}

function write(id, value) {
  document.getElementById(id).textContent = String(value);
}

window.RialtoRenderer = { render };
