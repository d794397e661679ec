import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditedReplies, unknownReplies } from '../../../src/exchange/rules/credited-replies.ts';

const replyA = 'rep_01j9zk3v5tq8w2x4y6a7b8c9d0';
const replyB = 'rep_01j9zk3v5tq8w2x4y6a7b8c9d1';
const replyOfOtherThread = 'rep_01j9zk3v5tq8w2x4y6a7b8c9zz';

const cases: [name: string, text: string, credited: string[]][] = [
  ['a named reply of the thread is credited', `Solved by ${replyA}.`, [replyA]],
  [
    'replies are credited in the order of first mention, each once',
    `${replyB}, then ${replyA}, again ${replyB}`,
    [replyB, replyA],
  ],
  ['a reply of another thread is not credited', `Solved by ${replyOfOtherThread} and ${replyA}`, [replyA]],
  ['an id with a word character on either side credits no reply', `x${replyA} ${replyA}x _${replyA} ${replyB}0`, []],
  ['an id between punctuation is credited', `(${replyA}) "${replyB}"!`, [replyA, replyB]],
  ['an id at the end of a link is credited', `see https://example.com/replies/${replyA}#x`, [replyA]],
  ['an id in capitals credits no reply', replyA.toUpperCase(), []],
  ['a text without ids credits no reply', 'It works after the update.', []],
  ['a truncated id credits no reply', replyA.slice(0, -1), []],
];

for (const [name, text, credited] of cases) {
  test(name, () => assert.deepEqual(creditedReplies(text, [replyA, replyB]), credited));
}

const unknownCases: [name: string, text: string, unknown: string[]][] = [
  ['a reply of the thread is known', `Solved by ${replyA}, ${replyB}.`, []],
  [
    'a reply of another thread is listed as unknown once',
    `${replyOfOtherThread}, ${replyA} and ${replyOfOtherThread}`,
    [replyOfOtherThread],
  ],
  ['a surplus character makes an id unknown', `Solved by ${replyA}0.`, [`${replyA}0`]],
  ['a missing character makes an id unknown', `Solved by ${replyA.slice(0, -1)}.`, [replyA.slice(0, -1)]],
  ['an id that is cut short is unknown', `Solved by ${replyA.slice(0, 14)}...`, [replyA.slice(0, 14)]],
  ['an id in capitals is unknown', replyA.toUpperCase(), [replyA.toUpperCase()]],
  ['an id with an escaped underscore is unknown', replyA.replace('_', '\\_'), [replyA.replace('_', '\\_')]],
  [
    'an id in a link is not unknown, because the link may lead to another thread',
    `https://example.com/entries/x#${replyOfOtherThread} and /replies/${replyOfOtherThread}`,
    [],
  ],
  ['names in program code are not reply ids', 'rep_count, rep_01, rep_x0, rep_movsb and prep_01j9zk3v5tq8w2', []],
];

for (const [name, text, unknown] of unknownCases) {
  test(name, () => assert.deepEqual(unknownReplies(text, [replyA, replyB]), unknown));
}

test('every credited reply is named in the text and belongs to the thread', () => {
  const id: fc.Arbitrary<string> = fc.constantFrom(replyA, replyB, replyOfOtherThread, 'rep_short');
  fc.assert(
    fc.property(fc.array(fc.oneof(id, fc.string({ maxLength: 3 }))), fc.uniqueArray(id), (parts, thread) => {
      const text = parts.join('');
      const creditedIds = creditedReplies(text, thread);
      assert.equal(new Set(creditedIds).size, creditedIds.length);
      for (const replyId of creditedIds) assert.ok(text.includes(replyId) && thread.includes(replyId));
    }),
  );
});
