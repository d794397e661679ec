import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePlacement } from '../../demo/play/choose-placement.mjs';
import { evaluate } from '../../demo/play/evaluate.mjs';
import type { Snapshot } from '../../src/arcade/engines/driver.ts';
import { openDriver } from '../../src/arcade/engines/drivers.ts';
import { nodeHashing } from '../../src/arcade/engines/node-hashing.ts';
import { pieceSequence } from '../../src/arcade/engines/tetris/piece-sequence.ts';
import { soloTerms } from '../support/solo-terms.ts';

type Position = Parameters<typeof choosePlacement>[0] & { lines: number };

/** The 600 cells of these pieces fill at most 60 lines of ten cells. */
const piecesPerGame = 150;

test('the player of the demo clears at least 55 of the 60 lines that its pieces can fill, and the top eight rows are empty at the end', () => {
  const driver = openDriver(soloTerms);
  const pieces = pieceSequence(Buffer.from('a seed of tests'.padEnd(32, '.')), nodeHashing.sha256);
  let state = driver.start(pieces);
  for (let piece = 0; piece < piecesPerGame; piece += 1) {
    const placement = choosePlacement(driver.project(state) as Snapshot & Position);
    assert.ok(placement, `the session ended after ${piece} pieces`);
    for (const action of placement.actions) state = driver.step(state, 0, action, pieces).state;
  }
  const { lines, board } = driver.project(state) as Snapshot & Position;
  assert.ok(lines >= 55, `${lines} lines of ${(piecesPerGame * 4) / 10} that its cells can fill`);
  assert.ok(
    board.slice(0, 8).every((row) => row === '..........'),
    'the top eight rows are empty',
  );
});

test('the player of the demo prefers lines and a flat board to holes, wells and height', () => {
  const flat = evaluate(
    placementOf([
      [0, 0],
      [1, 0],
    ]),
    board(['JJJJJJJJ..']),
  );
  assert.ok(
    flat >
      evaluate(
        placementOf([
          [0, 1],
          [1, 1],
        ]),
        board(['JJJJJJJJ..', '..JJJJJJJ.']),
      ),
    'no hole',
  );
  assert.ok(
    flat >
      evaluate(
        placementOf([
          [0, 8],
          [1, 8],
        ]),
        board(['JJJJJJJJ..']),
      ),
    'low',
  );
  assert.ok(
    flat >
      evaluate(
        placementOf([
          [0, 0],
          [1, 0],
        ]),
        board(['JJJ.JJJJJ.']),
      ),
    'no well',
  );
  assert.ok(
    flat <
      evaluate(
        placementOf([
          [0, 0],
          [1, 0],
        ]),
        board(['JJJJJJJJ..'], 1),
      ),
    'a line',
  );
});

/** The lowest rows of a board, top row first. */
function board(rows: string[], lines = 0) {
  const empty = '..........';
  return { board: [...Array<string>(20 - rows.length).fill(empty), ...rows], buffer: [empty, empty], lines };
}

function placementOf(cells: [number, number][]) {
  return { piece: 'O', rotation: 0, x: 0, y: 0, cells, spun: false, actions: [] };
}
