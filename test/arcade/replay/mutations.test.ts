import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import type { ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { verifySignature } from '../../../src/arcade/replays/log/verify-signature.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { verifyText, withNewChain } from './forge.ts';
import { applyMutation, mutations } from './mutations.ts';
import { recordGame, testKeys } from './record-game.ts';
import { goldenGame, randomGame } from './sample-games.ts';

const mutantCount = soakScaled(500, 10_000);
const { seed } = seededRandom();

/** Texts of mutated logs. Each differs from the text of the log before the mutation. */
const mutants: string[] = [];

describe(`${mutantCount} mutants of valid logs`, () => {
  before(() => {
    const random = seededRandom(seed);
    const logs = [
      ...['tetris-duration', 'grid-line', 'grid-together'].map((name) => recordGame(goldenGame(name))),
      ...Array.from({ length: 40 }, () => recordGame(randomGame(random))),
    ];
    const samples = fc.sample(fc.tuple(fc.constantFrom(...logs), mutations), { numRuns: 2 * mutantCount, seed });
    for (const [log, mutation] of samples) {
      const text = applyMutation(log, mutation);
      if (text !== null && mutants.length < mutantCount) mutants.push(text);
    }
    assert.equal(mutants.length, mutantCount, 'enough mutants differ from their log');
  });

  test('are all rejected without an exception', async (t) => {
    t.diagnostic(`RIALTO_SEED=${seed}`);
    const faultCounts = new Map<string, number>();
    for (const text of mutants) {
      const fault = await verifyText(text);
      assert.ok(fault !== null, `passes: ${text}`);
      faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1);
    }
    t.diagnostic([...faultCounts].map(([fault, count]) => `${fault} ${count}`).join(', '));
    assert.ok(faultCounts.size >= 12, [...faultCounts.keys()].join(' '));
  });

  // Each check is needed: without it some mutant is accepted.
  test('are partly accepted by a verifier without chain check', async () => {
    // Recomputes the chain, as such a verifier would accept any chain.
    await assertSomeAccepted(async (log) => {
      const { ok } = await verifySignature(log, testKeys.publicKeys());
      return ok && verifyLog(withNewChain(log), nodeHashing).ok;
    });
  });

  test('are partly accepted by a verifier that does not replay the log', async () => {
    await assertSomeAccepted((log) => withNewChain(log).footer.chain_head === log.footer.chain_head);
  });

  test('are partly accepted by a verifier without signature check', async () => {
    await assertSomeAccepted((log) => verifyLog(log, nodeHashing).ok);
  });

  test('are partly accepted by a verifier that checks only the signature', async () => {
    await assertSomeAccepted(async (log) => (await verifySignature(log, testKeys.publicKeys())).ok);
  });
});

async function assertSomeAccepted(passes: (log: ReplayLog) => boolean | Promise<boolean>): Promise<void> {
  let count = 0;
  for (const text of mutants) {
    const parseResult = parseLog(text);
    if (parseResult.ok && (await passes(parseResult.log))) count += 1;
  }
  assert.ok(count > 0, 'no mutant requires the missing check');
}
