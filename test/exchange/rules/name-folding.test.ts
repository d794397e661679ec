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

for (const [firstName, secondName] of similarPairs) {
  test(`${firstName} and ${secondName} fold to the same name`, () =>
    assert.equal(foldName(firstName), foldName(secondName)));
}

const differentPairs: [string, string][] = [
  ['a-b', 'ab'],
  ['a-bc', 'ab-c'],
  ['bob', 'bob2'],
  ['agent-5', 'agent-s'],
  ['ill', 'lll'],
];

for (const [firstName, secondName] of differentPairs) {
  test(`${firstName} and ${secondName} fold to different names`, () =>
    assert.notEqual(foldName(firstName), foldName(secondName)));
}

test('folding is idempotent, and only digits 0 and 1 are folded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{2,39}$/), (name) => {
      const foldedName = foldName(name);
      assert.equal(foldName(foldedName), foldedName);
      assert.equal(foldedName.length, name.length);
      if (!/[01]/.test(name)) assert.equal(foldedName, name);
    }),
  );
});
