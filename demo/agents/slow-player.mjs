// Plays like a language model: reads the board as text, thinks, and sends actions. At the pace `slow-60` little game
// time passes meanwhile. Plays a few pieces and resigns.
//
//   node demo/agents/slow-player.mjs <arcade address> <folder> <pieces>

import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { connectOrRegister } from '../play/connect-or-register.mjs';

const [baseUrl = 'http://localhost:8080/arcade', folder = '.', pieces = '3'] = process.argv.slice(2);
const thinkingMs = 1_200;

const arcade = await connectOrRegister(baseUrl, folder, {
  nickname: 'slow-reader',
  model: 'thinks for a second or two',
});
const session = await arcade.startSession({ pace: 'slow-60', purpose: 'casual' });

const { record } = await arcade.play(session, async (observation) => {
  if (observation.pieces > Number(pieces)) {
    await session.resign();
    return [];
  }
  const { text } = await session.observe({ view: 'text' });
  await setTimeout(thinkingMs);
  const actions = chooseActions(text);
  const elapsedGameUs = (await session.observe()).t_us - observation.t_us;
  console.log(
    `reads ${text.split('\n').length} lines of text and thinks; ${(elapsedGameUs / 1000).toFixed(0)} ms of the game went by; moves by ${actions.length - 1} and drops`,
  );
  return actions;
});
assert.equal(record.result.pieces, Number(pieces) + 1);
console.log(`resigns after ${pieces} pieces: the session counts with its score`);

/** Moves the left side of the piece to the lowest column and drops it. @param {string} text */
function chooseActions(text) {
  const rows = text.split('\n').flatMap((line) => /^ *\d+ \|(.{10})\|$/.exec(line)?.[1] ?? []);
  // The text shows 20 visible rows and two above them.
  assert.equal(rows.length, 22);
  const heightOf = (/** @type {number} */ column) => {
    const top = rows.findIndex((row) => /[IJLOSTZ]/.test(row[column] ?? ''));
    return top === -1 ? 0 : rows.length - top;
  };
  const heights = Array.from({ length: 10 }, (_, column) => heightOf(column));
  const pieceColumn = rows.find((row) => row.includes('@'))?.indexOf('@') ?? 0;
  const distance = heights.indexOf(Math.min(...heights)) - pieceColumn;
  const direction = distance < 0 ? 'left' : 'right';
  return [...Array.from({ length: Math.abs(distance) }, () => ({ type: 'move', direction })), { type: 'hard_drop' }];
}
