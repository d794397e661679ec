import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bundle, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { openReleaseLog } from '../../../src/arcade/games/publishing/open-release-log.ts';
import { chainHash, hashBeforeGenesis } from '../../../src/arcade/games/publishing/release-log.ts';
import type { TransitionRequest } from '../../../src/arcade/games/publishing/request.ts';
import { storeReferenceGames } from '../../../src/arcade/games/reference-games.ts';
import { listBundleFiles } from '../../../src/arcade/games/store/files.ts';
import { findGame } from '../../../src/arcade/games/store/games.ts';
import { listEntries } from '../../../src/arcade/games/store/transitions.ts';
import { findVersion, readVersionTexts } from '../../../src/arcade/games/store/versions.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import { renewEpoch } from '../../../src/core/db/epoch.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { insertReleasedVersion, insertTestVersion, momentAt } from './insert-version.ts';

const author = { kind: 'author', name: 'agn_a' } as const;
const owner = { kind: 'owner', name: 'local' } as const;

for (const kind of databaseKinds) {
  describe(`the release log on ${kind.name}`, { skip: kind.missing }, () => {
    test('chains every transition to the previous one, starting with genesis', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await Promise.all([storeReferenceGames(database, 1_000), storeReferenceGames(database, 1_000)]);
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await database.write((tx) => insertReleasedVersion(tx, bundle({ version: '1.1.0' }), author.name, 3_000));
      const log = await listEntries(database.db, 0, 100);
      let previous = hashBeforeGenesis;
      for (const [index, entry] of log.entries()) {
        assert.equal(entry.seq, index + 1);
        previous = chainHash(previous, entry.body_sha256);
        assert.equal(entry.hash, previous);
      }
      const actions = log.map(({ body }) => (JSON.parse(body) as { action: string }).action);
      assert.deepEqual(actions, ['genesis', 'ship', 'ship', 'release', 'supersede', 'release']);
    });

    test('records a new epoch once', async (t) => {
      const location = await kind.createLocation(t);
      const first = await location.open({ migrations });
      await openReleaseLog(first, 1_000);
      await openReleaseLog(first, 1_500);
      await renewEpoch(first);
      await first.close();
      const second = await location.open({ migrations });
      await openReleaseLog(second, 2_000);
      await openReleaseLog(second, 2_500);
      const actions = (await listEntries(second.db, 0, 100)).map(({ body }) => JSON.parse(body).action);
      assert.deepEqual(actions, ['genesis', 'restored']);
    });

    test('a rollback restores the older version with its description, and supersedes the replaced one', async (t) => {
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

    test('withdrawing the stable version leaves the game without a stable version', async (t) => {
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
      const next = bundle({ version: '1.1.0', description: 'Not for everybody.' });
      const { n } = await database.write((tx) => insertTestVersion(tx, next, { authorId: author.name }, 3_000));
      await apply(database, '1.1.0', { action: 'withdraw', actor: author, reason: 'It has a fault.' });
      assert.deepEqual(await listBundleFiles(database.db, next.digest), []);
      assert.equal((await readVersionTexts(database.db, n))?.manifest, '{}');
      assert.equal((await listBundleFiles(database.db, bundle().digest)).length, 3);
      const files = await database.db.all(database.db.query.selectFrom('arcade_file').select('hash'));
      assert.equal(files.length, 3);
    });

    test('suspending clears the stable pointer, and restoring sets it unless another version has it', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertReleasedVersion(tx, bundle(), author.name, 2_000));
      await apply(database, '1.0.0', { action: 'suspend', actor: owner });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, null);
      await apply(database, '1.0.0', { action: 'restore', actor: owner });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, '1.0.0');
      await apply(database, '1.0.0', { action: 'suspend', actor: owner });
      await database.write((tx) => insertReleasedVersion(tx, bundle({ version: '1.1.0' }), author.name, 3_000));
      await apply(database, '1.0.0', { action: 'restore', actor: owner });
      assert.equal((await findGame(database.db, 'sample-blocks'))?.stable_version, '1.1.0');
      assert.equal((await findVersion(database.db, 'sample-blocks', '1.0.0'))?.state, 'superseded');
    });

    test('a transition that the table does not allow is rejected without a log entry', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertTestVersion(tx, bundle(), { authorId: author.name }, 2_000));
      const before = await listEntries(database.db, 0, 100);
      const rejection = await tryApply(database, '1.0.0', { action: 'release', actor: author });
      assert.ok(isRefusal(rejection));
      assert.deepEqual(rejection.members, { state: 'scanned', allowed: ['approved', 'canary'] });
      assert.deepEqual(await listEntries(database.db, 0, 100), before);
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
      : applyTransition(tx, lockedVersion, request, momentAt(9_000));
  });
}

function bundle(manifest: Readonly<Record<string, unknown>> = {}): Bundle {
  const read = readBundle(sampleBundle({}, manifest));
  return read.ok ? read.bundle : assert.fail(JSON.stringify(read.findings));
}
