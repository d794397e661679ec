// Minimal bot of the Tetris Bot Protocol: it keeps its own board and proposes the lowest placement of the current
// piece. With `behaviour` `holds` it proposes to hold whenever it has a next piece. With `lost` it proposes no move.
// With `plays` it does neither.

import { parentPort, workerData } from 'node:worker_threads';

/** Cells relative to the centre in the orientation north, as in the protocol. @type {Record<string, number[][]>} */
const cellsNorth = {
  I: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  J: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
  ],
  L: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  O: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  S: [
    [-1, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  T: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  Z: [
    [-1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ],
};
const orientations = ['north', 'east', 'south', 'west'];

/** @type {(string | null)[][]} */
let board = [];
/** @type {string[]} */
let queue = [];
/** Pieces left in the bag after the initial queue. */
let bag = [];
/** @type {string[]} */
const receivedTypes = [];

const post = (/** @type {object} */ message) => parentPort?.postMessage(message);
post({ type: 'info', name: 'Small Bot', version: '1', author: 'a test', features: [] });

parentPort?.on('message', (message) => {
  receivedTypes.push(message.type);
  if (message.type === 'rules') post({ type: 'ready' });
  if (message.type === 'start') {
    board = message.board;
    queue = message.queue;
    bag = message.randomizer.bag_state;
  }
  if (message.type === 'suggest') post({ type: 'suggestion', moves: proposals(), receivedTypes, board, queue, bag });
  if (message.type === 'play') applyMove(message.move);
  if (message.type === 'new_piece') queue.push(message.piece);
});

function proposals() {
  if (workerData.behaviour === 'lost') return [];
  const [currentPiece, next] = queue;
  const piece = workerData.behaviour === 'holds' && next !== undefined ? next : currentPiece;
  const moves = [];
  for (const orientation of orientations) {
    for (let x = 0; x < 10; x += 1) {
      const location = { type: piece ?? '', orientation, x, y: 21 };
      if (!isFree(location)) continue;
      while (isFree({ ...location, y: location.y - 1 })) location.y -= 1;
      moves.push({ location, spin: 'none', height: cellsOf(location).reduce((sum, [, y = 0]) => sum + y, 0) });
    }
  }
  return moves.sort((a, b) => a.height - b.height).map(({ location, spin }) => ({ location, spin }));
}

/** @param {{ location: { type: string, orientation: string, x: number, y: number } }} move */
function applyMove({ location }) {
  for (const [x = 0, y = 0] of cellsOf(location)) board[y]?.splice(x, 1, location.type);
  board = board.filter((row) => row.includes(null));
  while (board.length < 40) board.push(Array(10).fill(null));
  queue.shift();
}

/** @param {{ type: string, orientation: string, x: number, y: number }} location @returns {number[][]} */
function cellsOf({ type, orientation, x, y }) {
  let cells = cellsNorth[type] ?? [];
  for (let turn = 0; turn < orientations.indexOf(orientation); turn += 1)
    cells = cells.map(([cx = 0, cy = 0]) => [cy, -cx]);
  return cells.map(([cx = 0, cy = 0]) => [x + cx, y + cy]);
}

/** @param {{ type: string, orientation: string, x: number, y: number }} location */
function isFree(location) {
  return cellsOf(location).every(([x = 0, y = 0]) => x >= 0 && x < 10 && y >= 0 && board[y]?.[x] === null);
}
