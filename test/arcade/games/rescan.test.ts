import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, type TestContext, test } from 'node:test';
import { scanPolicy } from '../../../src/arcade/games/bundle/scan/policy.ts';
import { rescanVersions } from '../../../src/arcade/games/housekeeping/rescan.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import { signStatement } from '../../../src/arcade/games/publishing/statement.ts';
import { listBundleFiles } from '../../../src/arcade/games/store/files.ts';
import {
  findVersion,
  findVersionByN,
  readVersionTexts,
  updateVersion,
} from '../../../src/arcade/games/store/versions.ts';
import { type BundleChecks, openBundleChecks } from '../../../src/arcade/games/validation/bundle-checks.ts';
import { verifyTextSignature } from '../../../src/arcade/replays/log/verify-signature.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { sampleBundle, unscannedBundle } from '../bundle/sample-bundle.ts';
import { testKeys } from '../replay/record-game.ts';
import { insertReleasedVersion, insertUploadedVersion, writeContextAt } from './insert-version.ts';

/** File with an element that the scan rejects. */
const rejectedFiles = {
  'index.html': '<!doctype html><title>A</title><iframe></iframe><script src="draw.js"></script>',
};

for (const kind of databaseKinds) {
  describe(`rescan of stored versions under a newer policy, on ${kind.name}`, { skip: kind.missing }, () => {
    test('keeps accepted versions, changes rejected private ones to scan_failed, and holds rejected public ones', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      await database.write(async (tx) => {
        const bundle = (version: string, files = {}) => unscannedBundle(sampleBundle(files, { version }));
        await insertUploadedVersion(tx, bundle('1.0.0'), 'agn_a', 2_000);
        await insertUploadedVersion(tx, bundle('2.0.0', rejectedFiles), 'agn_a', 2_000);
        await insertReleasedVersion(tx, bundle('3.0.0', rejectedFiles), 'agn_a', 2_000);
      });
      await rescan(t, database);

      const { name, revision } = scanPolicy;
      const acceptedVersion = await readVersionState(database, '1.0.0');
      assert.deepEqual(acceptedVersion, { state: 'scanned', held: null, scan_policy: name, scan_revision: revision });
      const privateVersion = await readVersionState(database, '2.0.0');
      assert.deepEqual(privateVersion, {
        state: 'scan_failed',
        held: null,
        scan_policy: name,
        scan_revision: revision,
      });
      const publicVersion = await readVersionState(database, '3.0.0');
      assert.deepEqual(publicVersion, {
        state: 'released',
        held: 'rescan_refused',
        scan_policy: null,
        scan_revision: revision,
      });

      const { n = 0 } = (await findVersion(database.db, 'sample-blocks', '2.0.0')) ?? {};
      const report = JSON.parse((await readVersionTexts(database.db, n))?.report ?? '{}');
      assert.deepEqual([report.ok, report.findings[0]?.rule], [false, 'html.element']);
      const events = await database.db.all(
        database.db.query.selectFrom('arcade_event').select('subject_id').where('kind', '=', 'version.changed'),
      );
      for (const version of ['2.0.0', '3.0.0'])
        assert.ok(
          events.some(({ subject_id: subject }) => subject === `sample-blocks@${version}`),
          version,
        );
    });

    test('keeps the signed report of a released version', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      const bundle = unscannedBundle(sampleBundle());
      const { n } = await database.write((tx) => insertReleasedVersion(tx, bundle, 'agn_a', 2_000));
      const report = canonicalJson({ policy: 'rialto-scan/1', ok: true });
      await database.write(async (tx) => {
        const scan = { scan_policy: 'rialto-scan/1', scan_revision: 1, report, report_sha256: hash('sha256', report) };
        await updateVersion(tx, n, scan);
        const version = (await findVersionByN(tx, n)) ?? assert.fail('no version');
        await updateVersion(tx, n, { statement: await signStatement(tx, version, testKeys, 2_000) });
      });
      await rescan(t, database);

      const texts = await readVersionTexts(database.db, n);
      const { signature, ...statement } = JSON.parse(texts?.statement ?? '{}');
      assert.ok((await verifyTextSignature(canonicalJson(statement), signature, testKeys.publicKeys())).ok);
      assert.equal(statement.report_sha256, hash('sha256', canonicalJson(JSON.parse(texts?.report ?? '{}'))));
      const version = await findVersionByN(database.db, n);
      assert.deepEqual(
        [version?.scan_policy, version?.report_sha256, version?.scan_revision],
        [statement.policy, statement.report_sha256, scanPolicy.revision],
      );
    });

    test('stores no report of a version that is withdrawn during its scan, and does not hold it', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      const versions = ['1.0.0', '2.0.0'] as const;
      await database.write(async (tx) => {
        for (const [index, version] of versions.entries())
          await insertUploadedVersion(
            tx,
            unscannedBundle(sampleBundle(index === 0 ? {} : rejectedFiles, { version })),
            'agn_a',
            2_000,
          );
      });
      await rescan(t, database, async () => {
        for (const version of versions) await withdraw(database, version);
      });
      for (const version of versions) {
        const { n = 0, state, held } = (await findVersion(database.db, 'sample-blocks', version)) ?? {};
        const texts = await readVersionTexts(database.db, n);
        assert.deepEqual([state, held, texts?.report], ['withdrawn', null, null]);
      }
    });

    test('continues after a version whose files cannot be read', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      await database.write(async (tx) => {
        for (const version of ['1.0.0', '2.0.0'])
          await insertUploadedVersion(
            tx,
            unscannedBundle(sampleBundle({ 'notes.txt': `Of ${version}.` }, { version })),
            'agn_a',
            2_000,
          );
        const { digest = '' } = (await findVersion(tx, 'sample-blocks', '1.0.0')) ?? {};
        const [file] = (await listBundleFiles(tx, digest)).filter(({ path }) => path === 'notes.txt');
        await tx.run(tx.query.deleteFrom('arcade_file_part').where('hash', '=', file?.hash ?? ''));
      });
      await rescan(t, database);
      assert.equal((await readVersionState(database, '1.0.0')).scan_revision, 0);
      assert.equal((await readVersionState(database, '2.0.0')).scan_revision, scanPolicy.revision);
    });

    test('does not change versions that the current policy has scanned', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      await database.write((tx) =>
        insertUploadedVersion(tx, unscannedBundle(sampleBundle(rejectedFiles)), 'agn_a', 2_000),
      );
      await rescan(t, database);
      const entryCount = await countLogEntries(database);
      await rescan(t, database);
      assert.equal(await countLogEntries(database), entryCount);
    });
  });
}

/** Rescans the versions; `afterCheck` runs after each scan, before its result is stored. */
async function rescan(t: TestContext, database: Database, afterCheck?: () => Promise<void>): Promise<void> {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const checks = openBundleChecks({ clock: systemClock, log });
  t.after(() => checks.close());
  const bundleChecks: BundleChecks = {
    async check(key, input) {
      const result = await checks.check(key, input);
      await afterCheck?.();
      return result;
    },
    close: () => checks.close(),
  };
  await rescanVersions({ clock: systemClock, database, log, runningTime: movableRunningTime(), bundleChecks });
}

async function withdraw(database: Database, version: string): Promise<void> {
  await database.write(async (tx) => {
    const locked = (await lockVersion(tx, 'sample-blocks', version)) ?? assert.fail(version);
    const request = { action: 'withdraw', actor: { kind: 'author', name: 'agn_a' } } as const;
    if (locked.version.state !== 'withdrawn') await applyTransition(tx, locked, request, writeContextAt(3_000));
  });
}

async function readVersionState(database: Database, version: string) {
  const versionRow = await findVersion(database.db, 'sample-blocks', version);
  if (versionRow === undefined) return assert.fail(version);
  const { state, held, scan_policy, scan_revision } = versionRow;
  return { state, held, scan_policy, scan_revision };
}

async function countLogEntries(database: Database): Promise<number> {
  return (await database.db.all(database.db.query.selectFrom('arcade_transition').select('seq'))).length;
}
