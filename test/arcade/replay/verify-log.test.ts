import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { verifySignature } from '../../../src/arcade/replays/log/verify-signature.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { recordGame, testKeys } from './record-game.ts';
import { goldenGame, goldenNames, randomGame } from './sample-games.ts';

describe('verification of a valid log', () => {
  for (const name of goldenNames) {
    test(`accepts the golden game ${name} with its recorded final state`, async () => {
      const game = goldenGame(name);
      const log = recordGame(game);
      const verdict = verifyLog(log, nodeHashing);
      assert.deepEqual(verdict, {
        ok: true,
        result: log.footer.result,
        steps: log.records.length,
        finalStateHash: game.ends.state_hash,
      });
      assert.deepEqual(await verifySignature(log, testKeys.publicKeys()), {
        ok: true,
        kid: testKeys.publicKeys()[0]?.kid,
      });
      assert.deepEqual(parseLog(formatLog(log)), { ok: true, log });
    });
  }

  test('accepts random games of both engines at random paces, which end for every possible reason', (t) => {
    const random = seededRandom();
    t.diagnostic(`RIALTO_SEED=${random.seed}`);
    const reasons = new Set<string>();
    for (let game = 0; game < soakScaled(2_000, 50_000); game += 1) {
      const log = recordGame(randomGame(random));
      const verdict = verifyLog(log, nodeHashing);
      assert.ok(verdict.ok, JSON.stringify({ verdict, log }));
      assert.deepEqual(parseLog(formatLog(log)), { ok: true, log });
      reasons.add(verdict.result.reason);
    }
    const expectedReasons = [
      'abandoned',
      'actions',
      'duration',
      'forfeit',
      'full_board',
      'line',
      'max_turns',
      'resign',
      'timeout',
      'top_out',
      'voided',
    ];
    assert.deepEqual([...reasons].sort(), expectedReasons);
  });
});
