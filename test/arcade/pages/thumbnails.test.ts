import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { thumbnailBox } from '../../../src/arcade/pages/assets/board-drawing.js';

describe('the thumbnail', () => {
  for (const [title, stackRows, topRow] of [
    ['of an empty board shows its floor', 0, 8],
    ['of a low stack shows the floor', 4, 8],
    ['of a stack of eleven rows shows the floor and an empty row', 11, 8],
    ['of a high stack shows its top and an empty row', 16, 3],
    ['of a full board shows its top', 20, 0],
  ] as const) {
    test(title, () => {
      const board = Array.from({ length: 20 }, (_, row) => (row < 20 - stackRows ? '..........' : 'IIII.ZZZZ.'));
      // An SVG view box: a cell has a side of 25, a row 10 cells, and a thumbnail 12 rows.
      assert.equal(thumbnailBox({ board }), `0 ${topRow * 25} 250 300`);
    });
  }
});
