import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { isWeakCredential } from '../../src/core/base/weak-credential.ts';

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const encoded = (bytes: number[]) => Buffer.from(bytes).toString('base64url');
const range = (length: number, value: (index: number) => number) =>
  Array.from({ length }, (_, index) => value(index) & 0xff);

const weakKeys: [name: string, key: string][] = [
  ['one character repeated', 'A'.repeat(43)],
  ['another character repeated to the full length', '-'.repeat(100)],
  ['one character repeated except at the end', `${'x'.repeat(40)}7Qz`],
  ['two alternating characters', 'ab'.repeat(22)],
  ['a word repeated', 'secret'.repeat(8)],
  ['ten characters repeated', '0123456789'.repeat(5)],
  ['sixteen characters repeated', '0123456789abcdef'.repeat(4)],
  ['a cycle with one character changed', `${'kD8s-Qz1'.repeat(5)}kD8`.replace('z', 'y')],
  ['the base64url alphabet in order', base64url.slice(0, 43)],
  ['the base64url alphabet in reverse order', [...base64url].reverse().join('').slice(0, 43)],
  ['letters then digits', 'abcdefghijklmnopqrstuvwxyz0123456789abcdefg'],
  ['groups of repeated digits', '1111122222333334444455555666667777788888999'],
  ['zero bytes', encoded(range(32, () => 0))],
  ['bytes 0xff', encoded(range(32, () => 255))],
  ['bytes counting up from zero', encoded(range(32, (index) => index))],
  ['bytes counting down', encoded(range(32, (index) => 255 - index))],
  ['bytes in steps of seven', encoded(range(32, (index) => index * 7))],
  ['two alternating bytes', encoded(range(32, (index) => (index % 2 === 0 ? 0xde : 0xad)))],
  ['a few random bytes followed by zeros', encoded([7, 91, 201, 33, ...range(28, () => 0)])],
  ['words of an example', 'this-is-an-example-credential-for-documents'],
  ['words of a placeholder', 'YOUR_KEY_goes_here_with_43_or_more_characters'],
  ['the letter rows of a keyboard', 'qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJ'],
];

for (const [name, key] of weakKeys) {
  test(`a key of ${name} is weak`, () => {
    assert.ok(key.length >= 43 && key.length <= 100, `${key.length} characters`);
    assert.equal(isWeakCredential(`rk_${key}`), true);
  });
}

/** Uniformly distributed bytes that depend only on the number, so that failures are reproducible. */
function pseudoRandomBytes(number: number, bytes: number): Buffer {
  return createHash('shake256', { outputLength: bytes }).update(`random key ${number}`).digest();
}

test('100,000 keys of 32 random bytes in base64url are accepted', () => {
  for (let number = 0; number < 100_000; number += 1) {
    const key = pseudoRandomBytes(number, 32).toString('base64url');
    if (isWeakCredential(`rk_${key}`)) assert.fail(key);
  }
});

test('random keys of other lengths, in base64url or hex, are accepted', () => {
  for (let number = 0; number < 10_000; number += 1) {
    const longest = pseudoRandomBytes(number, 75).toString('base64url');
    const hex = pseudoRandomBytes(number, 32).toString('hex');
    if (isWeakCredential(`rk_${longest}`) || isWeakCredential(`rk_${hex}`)) assert.fail(`${longest} ${hex}`);
  }
});
