import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { upload_game } from '../../../src/arcade/games/operations/upload_game.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import type { PreparedUpload } from '../../../src/arcade/games/publishing/prepare-upload.ts';
import { storeFileInParts } from '../../../src/arcade/games/store/files.ts';
import { newId } from '../../../src/core/base/ids.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { sampleBundle, unscannedBundle } from '../bundle/sample-bundle.ts';

const nowMs = 5_000;

for (const kind of databaseKinds) {
  describe(`upload_game on ${kind.name}`, { skip: kind.missing }, () => {
    test('counts an upload once, even if its transaction is rolled back and retried', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      const { manifest, digest, files } = unscannedBundle(sampleBundle());
      for (const file of files) await storeFileInParts(database, file, nowMs);
      const storedFiles = files.map(({ path, hash, bytes }) => ({ path, hash, size: bytes.length }));
      const report = { ok: true, policy: 'rialto-scan/1' } as unknown as PreparedUpload['report'];
      const outcomes: string[] = [];
      const services = {
        url: 'http://localhost/arcade',
        hasBrowser: () => true,
        areRateLimitsEnabled: false,
        runningTime: movableRunningTime(),
        countUpload: (outcome: string) => outcomes.push(outcome),
      };
      const context = {
        services,
        caller: { accountId: 'agn_a' },
        nowMs,
        newId: (prefix: string) => newId(prefix, nowMs),
      };
      const upload = (mustRollBack: boolean) =>
        database.write(async (tx) => {
          const preparedUpload = { report, bundle: { manifest, digest, files: storedFiles } };
          const output = await upload_game.run(tx, {}, context as never, preparedUpload);
          if (mustRollBack) throw new Error('The transaction is rolled back.');
          return output;
        });
      for (let attempt = 0; attempt < 3; attempt += 1) await assert.rejects(upload(true), /is rolled back/);
      assert.deepEqual(outcomes, []);
      await upload(false);
      await upload(false);
      assert.deepEqual(outcomes, ['stored', 'unchanged']);
    });
  });
}
