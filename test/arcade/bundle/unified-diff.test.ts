import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyPatch } from 'diff';
import { openUnifiedDiff } from '../../../src/arcade/games/bundle/unified-diff.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const bytesMax = 256 * 1024;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

describe('the unified diff of bundles', () => {
  test('has headers, three lines of context and the changed lines', () => {
    const before = lines(9, (index) => `line ${index}`);
    const fileDiff = openUnifiedDiff(bytesMax).add({ path: 'a.js', before, after: before.replace('line 4', 'other') });
    assert.equal(
      fileDiff,
      '--- a/a.js\n+++ b/a.js\n@@ -2,7 +2,7 @@\n line 1\n line 2\n line 3\n-line 4\n+other\n line 5\n line 6\n line 7\n',
    );
  });

  test('names /dev/null as the missing side of a new or removed file', () => {
    const diff = openUnifiedDiff(bytesMax);
    assert.match(
      diff.add({ path: 'a.txt', before: null, after: 'new\n' }) ?? '',
      /^--- \/dev\/null\n\+\+\+ b\/a\.txt\n/,
    );
    assert.match(
      diff.add({ path: 'a.txt', before: 'old\n', after: null }) ?? '',
      /^--- a\/a\.txt\n\+\+\+ \/dev\/null\n/,
    );
  });

  test('transforms the old text into the new text for random pairs of texts', () => {
    const random = seededRandom(7);
    const diff = openUnifiedDiff(64 * bytesMax);
    for (let turn = 0; turn < 100; turn += 1) {
      const text = () =>
        lines(1 + Math.floor(random.next() * 20), () => 'abc'[Math.floor(random.next() * 3)] ?? '').slice(
          0,
          random.next() < 0.5 ? -1 : undefined,
        );
      const [before, after] = [text(), text()];
      const fileDiff = diff.add({ path: 'a.js', before, after });
      assert.equal(before === after ? after : applyPatch(before, fileDiff ?? ''), after);
    }
  });

  test('omits the first file that does not fit and all files after it', () => {
    const diff = openUnifiedDiff(1_000);
    assert.equal(diff.add({ path: 'a.txt', before: null, after: 'x'.repeat(1_000) }), null);
    assert.equal(diff.isFull, true);
    assert.equal(diff.add({ path: 'b.txt', before: null, after: 'y\n' }), null);
  });

  test('omits a file with too many differing lines, deterministically, and continues with the next', () => {
    const results = [1, 2].map(() => {
      const diff = openUnifiedDiff(bytesMax);
      const before = lines(4_000, (index) => `a ${index}`);
      const after = lines(4_000, (index) => `b ${index}`);
      return [
        diff.add({ path: 'a.js', before, after }),
        diff.add({ path: 'b.js', before: 'a\n', after: 'b\n' }) === null,
      ];
    });
    assert.deepEqual(results, [
      [null, false],
      [null, false],
    ]);
  });
});
