import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { readStoredLog, type StoredLog } from '../../../src/arcade/replays/verification/replay-log.ts';
import { cacheVerdicts, type LogVerifier } from '../../../src/arcade/replays/verification/verdict-cache.ts';
import { verifyStoredLog } from '../../../src/arcade/replays/verification/verify-stored-log.ts';
import { migrations } from '../../../src/migrations.ts';
import { sqlite } from '../../support/databases.ts';
import { prepareAgent, replaySigningKeys, storeFinishedGame } from './finished-games.ts';

const keys = replaySigningKeys().publicKeys();

describe('the verdict cache', () => {
  test('re-runs an unchanged log once', async (t) => {
    const [log] = await storeLogs(t, 1);
    const verifier = createCountingVerifier();
    const firstVerdict = await verifier.verify(log, keys);
    assert.equal(firstVerdict.ok, true);
    assert.deepEqual(await verifier.verify(structuredClone(log), keys), firstVerdict);
    assert.equal(verifier.rerunCount(), 1);
  });

  test('re-runs a changed log on every call and rejects it', async (t) => {
    const [log] = await storeLogs(t, 1);
    const verifier = createCountingVerifier();
    await verifier.verify(log, keys);
    const [batch, ...laterBatches] = log.batches;
    if (batch === undefined) throw new Error('The log has no batches.');
    const changedLogs: readonly StoredLog[] = [
      {
        ...log,
        batches: [{ ...batch, records: batch.records.replace('"hard_drop"', '"soft_drop"') }, ...laterBatches],
      },
      { ...log, batches: [{ ...batch, first_n: batch.first_n + 1 }, ...laterBatches] },
      { ...log, batches: laterBatches },
      { ...log, header: { ...log.header, pace: 'slow-60' } },
      { ...log, footer: log.footer.replace('"score":', '"score":1') },
    ];
    for (const [index, tampered] of changedLogs.entries()) {
      // Only positive verdicts are cached.
      assert.equal((await verifier.verify(tampered, keys)).ok, false, `change ${index}`);
      assert.equal((await verifier.verify(tampered, keys)).ok, false, `change ${index} again`);
    }
    assert.equal(verifier.rerunCount(), 1 + 2 * changedLogs.length);
    assert.equal((await verifier.verify(log, keys)).ok, true);
    assert.equal(verifier.rerunCount(), 1 + 2 * changedLogs.length);
  });

  test('stores verdicts for different keys separately', async (t) => {
    const [log] = await storeLogs(t, 1);
    const verifier = createCountingVerifier();
    await verifier.verify(log, keys);
    const otherKeys = replaySigningKeys('the secret of another server').publicKeys();
    assert.partialDeepStrictEqual(await verifier.verify(log, otherKeys), { ok: false, fault: 'unknown_key' });
  });

  test('evicts the least recently used verdict', async (t) => {
    const [a, b, c] = await storeLogs(t, 3);
    const verifier = createCountingVerifier(2);
    for (const log of [a, b, a, c]) await verifier.verify(log, keys);
    assert.equal(verifier.rerunCount(), 3);
    await verifier.verify(a, keys);
    assert.equal(verifier.rerunCount(), 3);
    await verifier.verify(b, keys);
    assert.equal(verifier.rerunCount(), 4);
  });
});

/** Verifier with a verdict cache that counts how often it re-runs a log. */
function createCountingVerifier(verdictsMax?: number): {
  readonly verify: LogVerifier;
  readonly rerunCount: () => number;
} {
  let rerunCount = 0;
  const verify = cacheVerdicts((log, usedKeys) => {
    rerunCount += 1;
    return verifyStoredLog(log, usedKeys);
  }, verdictsMax);
  return { verify, rerunCount: () => rerunCount };
}

/** Stores `count` finished sessions and reads their logs; with 1, only the first entry exists. */
async function storeLogs(t: TestContext, count: 1 | 3): Promise<[StoredLog, StoredLog, StoredLog]> {
  const database = await (await sqlite.createLocation(t)).open({ migrations });
  const agentId = await prepareAgent(database, 'steady');
  const stored: StoredLog[] = [];
  for (let n = 0; n < count; n += 1) {
    const { replayId } = await storeFinishedGame(database, { name: `game${n}`, agentId, steps: 70, isQuick: true });
    stored.push((await readStoredLog(database.db, replayId)) ?? assert.fail('The log is not stored.'));
  }
  return stored as [StoredLog, StoredLog, StoredLog];
}
