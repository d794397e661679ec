import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { readCanaryEvidence } from '../../../src/arcade/games/canary/canary-evidence.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { platform } from '../../../src/arcade/games/publishing/transition-request.ts';
import { incrementRenderCount } from '../../../src/arcade/games/store/canaries.ts';
import { findVersionByN } from '../../../src/arcade/games/store/versions.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { insertTestVersion, writeContextAt } from './insert-version.ts';

const hourMs = 3_600_000;
const startMs = 1_000 * hourMs;

for (const kind of databaseKinds) {
  describe(`the evidence of a canary step on ${kind.name}`, { skip: kind.missing }, () => {
    test('counts the render reports since the start of the step, across an outage, and none of the previous step', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const readResult = readBundle(sampleBundle());
      if (!readResult.ok) return assert.fail(JSON.stringify(readResult.findings));
      const key = await database.write((tx) =>
        insertTestVersion(tx, readResult.bundle, { authorId: 'agn_a', state: 'approved' }, startMs),
      );
      const setPercent = (percent: 5 | 25, nowMs: number) =>
        database.write(async (tx) => {
          const lockedVersion = await lockVersion(tx, key.slug, key.version);
          if (lockedVersion === undefined) return assert.fail('The version cannot be locked.');
          const request = { action: 'canary', actor: platform, columns: { canary_percent: percent } } as const;
          assert.equal(isRefusal(await applyTransition(tx, lockedVersion, request, writeContextAt(nowMs))), false);
        });
      /** `hour`: hours after the start of the canary. */
      const addRenderReports = (count: number, hour: number) =>
        database.write(async (tx) => {
          for (let index = 0; index < count; index += 1)
            await incrementRenderCount(tx, key.n, startMs / hourMs + hour, 'drawn');
        });
      const readRenderedCount = async (nowMs: number, outageMs: number) => {
        const version = await findVersionByN(database.db, key.n);
        if (version === undefined) return assert.fail('The version is gone.');
        const evidence = await readCanaryEvidence(
          database.db,
          version,
          writeContextAt(nowMs, (nowMs - outageMs) * 1_000),
        );
        return evidence?.rendered;
      };
      await setPercent(5, startMs);
      await addRenderReports(30, 0);
      await addRenderReports(30, 20);
      assert.equal(await readRenderedCount(startMs + 25 * hourMs, 15 * hourMs), 60, 'fifteen hours without a server');
      await setPercent(25, startMs + 26 * hourMs);
      await addRenderReports(7, 26);
      assert.equal(await readRenderedCount(startMs + 30 * hourMs, 15 * hourMs), 7);
    });
  });
}
