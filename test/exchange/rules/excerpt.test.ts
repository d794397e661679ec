import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withoutControlSequences, withoutIsolates } from '../../../src/core/base/readable-text.ts';
import { excerpt, excerptCodePointsMax, oneLine, shorten } from '../../../src/exchange/rules/excerpt.ts';

const cases: [name: string, body: string, expected: string][] = [
  ['a short body stays as it is', 'It works now.', 'It works now.'],
  ['line breaks, tabs and runs of blanks become one space', '  one\r\n\r\n\ttwo \u2028 three\n', 'one two three'],
  ['280 characters stay whole', 'a'.repeat(280), 'a'.repeat(280)],
  ['280 astral characters stay whole', '😀'.repeat(280), '😀'.repeat(280)],
  ['281 characters without a blank are cut inside the word', 'a'.repeat(281), `${'a'.repeat(279)}…`],
  ['281 astral characters are cut between characters', '😀'.repeat(281), `${'😀'.repeat(279)}…`],
  ['a long body ends at a word boundary', `${'word '.repeat(55)}${'x'.repeat(100)}`, `${'word '.repeat(55).trim()}…`],
  ['a boundary right after the last character that fits is used', `${'a'.repeat(279)} b c`, `${'a'.repeat(279)}…`],
  [
    'a cut never separates an accent from its letter',
    `${'a'.repeat(278)}e\u0301${'b'.repeat(50)}`,
    `${'a'.repeat(278)}…`,
  ],
  ['a body of blanks has an empty excerpt', ' \n\t ', ''],
  ['text after thousands of blanks is in the excerpt', `${' '.repeat(5_000)}x${'\n'.repeat(900)}y`, 'x y'],
];

for (const [name, body, expected] of cases) {
  test(name, () => assert.equal(excerpt(body), expected));
}

const prose = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(' ', '\n', '\r\n\t', '。', '😀', 'e\u0301'),
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(''));

test('an excerpt is one line of at most 280 code points: the text, or its beginning and an ellipsis', () => {
  fc.assert(
    fc.property(prose, (body) => {
      const excerptText = excerpt(body);
      const bodyLine = oneLine(body);
      assert.ok(Array.from(excerptText).length <= excerptCodePointsMax);
      assert.ok(!/[\r\n\t\u2028\u2029\u0085]/.test(excerptText));
      assert.equal(excerptText, excerptText.trim());
      assert.ok(excerptText.isWellFormed());
      if (excerptText !== bodyLine) {
        assert.ok(excerptText.endsWith('…') && bodyLine.startsWith(excerptText.slice(0, -1)));
        assert.ok(Array.from(bodyLine).length > excerptCodePointsMax);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a shortened text has about half of the allowed length or more', () => {
  fc.assert(
    fc.property(prose, fc.integer({ min: 10, max: 60 }), (body, max) => {
      const excerptText = shorten(body, max);
      if (excerptText !== oneLine(withoutIsolates(withoutControlSequences(body))))
        assert.ok(Array.from(excerptText).length >= max / 2 - 1, excerptText);
    }),
    { numRuns: 1_000 },
  );
});
