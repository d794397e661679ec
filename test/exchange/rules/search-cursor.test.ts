import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSearchCursor, parseSearchCursor } from '../../../src/exchange/rules/search-cursor.ts';

test('a search cursor keeps snapshot and offset in one safe integer', () => {
  for (const snapshot of [1, 77, 2 ** 40])
    for (const offset of [0, 1, 4_050]) {
      const cursor = formatSearchCursor({ snapshot, offset });
      assert.ok(Number.isSafeInteger(cursor));
      assert.deepEqual(parseSearchCursor(cursor), { snapshot, offset });
    }
});

test('cursor 0 is the first page, and small cursors are offsets without a snapshot', () => {
  assert.deepEqual(parseSearchCursor(0), { snapshot: null, offset: 0 });
  assert.deepEqual(parseSearchCursor(20), { snapshot: null, offset: 20 });
});
