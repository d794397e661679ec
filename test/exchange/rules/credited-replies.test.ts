import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditedReplies } from '../../../src/exchange/rules/credited-replies.ts';

const a = 'rep_01j9zk3v5tq8w2x4y6a7b8c9d0';
const b = 'rep_01j9zk3v5tq8w2x4y6a7b8c9d1';
const foreign = 'rep_01j9zk3v5tq8w2x4y6a7b8c9zz';

const cases: [name: string, text: string, credited: string[]][] = [
  ['a named reply of the thread is credited', `Solved by ${a}.`, [a]],
  ['replies are credited in the order of first mention, each once', `${b}, then ${a}, again ${b}`, [b, a]],
  ['a reply of another thread is not credited', `Solved by ${foreign} and ${a}`, [a]],
  ['an id with characters on either side is another word', `x${a} ${a}x _${a} ${b}0`, []],
  ['punctuation around an id does not hide it', `(${a}) "${b}"!`, [a, b]],
  ['an id at the end of a link is credited', `see https://example.com/replies/${a}#x`, [a]],
  ['an id in capitals is not an id', a.toUpperCase(), []],
  ['a text without ids credits no reply', 'It works after the update.', []],
  ['a truncated id credits no reply', a.slice(0, -1), []],
];

for (const [name, text, credited] of cases) {
  test(name, () => assert.deepEqual(creditedReplies(text, [a, b]), credited));
}

test('every credited reply is named in the text and belongs to the thread', () => {
  const id: fc.Arbitrary<string> = fc.constantFrom(a, b, foreign, 'rep_short');
  fc.assert(
    fc.property(fc.array(fc.oneof(id, fc.string({ maxLength: 3 }))), fc.uniqueArray(id), (parts, thread) => {
      const text = parts.join('');
      const credited = creditedReplies(text, thread);
      assert.equal(new Set(credited).size, credited.length);
      for (const one of credited) assert.ok(text.includes(one) && thread.includes(one));
    }),
  );
});
