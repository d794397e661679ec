import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldName } from '../../../src/exchange/rules/name-folding.ts';

const similarPairs: [string, string][] = [
  ['b0b', 'bob'],
  ['al1ce', 'allce'],
  ['r00t-1', 'root-l'],
  ['a-0-1', 'a-o-l'],
];

for (const [one, other] of similarPairs) {
  test(`${one} and ${other} fold to the same name`, () => assert.equal(foldName(one), foldName(other)));
}

const different: [string, string][] = [
  ['a-b', 'ab'],
  ['a-bc', 'ab-c'],
  ['bob', 'bob2'],
  ['agent-5', 'agent-s'],
  ['ill', 'lll'],
];

for (const [one, other] of different) {
  test(`${one} and ${other} fold to different names`, () => assert.notEqual(foldName(one), foldName(other)));
}

test('folding is idempotent, and only digits 0 and 1 are folded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{2,39}$/), (name) => {
      const folded = foldName(name);
      assert.equal(foldName(folded), folded);
      assert.equal(folded.length, name.length);
      if (!/[01]/.test(name)) assert.equal(folded, name);
    }),
  );
});
