import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { needsProbe } from '../../../src/arcade/games/canary/evaluate-step.ts';
import { handleRenderReports } from '../../../src/arcade/games/canary/handle-render-reports.ts';
import { incrementRenderCount } from '../../../src/arcade/games/store/canaries.ts';
import { claimProbe, findLastProbe, finishProbe } from '../../../src/arcade/games/store/probes.ts';
import { readPublishingCounts } from '../../../src/arcade/games/store/publishing-counts.ts';
import { findVersionByN } from '../../../src/arcade/games/store/versions.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { insertTestVersion, writeContextAt } from './insert-version.ts';

const hourMs = 3_600_000;
const startMs = 1_000 * hourMs;

describe('failure reports', () => {
  test('require a probe from ten on if they exceed 5 % of the views without errors, and from fifty on in any case', () => {
    assert.equal(needsProbe({ failed: 9, rendered: 0 }), false);
    assert.equal(needsProbe({ failed: 10, rendered: 0 }), true);
    assert.equal(needsProbe({ failed: 10, rendered: 199 }), true);
    assert.equal(needsProbe({ failed: 10, rendered: 200 }), false);
    assert.equal(needsProbe({ failed: 49, rendered: 1_000_000 }), false);
    assert.equal(needsProbe({ failed: 50, rendered: 1_000_000 }), true);
  });
});

for (const kind of databaseKinds) {
  describe(`a canary reported by viewers on ${kind.name}`, { skip: kind.missing }, () => {
    test('is probed again at most once an hour, and held when no prober responds within an hour', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const readResult = readBundle(sampleBundle());
      if (!readResult.ok) return assert.fail(JSON.stringify(readResult.findings));
      const { n } = await database.write((tx) =>
        insertTestVersion(tx, readResult.bundle, { authorId: 'agn_a', state: 'canary' }, startMs),
      );
      const addReports = (count: number, outcome: 'drawn' | 'error' | 'silent', hour: number) =>
        database.write(async (tx) => {
          for (let index = 0; index < count; index += 1)
            await incrementRenderCount(tx, n, startMs / hourMs + hour, outcome);
        });
      const runHandler = (afterMs: number) =>
        database.write((tx) => handleRenderReports(tx, { n }, writeContextAt(startMs + afterMs)));
      const findReportedProbe = () => findLastProbe(database.db, n, 'reported');
      const readHoldReason = async () => (await findVersionByN(database.db, n))?.held;

      await addReports(100, 'drawn', 0);
      await addReports(9, 'error', 0);
      await runHandler(0);
      assert.equal(await findReportedProbe(), undefined, 'nine reports are too few');
      await addReports(1, 'silent', 0);
      await runHandler(1);
      assert.deepEqual(await findReportedProbe(), { state: 'pending', at: startMs + 1 });
      await database.write(async (tx) => {
        const claimedProbe = await claimProbe(tx, { prober: 'p', browser: 'b', fixtures: 'f' }, 0);
        if (claimedProbe === undefined) return assert.fail('The requested probe cannot be claimed.');
        const passedResult = { verdict: 'passed', report: '{}', browser: 'b', fixtures: 'f', at: startMs + 2 } as const;
        await finishProbe(tx, claimedProbe, passedResult);
      });
      await runHandler(hourMs / 2);
      assert.equal((await findReportedProbe())?.state, 'done', 'no second probe is requested within an hour');
      await runHandler(hourMs + 2);
      assert.deepEqual(await findReportedProbe(), { state: 'pending', at: startMs + hourMs + 2 });
      assert.equal(await runHandler(2 * hourMs), false);
      assert.equal(await readHoldReason(), null);
      assert.equal(await runHandler(2 * hourMs + 2), true);
      assert.equal(await readHoldReason(), 'unconfirmed_reports');
      const { reviewWaiting, placesOpen, mismatches, canaryStops } = await readPublishingCounts(database.db);
      assert.deepEqual([reviewWaiting, placesOpen, mismatches, canaryStops], [1, 0, 0, 0]);
    });

    test('is held after an hour without a response, not counting time in which no node ran', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const readResult = readBundle(sampleBundle());
      if (!readResult.ok) return assert.fail(JSON.stringify(readResult.findings));
      const { n } = await database.write((tx) =>
        insertTestVersion(tx, readResult.bundle, { authorId: 'agn_a', state: 'canary' }, startMs),
      );
      await database.write(async (tx) => {
        for (let index = 0; index < 10; index += 1) await incrementRenderCount(tx, n, startMs / hourMs, 'error');
      });
      const runHandler = (afterMs: number) =>
        database.write((tx) => handleRenderReports(tx, { n }, writeContextAt(startMs + afterMs)));
      await runHandler(0);
      const outage = { from_us: (startMs + 60_000) * 1_000, until_us: (startMs + 5 * hourMs) * 1_000 };
      await database.write((tx) => tx.run(tx.query.insertInto('outage').values(outage)));
      assert.equal(await runHandler(5 * hourMs + 58 * 60_000), false);
      assert.equal((await findVersionByN(database.db, n))?.held, null);
      assert.equal(await runHandler(5 * hourMs + 59 * 60_000), true);
    });

    test('is not probed again when its reports are older than a day', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const readResult = readBundle(sampleBundle());
      if (!readResult.ok) return assert.fail(JSON.stringify(readResult.findings));
      const { n } = await database.write((tx) =>
        insertTestVersion(tx, readResult.bundle, { authorId: 'agn_a', state: 'canary' }, startMs),
      );
      await database.write(async (tx) => {
        for (let index = 0; index < 20; index += 1) await incrementRenderCount(tx, n, startMs / hourMs, 'error');
      });
      await database.write((tx) => handleRenderReports(tx, { n }, writeContextAt(startMs + 25 * hourMs)));
      assert.equal(await findLastProbe(database.db, n, 'reported'), undefined);
    });
  });
}
