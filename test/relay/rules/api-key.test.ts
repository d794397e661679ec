import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKeyRandomBytes, makeApiKey } from '../../../src/relay/accounts/rules/api-key.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { vectors } from './vectors.ts';

// The vectors were computed by an independent program.
const { made: createdKeys, refused: invalidKeys } = vectors('api-keys') as {
  made: { random_hex: string; key: string | null }[];
  refused: string[];
};

for (const { random_hex, key } of createdKeys) {
  test(`${random_hex.length / 2} bytes ${random_hex.slice(0, 8)}... make ${key ?? 'no key'}`, () => {
    assert.equal(makeApiKey(Buffer.from(random_hex, 'hex')), key);
    if (key !== null) assert.ok(isApiKey(key));
  });
}

for (const text of invalidKeys)
  test(`${JSON.stringify(text)} is not an API key`, () => assert.equal(isApiKey(text), false));

test('one wrong character is always detected', () => {
  const key = createdKeys.find((row) => row.key !== null)?.key ?? '';
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  for (let index = 0; index < key.length; index += 1) {
    for (const character of alphabet) {
      const changedKey = key.slice(0, index) + character + key.slice(index + 1);
      assert.equal(isApiKey(changedKey), changedKey === key, changedKey);
    }
  }
});

test('every character is equally likely in the random part of a key', () => {
  const random = seededRandom(7);
  const keyCount = 20_000;
  const counts = new Map<string, number>();
  for (let keyIndex = 0; keyIndex < keyCount; keyIndex += 1) {
    const bytes = Uint8Array.from({ length: apiKeyRandomBytes }, () => random.between(0, 255));
    // The 30 random characters after the prefix `rlk_live_`.
    for (const character of makeApiKey(bytes)?.slice(9, 39) ?? '')
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  assert.equal(counts.size, 62);
  const expected = (keyCount * 30) / 62;
  // With bytes modulo 62 the first eight characters would occur a fifth too often.
  for (const [character, count] of counts)
    assert.ok(Math.abs(count / expected - 1) < 0.06, `${character}: ${count} of ${expected}`);
});
