import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { rngKey, seedCommitment, sha256 } from '../../../src/arcade/engines/commit-reveal.ts';
import { drawBag, pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';
import { cellLetters } from '../../../src/arcade/engines/tetris/shapes.ts';

// An independent program computed the vectors from the published rule. `bags` has bag numbers and their pieces.
const vectors = [
  {
    seed: '0000000000000000000000000000000000000000000000000000000000000000',
    session: 'ses_1',
    client: '',
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    key: '9c31efaf0b47444b6871c0d50b0b2468add3613d4314f6913a1268f88de28129',
    bags: [
      [0, 'LSITOJZ'],
      [1, 'JIOLTZS'],
      [2, 'SZJIOTL'],
      [255, 'ZTIOJLS'],
      [65536, 'OJLZIST'],
      [4294967295, 'LZJSOIT'],
    ],
  },
  {
    seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    session: 'ses_0000000001',
    client: 'agent chose this',
    commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    key: 'c5fa9fe929caa0a78f580c9330922300c28171ae228c6b0fb77e84141d2c6185',
    bags: [
      [0, 'LTIOJSZ'],
      [1, 'JTLIZSO'],
      [2, 'LOZTSJI'],
      [255, 'LTIOZJS'],
      [65536, 'OJTLSZI'],
      [4294967295, 'TZIOLSJ'],
    ],
  },
  {
    seed: '263d4f3e769f1925c93c19e1e2050433686eff9a45e0ac75aa9e0d6e3a9a772c',
    session: 'ses_ü',
    client: '種 🎲',
    commitment: 'cf1c73258e4e3ed584064b5fde67d4ef570bf8bd4309d7843b145dea5942197a',
    key: '63b584e657119f11f61e2cc794105b30be80ffd6aa22b3dba1a39b2e06c364b2',
    bags: [
      [0, 'IZJTSLO'],
      [1, 'LOITSJZ'],
      [2, 'LIOJZTS'],
      [255, 'SOLTJIZ'],
      [65536, 'ZJTISLO'],
      [4294967295, 'JSTIZOL'],
    ],
  },
] as const;

for (const { seed, session, client, commitment, key, bags } of vectors) {
  test(`the key and bags of seed ${seed.slice(0, 8)}... with "${session}" and "${client}" equal the test vector`, () => {
    const serverSeed = Buffer.from(seed, 'hex');
    assert.equal(seedCommitment(serverSeed), commitment);
    const rng = rngKey(serverSeed, session, client);
    assert.equal(Buffer.from(rng).toString('hex'), key);
    for (const [k, letters] of bags) assert.equal(lettersOf(drawBag(rng, k, sha256)), letters, `bag ${k}`);
  });
}

test('the key is the HMAC of the session id and the client seed, joined without a separator', () => {
  const seed = Buffer.alloc(32, 7);
  const joined = createHmac('sha256', seed).update('ses_1äclient').digest();
  assert.deepEqual(rngKey(seed, 'ses_1ä', 'client'), joined);
  assert.deepEqual(rngKey(seed, 'ses_1', 'äclient'), joined);
  assert.notDeepEqual(rngKey(seed, 'ses_2', 'client'), joined);
});

test('a server seed that is not 32 bytes long throws', () => {
  assert.throws(() => seedCommitment(Buffer.alloc(31)), RangeError);
  assert.throws(() => rngKey(Buffer.alloc(33), 'a', 'b'), RangeError);
});

test('bytes at or above the largest multiple of the bound are skipped, and a used-up digest is hashed again', () => {
  // 252 to 255 are skipped for a choice among 7; the second digest provides all six values.
  const digests = [Buffer.alloc(32, 252), Buffer.from([251, 251, 254, 255, 254, 255, ...Array<number>(26).fill(9)])];
  const hashed: string[] = [];
  const bag = drawBag(Buffer.alloc(32, 1), 258, (bytes) => {
    hashed.push(Buffer.from(bytes).toString('hex'));
    return digests[hashed.length - 1] as Uint8Array;
  });
  assert.deepEqual(hashed, [`${'01'.repeat(32)}00000102`, 'fc'.repeat(32)]);
  // 251 mod 7 = 6, 251 mod 6 = 5, 254 mod 5 = 4, 255 mod 4 = 3, 254 mod 3 = 2, 255 mod 2 = 1: no piece moves.
  assert.equal(lettersOf(bag), 'IJLOSTZ');
});

test('a byte is skipped only at or above the largest multiple of the current bound', () => {
  // For 7: 252 is skipped and 0 used. For 6: 252 is skipped. For 5: 255 is skipped, 252 mod 5 = 2. For 4: 255 mod 4 =
  // 3. For 3: 255 is skipped.
  const bytes = [252, 0, 252, 5, 255, 252, 255, 255, 2, 255];
  const bag = drawBag(Buffer.alloc(32), 0, () => Buffer.from([...bytes, ...Array(22).fill(0)]));
  // IJLOSTZ -0-> ZJLOSTI -5-> same -2-> ZJSOLTI -3-> same -2-> same -1-> same.
  assert.equal(lettersOf(bag), 'ZJSOLTI');
});

test('a bag number outside 4 bytes throws', () => {
  for (const k of [-1, 0.5, Number.NaN, 2 ** 32]) assert.throws(() => drawBag(Buffer.alloc(32), k, sha256), RangeError);
});

test('pieces come in bags of seven different pieces, the same in every order of access', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.array(fc.nat(500), { maxLength: 40 }),
      (key, indexes) => {
        const pieces = pieceSequence(key, sha256);
        const inOrder = Array.from({ length: 501 }, (_, index) => pieces(index));
        for (let bag = 0; bag < 71; bag += 1) {
          assert.deepEqual(
            inOrder.slice(bag * 7, bag * 7 + 7).toSorted((a, b) => a - b),
            [1, 2, 3, 4, 5, 6, 7],
          );
        }
        for (const index of indexes) assert.equal(pieces(index), inOrder[index]);
      },
    ),
    { numRuns: 20 },
  );
});

test('every piece is equally likely at every index of a bag, and every order of a bag occurs', () => {
  const bagCount = 60_000;
  const counts = Array.from({ length: 7 }, () => Array<number>(8).fill(0));
  const orders = new Set<string>();
  const key = createHash('sha256').update('statistics').digest();
  for (let k = 0; k < bagCount; k += 1) {
    const bag = drawBag(key, k, sha256);
    orders.add(lettersOf(bag));
    for (const [index, piece] of bag.entries()) {
      const row = counts[index] as number[];
      row[piece] = (row[piece] as number) + 1;
    }
  }
  const expected = bagCount / 7;
  const chiSquare = counts
    .flatMap((row) => row.slice(1))
    .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 36 degrees of freedom: 99.99 % of fair sequences are below 77. The key is fixed, so the result is deterministic.
  assert.ok(chiSquare < 77, `chi square ${chiSquare}`);
  assert.equal(orders.size, 5040);
});

function lettersOf(bag: readonly number[]): string {
  return bag.map((piece) => cellLetters[piece]).join('');
}
