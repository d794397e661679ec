import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { verify } from '../../../sdk/arcade.mjs';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { forgersKeys, withFooter, withForgedSignature, withHeader, withNewChain, withRecord } from '../replay/forge.ts';
import { applyMutation, mutations } from '../replay/mutations.ts';
import { recordGame, testKeys } from '../replay/record-game.ts';
import { goldenGame, goldenNames, randomGame } from '../replay/sample-games.ts';

const keys = testKeys.publicKeys();
const runs = soakScaled(150, 2_000);
const { seed } = seededRandom();

describe('the client as a verifier', () => {
  test('accepts every recorded game with its result, length and final state', async () => {
    for (const name of goldenNames) {
      const log = recordGame(goldenGame(name));
      const { ok, fault, signed, kid, ...verdict } = await verify(formatLog(log), keys);
      assert.deepEqual([ok, fault, signed, kid], [true, null, true, keys[0]?.kid], name);
      assert.deepEqual(
        [verdict.result, verdict.steps, verdict.finalStateHash],
        [log.footer.result, log.records.length, log.footer.final_state_hash],
      );
    }
  });

  test('reports, when it has no keys, that the signature was not checked', async () => {
    const log = formatLog(recordGame(goldenGame('grid-together')));
    const verdict = await verify(log);
    assert.deepEqual([verdict.ok, verdict.signed, verdict.kid], [true, null, null]);
    assert.match(verdict.detail ?? '', /^signature not checked/);
  });

  test('accepts the keys document as well as a list of keys', async () => {
    const log = formatLog(recordGame(goldenGame('grid-together')));
    assert.equal((await verify(log, { keys })).signed, true);
    assert.equal((await verify(log, { keys: forgersKeys.publicKeys() })).fault, 'unknown_key');
  });

  const log = recordGame(goldenGame('tetris-duration'));
  const invalidLogs: Readonly<Record<string, string>> = {
    text: formatLog(log).replace('\n', '\n\n'),
    chain: formatLog(withRecord(log, 2, { action: { type: 'wait' } })),
    seed: formatLog(withFooter(log, { server_seed: '0'.repeat(64) })),
    other_build: formatLog(withHeader(log, { engine_build: `sha256:${'0'.repeat(64)}` })),
    forged: formatLog(withFooter(log, { signature: { ...log.footer.signature, value: `${'A'.repeat(86)}` } })),
    unknown_key: formatLog(recordGame({ ...goldenGame('tetris-duration'), keys: forgersKeys })),
  };
  for (const [fault, text] of Object.entries(invalidLogs)) {
    test(`rejects an invalid log with the fault ${fault}`, async () => {
      const verdict = await verify(text, keys);
      assert.deepEqual([verdict.ok, verdict.fault, verdict.signed], [false, fault, null]);
    });
  }

  test('rejects a higher score although the chain and the signature by a trusted key are valid', async () => {
    const { result } = log.footer;
    const withHigherScore = withFooter(log, { result: { ...result, score: (result.score ?? 0) + 1 } });
    const verdict = await verify(
      formatLog(withForgedSignature(withNewChain(withHigherScore), 'forger')),
      forgersKeys.publicKeys(),
    );
    assert.deepEqual([verdict.ok, verdict.fault], [false, 'result']);
  });

  test(`rejects every log that one of ${runs} random mutations changes`, async (t) => {
    t.diagnostic(`RIALTO_SEED=${seed}`);
    const random = seededRandom(seed);
    const logs = Array.from({ length: 12 }, () => recordGame(randomGame(random)));
    let checkedCount = 0;
    for (const [original, mutation] of fc.sample(fc.tuple(fc.constantFrom(...logs), mutations), {
      numRuns: runs,
      seed,
    })) {
      const text = applyMutation(original, mutation);
      if (text === null) continue;
      const { ok } = await verify(text, keys);
      assert.equal(ok, false, text);
      checkedCount += 1;
    }
    assert.ok(checkedCount > runs / 2, `${checkedCount} differed`);
  });
});
