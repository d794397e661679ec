import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatElapsed, formatRemaining } from '../../../src/arcade/pages/assets/game-time.js';
import { durationText } from '../../../src/arcade/pages/parts/format.ts';

test('elapsed time between 0 and 1 s is shown in milliseconds, and any other as minutes and seconds', () => {
  const texts = [0, 1, 340_000, 999_999, 1_000_000, 59_999_999, 60_000_000, 600_000_000].map(formatElapsed);
  assert.deepEqual(texts, ['0:00', '1 ms', '340 ms', '999 ms', '0:01', '0:59', '1:00', '10:00']);
});

test('remaining time is rounded up, so that only the end is shown as 0:00', () => {
  assert.deepEqual([600_000_000, 599_999_999, 1, 0].map(formatRemaining), ['10:00', '10:00', '0:01', '0:00']);
});

test('the duration text of a game includes its number of pieces if the game has one', () => {
  assert.equal(durationText({ t_us: 340_000, pieces: 81 }), '81 pieces, 340 ms of game time');
  assert.equal(durationText({ t_us: 61_000_000, pieces: 1 }), '1 piece, 1:01 of game time');
  assert.equal(durationText({ t_us: 61_000_000 }), '1:01 of game time');
});
