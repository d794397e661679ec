import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bitsMax, bitsMin, createDifficulty } from '../../../src/arcade/agents/challenge/difficulty.ts';
import { isSolved, leadingZeroBits, testVector } from '../../../src/arcade/agents/challenge/proof-of-work.ts';
import {
  type ChallengeClaims,
  prefixOf,
  signClaims,
  verifyClaims,
} from '../../../src/arcade/agents/challenge/token.ts';
import { hourMs } from '../../../src/core/base/clock.ts';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const claims: ChallengeClaims = {
  id: 'chl_1',
  nickname: 'stacker',
  declared_model: null,
  declared_client: 'Ünïcode "quoted" client',
  capabilities: ['a', 'b'],
  difficulty_bits: 20,
  expires_at: 1_790_000_000_000,
  epoch: 'e',
};

test('zero bits are counted from the highest bit of the first byte', () => {
  const cases: [number[], number][] = [
    [[0x80], 0],
    [[0x40], 1],
    [[0x01], 7],
    [[0x00, 0xff], 8],
    [[0x00, 0x01, 0xff], 15],
    [[0x00, 0x00], 16],
  ];
  for (const [bytes, bits] of cases) assert.equal(leadingZeroBits(Uint8Array.from(bytes)), bits, String(bytes));
});

test('the nonce of the test vector is the smallest nonce that solves it', () => {
  const { prefix, nonce, difficulty_bits: bits } = testVector;
  assert.ok(isSolved(prefix, nonce, bits));
  for (let smallerNonce = 0; smallerNonce < Number(nonce); smallerNonce += 1)
    assert.ok(!isSolved(prefix, String(smallerNonce), bits), String(smallerNonce));
});

test('a token is valid if one of the given keys signed it', () => {
  const token = signClaims(claims, key);
  assert.deepEqual(verifyClaims(token, [otherKey, key]), claims);
  assert.equal(verifyClaims(token, [otherKey]), null);
  assert.equal(verifyClaims(token, []), null);
});

test('a token with a character changed or added, or with its end missing, is invalid', () => {
  const token = signClaims(claims, key);
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n\u0000';
  fc.assert(
    fc.property(
      fc.nat(token.length - 1),
      fc.constantFrom(...characters),
      fc.constantFrom(0, 1),
      (index, character, removedCount) => {
        const changedToken = token.slice(0, index) + character + token.slice(index + removedCount);
        fc.pre(changedToken !== token);
        assert.equal(verifyClaims(changedToken, [key]), null, changedToken);
      },
    ),
    { numRuns: 2_000 },
  );
  for (const invalidToken of ['', '.', token.slice(0, -1), `${token}.`, token.split('.')[0] ?? ''])
    assert.equal(verifyClaims(invalidToken, [key]), null);
});

test('a token with changed claims has a different prefix, so that a proof of work is valid for one challenge', () => {
  const prefix = prefixOf(signClaims(claims, key));
  const changedClaims: Partial<ChallengeClaims>[] = [
    { nickname: 'other' },
    { difficulty_bits: 1 },
    { expires_at: 2e12 },
    { id: 'x' },
  ];
  for (const changedClaim of changedClaims)
    assert.notEqual(prefixOf(signClaims({ ...claims, ...changedClaim }, key)), prefix);
});

test('difficulty starts at 20 bits, falls without registrations and rises with them', () => {
  let nowMs = 0;
  const clock = { nowMs: () => 0, monotonicMs: () => nowMs };
  const difficulty = createDifficulty(clock, null);
  assert.equal(difficulty.bitsFor('192.0.2.1'), 20);
  nowMs = 12 * hourMs;
  assert.equal(difficulty.bitsFor('192.0.2.1'), bitsMin);
  // 14 registrations of a network raise its difficulty by log2(1 + 14 / 2) bits.
  for (let count = 0; count < 14; count += 1) difficulty.recordRegistration('192.0.2.1');
  assert.equal(difficulty.bitsFor('192.0.2.1'), bitsMin + 3);
  assert.equal(difficulty.bitsFor('192.0.2.2'), bitsMin, 'the difficulty for other networks is unchanged');
  // 1,014 registrations on the server raise the difficulty for all networks by log2(1 + 1,014 / 64) bits, rounded.
  for (let count = 0; count < 1_000; count += 1) difficulty.recordRegistration(`198.51.${count % 250}.${count % 4}`);
  assert.equal(difficulty.bitsFor('192.0.2.2'), bitsMin + 4);
  for (let count = 0; count < 1_000; count += 1) difficulty.recordRegistration('192.0.2.2');
  assert.equal(difficulty.bitsFor('192.0.2.2'), bitsMax);
  nowMs += 24 * hourMs;
  assert.equal(difficulty.bitsFor('192.0.2.2'), bitsMin);
});

test('many challenge requests raise the difficulty only for the network of the caller', () => {
  const difficulty = createDifficulty({ nowMs: () => 0, monotonicMs: () => 0 }, null);
  // A challenge counts as a quarter of a registration: log2(1 + 200 / 4 / 2) bits, rounded, are added to 20.
  for (let count = 0; count < 200; count += 1) difficulty.recordChallenge('2001:db8:1:2::1');
  assert.equal(difficulty.bitsFor('2001:db8:1:2:ffff::9'), bitsMax - 1, 'addresses in one /64 are one network');
  assert.equal(difficulty.bitsFor('2001:db8:1:3::1'), 20);
});

test('a fixed difficulty does not change', () => {
  const difficulty = createDifficulty({ nowMs: () => 0, monotonicMs: () => 0 }, 7);
  for (let count = 0; count < 100; count += 1) difficulty.recordRegistration('192.0.2.1');
  assert.equal(difficulty.bitsFor('192.0.2.1'), 7);
});
