import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { runRound } from '../../../src/arcade/games/housekeeping/housekeeper.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { openReleaseLog } from '../../../src/arcade/games/publishing/open-release-log.ts';
import {
  findCertificate,
  insertDueCertificate,
  updateCertificate,
} from '../../../src/arcade/games/store/certificates.ts';
import { storeParts, sumFileBytes } from '../../../src/arcade/games/store/files.ts';
import { findVersion, updateVersion } from '../../../src/arcade/games/store/versions.ts';
import { openBundleChecks } from '../../../src/arcade/games/validation/bundle-checks.ts';
import { dayMs, hourMs, systemClock } from '../../../src/core/base/clock.ts';
import type { PublishingConfig } from '../../../src/core/base/config.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { sampleBundle, unscannedBundle } from '../bundle/sample-bundle.ts';
import { testKeys } from '../replay/record-game.ts';
import { insertUploadedVersion, momentAt } from './insert-version.ts';

const reviewHours = 2;

for (const kind of databaseKinds) {
  describe(`housekeeping of versions on ${kind.name}`, { skip: kind.missing }, () => {
    test('runs on the leader only', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.insertVersion('testing', { submitted_us: site.time.nowUs() });
      site.time.advance(30 * dayMs);
      await site.runHousekeeping({ isLeader: false });
      assert.equal(await site.state(), 'testing');
      await site.runHousekeeping({ isLeader: true });
      assert.equal(await site.state(), 'scanned');
    });

    test('ends testing after 30 days, not before', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.insertVersion('testing', { submitted_us: site.time.nowUs() });
      site.time.advance(30 * dayMs - hourMs);
      await site.runHousekeeping();
      assert.equal(await site.state(), 'testing');
      site.time.advance(hourMs);
      await site.runHousekeeping();
      assert.equal(await site.state(), 'scanned');
    });

    test('starts the review of a version whose certificate was issued while it was suspended', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.insertVersion('testing', { submitted_us: site.time.nowUs(), probes: 'passed' });
      await site.decide('suspend');
      await site.issueCertificate();
      await site.decide('restore');
      assert.equal(await site.state(), 'testing');
      await site.runHousekeeping();
      assert.equal(await site.state(), 'review');
    });

    test('approves after the review period unless the version is held', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.insertVersion('review', { review_us: site.time.nowUs(), held: 'owner' });
      site.time.advance(reviewHours * hourMs - 60_000);
      await site.runHousekeeping();
      assert.equal(await site.state(), 'review');
      site.time.advance(60_000);
      await site.runHousekeeping();
      assert.equal(await site.state(), 'review', 'held');
      await site.set({ held: null });
      await site.runHousekeeping();
      assert.equal(await site.state(), 'approved');
    });

    test('deletes files that no version references after an hour', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.insertVersion('scanned', {});
      const referencedBytes = await sumFileBytes(site.database.db);
      await storeParts(site.database, { hash: 'a'.repeat(64), bytes: Buffer.alloc(300_000) }, systemClock.nowMs());
      await site.runHousekeeping();
      assert.equal(await sumFileBytes(site.database.db), referencedBytes + 300_000);
      const longAgo = systemClock.nowMs() - hourMs - 1_000;
      await storeParts(site.database, { hash: 'a'.repeat(64), bytes: Buffer.alloc(300_000) }, longAgo);
      await site.runHousekeeping();
      assert.equal(await sumFileBytes(site.database.db), referencedBytes);
    });
  });
}

async function open(t: TestContext, database: Database) {
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
  await openReleaseLog(database, 1_000);
  const find = async () => (await findVersion(database.db, 'sample-blocks', '1.0.0')) ?? assert.fail('no version');
  const set = async (columns: Parameters<typeof updateVersion>[2]) => {
    const { n } = await find();
    await database.write((tx) => updateVersion(tx, n, columns));
  };
  return {
    ...{ database, time, set },
    async insertVersion(state: 'scanned' | 'testing' | 'review', columns: Parameters<typeof updateVersion>[2]) {
      await database.write((tx) => insertUploadedVersion(tx, unscannedBundle(sampleBundle()), 'agn_a', 2_000));
      await set({ ...columns, state });
    },
    state: async () => (await find()).state,
    decide: (action: 'suspend' | 'restore') =>
      database.write(async (tx) => {
        const locked = (await lockVersion(tx, 'sample-blocks', '1.0.0')) ?? assert.fail('no version');
        const request = { action, actor: { kind: 'owner', name: null } } as const;
        const applied = await applyTransition(tx, locked, request, momentAt(3_000, time.nowUs()));
        assert.equal(isRefusal(applied), false);
      }),
    /** Stores what the issue of a P3 certificate stores. */
    async issueCertificate() {
      const { n } = await find();
      await database.write((tx) => insertDueCertificate(tx, { id: 'crt_a', version_n: n, level: 'P3' }));
      await database.write(async (tx) => {
        const row = (await findCertificate(tx, 'crt_a')) ?? assert.fail('no certificate');
        await updateCertificate(tx, row, { state: 'issued', issued_at: 3_000 });
      });
      await set({ level: 'P3' });
    },
    runHousekeeping: ({ isLeader } = { isLeader: true }) =>
      runRound({ ...services, bundleChecks, isLeader: () => isLeader }, 0),
  };
}
