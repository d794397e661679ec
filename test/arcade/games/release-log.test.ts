import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { storeBuiltInGames } from '../../../src/arcade/games/built-in-games.ts';
import { type Bundle, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import { chainHash, hashBeforeGenesis } from '../../../src/arcade/games/publishing/release-log.ts';
import type { TransitionRequest } from '../../../src/arcade/games/publishing/transition-request.ts';
import { listBundleFiles } from '../../../src/arcade/games/store/files.ts';
import { findGame } from '../../../src/arcade/games/store/games.ts';
import { listReleaseLogEntries } from '../../../src/arcade/games/store/transitions.ts';
import { findVersion, readVersionTexts } from '../../../src/arcade/games/store/versions.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import { renewEpoch } from '../../../src/core/db/epoch.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { insertReleasedVersion, insertTestVersion, writeContextAt } from './insert-version.ts';

const author = { kind: 'author', name: 'agn_a' } as const;
const operator = { kind: 'owner', name: 'local' } as const;

for (const kind of databaseKinds) {
  describe(`transitions and the release log on ${kind.name}`, { skip: kind.missing }, () => {
    test('the log chains every entry to the previous one, starting with genesis', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await Promise.all([storeBuiltInGames(database, 1_000), storeBuiltInGames(database, 1_000)]);
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await database.write((tx) => insertReleasedVersion(tx, bundle({ version: '1.1.0' }), author.name, 3_000));
      const log = await listReleaseLogEntries(database.db, 0, 100);
      let previousHash = hashBeforeGenesis;
      for (const [index, entry] of log.entries()) {
        assert.equal(entry.seq, index + 1);
        previousHash = chainHash(previousHash, entry.body_sha256);
        assert.equal(entry.hash, previousHash);
      }
      const actions = log.map(({ body }) => (JSON.parse(body) as { action: string }).action);
      assert.deepEqual(actions, ['genesis', 'ship', 'ship', 'supersede', 'ship', 'release', 'supersede', 'release']);
    });

    test('the log records a new epoch once', async (t) => {
      const location = await kind.createLocation(t);
      const database = await location.open({ migrations });
      await initializeReleaseLog(database, 1_000);
      await initializeReleaseLog(database, 1_500);
      await renewEpoch(database);
      await database.close();
      const reopenedDatabase = await location.open({ migrations });
      await initializeReleaseLog(reopenedDatabase, 2_000);
      await initializeReleaseLog(reopenedDatabase, 2_500);
      const actions = (await listReleaseLogEntries(reopenedDatabase.db, 0, 100)).map(
        ({ body }) => JSON.parse(body).action,
      );
      assert.deepEqual(actions, ['genesis', 'restored']);
    });

    test('a rollback makes the older version stable again with its title, and the replaced version is rolled back', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await database.write((tx) =>
        insertReleasedVersion(tx, bundle({ version: '1.1.0', title: 'Two' }), author.name, 3_000),
      );
      assert.equal((await findGame(database.db, 'sample-blocks'))?.title, 'Two');
      await apply(database, '1.0.0', { action: 'rollback', actor: author });
      const game = await findGame(database.db, 'sample-blocks');
      assert.deepEqual([game?.stable_version, game?.title], ['1.0.0', 'Sample blocks']);
      assert.equal((await findVersion(database.db, 'sample-blocks', '1.1.0'))?.state, 'rolled_back');
    });

    test('withdrawing the stable version leaves the game without a stable version, and keeps the files', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await database.write((tx) => insertReleasedVersion(tx, bundle({ version: '1.1.0' }), author.name, 3_000));
      await apply(database, '1.1.0', { action: 'withdraw', actor: author });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, null);
      assert.ok((await listBundleFiles(database.db, bundle({ version: '1.1.0' }).digest)).length > 0);
    });

    test('withdrawing a version that was never public deletes its bundle and texts, but no shared files', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      const nextBundle = bundle({ version: '1.1.0', description: 'Not for everybody.' });
      const { n } = await database.write((tx) => insertTestVersion(tx, nextBundle, { authorId: author.name }, 3_000));
      await apply(database, '1.1.0', { action: 'withdraw', actor: author, reason: 'It has a fault.' });
      assert.deepEqual(await listBundleFiles(database.db, nextBundle.digest), []);
      assert.equal((await readVersionTexts(database.db, n))?.manifest, '{}');
      assert.equal((await listBundleFiles(database.db, bundle().digest)).length, 3);
      const files = await database.db.all(database.db.query.selectFrom('arcade_file').select('hash'));
      assert.equal(files.length, 3);
    });

    test('a suspended version is not stable, and is stable again once restored unless another version is', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await apply(database, '1.0.0', { action: 'suspend', actor: operator });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, null);
      await apply(database, '1.0.0', { action: 'restore', actor: operator });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, '1.0.0');
      await apply(database, '1.0.0', { action: 'suspend', actor: operator });
      await database.write((tx) => insertReleasedVersion(tx, bundle({ version: '1.1.0' }), author.name, 3_000));
      await apply(database, '1.0.0', { action: 'restore', actor: operator });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, '1.1.0');
      assert.equal((await findVersion(database.db, 'sample-blocks', '1.0.0'))?.state, 'superseded');
    });

    test('a transition that the transition rules do not allow is rejected without a log entry', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertTestVersion(tx, bundle(), { authorId: author.name }, 2_000));
      const entriesBefore = await listReleaseLogEntries(database.db, 0, 100);
      const rejection = await tryApply(database, '1.0.0', { action: 'release', actor: author });
      assert.ok(isRefusal(rejection));
      assert.deepEqual(rejection.members, { state: 'scanned', allowed: ['approved', 'canary'] });
      assert.deepEqual(await listReleaseLogEntries(database.db, 0, 100), entriesBefore);
    });
  });
}

async function apply(database: Database, version: string, request: TransitionRequest): Promise<void> {
  const result = await tryApply(database, version, request);
  assert.ok(!isRefusal(result), JSON.stringify(result));
}

function tryApply(database: Database, version: string, request: TransitionRequest) {
  return database.write(async (tx) => {
    const lockedVersion = await lockVersion(tx, 'sample-blocks', version);
    return lockedVersion === undefined
      ? assert.fail(version)
      : applyTransition(tx, lockedVersion, request, writeContextAt(9_000));
  });
}

function bundle(manifest: Readonly<Record<string, unknown>> = {}): Bundle {
  const readResult = readBundle(sampleBundle({}, manifest));
  return readResult.ok ? readResult.bundle : assert.fail(JSON.stringify(readResult.findings));
}
