import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { runHousekeeping } from '../../../src/arcade/games/housekeeping/housekeeper.ts';
import { logReviewQueue } from '../../../src/arcade/games/housekeeping/log-review-queue.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import {
  findCertificate,
  insertDueCertificate,
  updateCertificate,
} from '../../../src/arcade/games/store/certificates.ts';
import { storeFileInParts, sumFileBytes } from '../../../src/arcade/games/store/files.ts';
import { lockGame } from '../../../src/arcade/games/store/games.ts';
import { findVersion, updateVersion } from '../../../src/arcade/games/store/versions.ts';
import { openBundleChecks } from '../../../src/arcade/games/validation/bundle-checks.ts';
import { dayMs, hourMs, systemClock } from '../../../src/core/base/clock.ts';
import type { PublishingConfig } from '../../../src/core/base/config.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds, postgres } from '../../support/databases.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { sampleBundle, unscannedBundle } from '../bundle/sample-bundle.ts';
import { testKeys } from '../replay/record-game.ts';
import { insertUploadedVersion, writeContextAt } from './insert-version.ts';

const reviewHours = 2;

for (const kind of databaseKinds) {
  describe(`housekeeping of versions on ${kind.name}`, { skip: kind.missing }, () => {
    test('runs on the leader only', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.insertVersion('testing', { submitted_us: fixture.time.nowUs() });
      fixture.time.advance(30 * dayMs);
      await fixture.runHousekeeping({ isLeader: false });
      assert.equal(await fixture.state(), 'testing');
      await fixture.runHousekeeping({ isLeader: true });
      assert.equal(await fixture.state(), 'scanned');
    });

    test('logs how many versions and appeals wait for the operator when the number has grown, on the leader only', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      const entries: object[] = [];
      const log = { debug() {}, info: (entry: object) => entries.push(entry), warn() {}, error() {} };
      const logQueue = (loggedCount: number, isLeader = true) =>
        logReviewQueue({ database: fixture.database, log, isLeader: () => isLeader }, loggedCount);
      assert.equal(await logQueue(0), 0);
      await fixture.insertVersion('review', {});
      assert.equal(await logQueue(0, false), 0);
      assert.deepEqual(entries, []);
      assert.equal(await logQueue(0), 1);
      assert.equal(await logQueue(1), 1);
      assert.deepEqual(entries, [{ event: 'review_waiting', count: 1 }]);
    });

    test('ends testing after 30 days, not before', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.insertVersion('testing', { submitted_us: fixture.time.nowUs() });
      fixture.time.advance(30 * dayMs - hourMs);
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'testing');
      fixture.time.advance(hourMs);
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'scanned');
    });

    test('starts the review of a version whose certificate was issued while it was suspended', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.insertVersion('testing', { submitted_us: fixture.time.nowUs(), probes: 'passed' });
      await fixture.decide('suspend');
      await fixture.issueCertificate();
      await fixture.decide('restore');
      assert.equal(await fixture.state(), 'testing');
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'review');
    });

    test('approves a version after the review period unless the version is held', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.insertVersion('review', { review_us: fixture.time.nowUs(), held: 'owner' });
      fixture.time.advance(reviewHours * hourMs - 60_000);
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'review');
      fixture.time.advance(60_000);
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'review', 'held');
      await fixture.updateColumns({ held: null });
      await fixture.runHousekeeping();
      assert.equal(await fixture.state(), 'approved');
    });

    test('deletes files that no version references an hour after they were stored', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.insertVersion('scanned', {});
      const referencedBytes = await sumFileBytes(fixture.database.db);
      await storeFileInParts(
        fixture.database,
        { hash: 'a'.repeat(64), bytes: Buffer.alloc(300_000) },
        systemClock.nowMs(),
      );
      await fixture.runHousekeeping();
      assert.equal(await sumFileBytes(fixture.database.db), referencedBytes + 300_000);
      const storedAtMs = systemClock.nowMs() - hourMs - 1_000;
      await storeFileInParts(fixture.database, { hash: 'a'.repeat(64), bytes: Buffer.alloc(300_000) }, storedAtMs);
      await fixture.runHousekeeping();
      assert.equal(await sumFileBytes(fixture.database.db), referencedBytes);
    });
  });
}

describe('housekeeping of versions on PostgreSQL', { skip: postgres.missing }, () => {
  test('handles a version although another write keeps the game of an earlier version locked', async (t) => {
    const database = await (await postgres.createLocation(t)).open({ migrations, limits: { rowLockTimeoutMs: 200 } });
    const fixture = await openFixture(t, database);
    await fixture.insertVersion('testing', { submitted_us: fixture.time.nowUs() });
    const laterBundle = unscannedBundle(sampleBundle({}, { slug: 'later-blocks' }));
    const { n } = await database.write((tx) => insertUploadedVersion(tx, laterBundle, 'agn_b', 2_000));
    await database.write((tx) => updateVersion(tx, n, { state: 'testing', submitted_us: fixture.time.nowUs() }));
    fixture.time.advance(30 * dayMs);
    const [isLocked, lockEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lockingWrite = database.write(async (tx) => {
      await lockGame(tx, 'sample-blocks');
      isLocked.resolve();
      await lockEnd.promise;
    });
    await isLocked.promise;
    await fixture.runHousekeeping().finally(lockEnd.resolve);
    await lockingWrite;
    assert.equal(await fixture.state(), 'testing');
    assert.equal((await findVersion(database.db, 'later-blocks', '1.0.0'))?.state, 'scanned');
  });
});

async function openFixture(t: TestContext, database: Database) {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const time = movableRunningTime();
  const bundleChecks = openBundleChecks({ clock: systemClock, log });
  t.after(() => bundleChecks.close());
  const publishing: PublishingConfig = {
    isOpen: true,
    reviewHours,
    releaseLevel: 'P4',
    canaryStepHours: 24,
    bundleBytesMax: 2 ** 31,
  };
  const services = { clock: systemClock, database, log, runningTime: time, publishing, signingKeys: testKeys };
  await initializeReleaseLog(database, 1_000);
  const findTestVersion = async () =>
    (await findVersion(database.db, 'sample-blocks', '1.0.0')) ?? assert.fail('no version');
  const updateColumns = async (columns: Parameters<typeof updateVersion>[2]) => {
    const { n } = await findTestVersion();
    await database.write((tx) => updateVersion(tx, n, columns));
  };
  return {
    database,
    time,
    updateColumns,
    async insertVersion(state: 'scanned' | 'testing' | 'review', columns: Parameters<typeof updateVersion>[2]) {
      await database.write((tx) => insertUploadedVersion(tx, unscannedBundle(sampleBundle()), 'agn_a', 2_000));
      await updateColumns({ ...columns, state });
    },
    state: async () => (await findTestVersion()).state,
    decide: (action: 'suspend' | 'restore') =>
      database.write(async (tx) => {
        const locked = (await lockVersion(tx, 'sample-blocks', '1.0.0')) ?? assert.fail('no version');
        const request = { action, actor: { kind: 'owner', name: null } } as const;
        const transition = await applyTransition(tx, locked, request, writeContextAt(3_000, time.nowUs()));
        assert.equal(isRefusal(transition), false);
      }),
    /** Writes an issued P3 certificate and the level of its version. */
    async issueCertificate() {
      const { n } = await findTestVersion();
      await database.write((tx) => insertDueCertificate(tx, { id: 'crt_a', version_n: n, level: 'P3' }));
      await database.write(async (tx) => {
        const row = (await findCertificate(tx, 'crt_a')) ?? assert.fail('no certificate');
        await updateCertificate(tx, row, { state: 'issued', issued_at: 3_000 });
      });
      await updateColumns({ level: 'P3' });
    },
    runHousekeeping: ({ isLeader } = { isLeader: true }) =>
      runHousekeeping({ ...services, bundleChecks, isLeader: () => isLeader }, 0),
  };
}
