import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { solveChallenge } from '../../../sdk/arcade.mjs';
import { isSolved, testVector } from '../../../src/arcade/agents/challenge/proof-of-work.ts';
import { newArcadeClient } from '../../support/arcade-client.ts';
import { startServer } from '../../support/server.ts';

const challengeOf = (prefix: string, bits: number) => ({ prefix, difficulty_bits: bits, test_vector: testVector });

describe("the client's proof of work", () => {
  test('finds the smallest nonce for random prefixes and difficulties', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9a-f]{32}$/), fc.integer({ min: 1, max: 12 }), async (prefix, bits) => {
        const nonce = await solveChallenge(challengeOf(prefix, bits));
        assert.equal(nonce, firstNonce(prefix, bits));
      }),
      { numRuns: 25 },
    );
  });

  test('computes correct hashes for prefixes whose lengths are near the block boundaries of SHA-256', async () => {
    for (const length of [1, 50, 53, 54, 55, 62, 63, 64, 118, 119, 130]) {
      const prefix = 'x'.repeat(length);
      assert.equal(await solveChallenge(challengeOf(prefix, 9)), firstNonce(prefix, 9), `${length}`);
    }
  });

  test('reports progress after each batch of hashes that does not contain the nonce', async () => {
    const progress: { hashes: number; expectedHashes: number }[] = [];
    const nonce = await solveChallenge(challengeOf('rialto-arcade-test', 16), {
      onProgress: (update) => progress.push(update),
    });
    assert.equal(nonce, testVector.nonce);
    assert.deepEqual(progress[0], { hashes: 20_000, expectedHashes: 2 ** 16, difficultyBits: 16 });
    assert.equal(progress.length, 2, 'the first two of three batches report progress');
  });

  test('stops when it is aborted, and does not start with an aborted signal', async () => {
    const controller = new AbortController();
    const work = solveChallenge(challengeOf('never', 200), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('aborted by the test')),
    });
    await assert.rejects(work, { message: 'aborted by the test' });
    await assert.rejects(solveChallenge(challengeOf('never', 200), { signal: AbortSignal.abort() }), {
      name: 'AbortError',
    });
  });

  test('can be aborted during registration before a key is saved', async () => {
    const server = await startServer({ RIALTO_POW_BITS: '26' });
    try {
      const abortController = new AbortController();
      const saved: string[] = [];
      const registration = newArcadeClient(server.url, {
        signal: abortController.signal,
        saveCredential: (credential) => saved.push(credential),
        onProgress: () => abortController.abort(new Error('aborted by the test')),
      });
      await assert.rejects(registration, { message: 'aborted by the test' });
      assert.deepEqual(saved, []);
    } finally {
      await server.close();
    }
  });

  test('fails when the hash of the test vector is wrong', async () => {
    const wrongVector = { ...testVector, sha256: `${testVector.sha256.slice(0, -1)}0` };
    await assert.rejects(solveChallenge({ ...challengeOf('a', 1), test_vector: wrongVector }), {
      code: 'solver_broken',
    });
  });

  test('runs in the same thread and can be aborted there when workers are not available', async (t) => {
    class UnavailableWorker {
      constructor() {
        throw new Error('refused by a policy');
      }
    }
    Object.assign(globalThis, { Worker: UnavailableWorker });
    t.after(() => Reflect.deleteProperty(globalThis, 'Worker'));
    const nonce = await solveChallenge(challengeOf('rialto-arcade-test', 16));
    assert.equal(nonce, testVector.nonce);
    const abortController = new AbortController();
    const work = solveChallenge(challengeOf('never', 200), {
      signal: abortController.signal,
      onProgress: () => abortController.abort(new Error('aborted by the test')),
    });
    await assert.rejects(work, { message: 'aborted by the test' });
  });
});

/** The first nonce that the server accepts, found by a linear search. */
function firstNonce(prefix: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    if (isSolved(prefix, String(nonce), bits)) return String(nonce);
  }
}
