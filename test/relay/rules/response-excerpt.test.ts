import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { responseExcerpt } from '../../../src/relay/deliveries/run/attempt.ts';
import { codePoint } from '../../support/code-point.ts';

test('text is returned unchanged up to the last complete character that fits, and null is returned when none fits', () => {
  assert.equal(responseExcerpt(Buffer.from('thank you'), 9), 'thank you');
  assert.equal(responseExcerpt(Buffer.from('ab€'), 5), 'ab€');
  for (const bytesMax of [2, 3, 4]) assert.equal(responseExcerpt(Buffer.from('ab€'), bytesMax), 'ab');
  assert.equal(responseExcerpt(Buffer.from('a😀'), 4), 'a');
  assert.equal(responseExcerpt(new Uint8Array(), 10), null);
  assert.equal(responseExcerpt(Buffer.from('€'), 2), null);
});

test('an excerpt never exceeds its limit, and that of valid UTF-8 is the longest start of the text in whole characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(100), (content, bytesMax) => {
      assert.ok(Buffer.byteLength(responseExcerpt(content, bytesMax) ?? '') <= bytesMax);
    }),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 100 }), fc.nat(150), (text, bytesMax) => {
      const excerpt = responseExcerpt(Buffer.from(text), bytesMax) ?? '';
      assert.ok(text.startsWith(excerpt));
      assert.ok(Buffer.byteLength(excerpt) > Math.min(bytesMax, Buffer.byteLength(text)) - 4);
    }),
    { numRuns: 2_000 },
  );
});
