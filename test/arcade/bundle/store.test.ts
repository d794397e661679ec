import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fallbackGameSlug, readBuiltInGames, storeBuiltInGames } from '../../../src/arcade/games/built-in-games.ts';
import { type Bundle, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion, lockVersionByN } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import { deleteUnreferencedFiles, eraseVersion } from '../../../src/arcade/games/store/erase-version.ts';
import {
  findFrameFile,
  listBundleFiles,
  lockCompleteFiles,
  putFile,
  readFile,
  sumFileBytes,
} from '../../../src/arcade/games/store/files.ts';
import { findGame } from '../../../src/arcade/games/store/games.ts';
import { putProbeScreenshot } from '../../../src/arcade/games/store/probes.ts';
import { lockReleaseHead } from '../../../src/arcade/games/store/transitions.ts';
import { findStableVersion, findVersion, listGames, listVersions } from '../../../src/arcade/games/store/versions.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { type DatabaseLocation, databaseKinds, postgres } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { insertReleasedVersion, insertTestVersion, writeContextAt } from '../games/insert-version.ts';
import { sampleBundle, unscannedBundle } from './sample-bundle.ts';

const authorId = 'agn_a';

for (const kind of databaseKinds) {
  describe(`versions of games on ${kind.name}`, { skip: kind.missing }, () => {
    test('are stored with their manifest and files', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const game = bundle({ 'a.css': '', 'b.txt': 'x'.repeat(65_536) });
      await database.write((tx) => insertTestVersion(tx, game, { authorId }, 1_000));
      const version = await findVersion(database.db, 'sample-blocks', '1.0.0');
      assert.deepEqual(version?.manifest, game.manifest);
      assert.deepEqual(
        [version?.digest, version?.state, version?.engine, version?.released_at],
        [game.digest, 'scanned', 'tetris-v2', null],
      );
      for (const { path, bytes, hash } of game.files) {
        assert.equal((await findFrameFile(database.db, game.digest, path))?.hash, hash, path);
        assert.deepEqual(await readFile(database.db, hash), Buffer.from(bytes), path);
      }
      const bundleFiles = await listBundleFiles(database.db, game.digest);
      assert.deepEqual(
        bundleFiles,
        game.files.map(({ path, hash, bytes }) => ({ path, hash, bytes: bytes.length })),
      );
      assert.equal((await findFrameFile(database.db, game.digest, 'other.js'))?.hash, null);
      assert.equal(await findFrameFile(database.db, '0'.repeat(64), 'draw.js'), undefined);
      assert.equal(await findVersion(database.db, 'sample-blocks', '1.0.1'), undefined);
    });

    test('are listed once released, and a newer release supersedes the older', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertTestVersion(tx, bundle({}, { version: '0.9.0' }), { authorId }, 1_000));
      assert.deepEqual(await listGames(database.db, '', 10), []);
      assert.equal(await findStableVersion(database.db, 'sample-blocks'), undefined);
      await database.write((tx) => insertReleasedVersion(tx, bundle(), authorId, 5_000));
      await database.write((tx) =>
        insertReleasedVersion(tx, bundle({}, { slug: 'another', title: 'Another' }), authorId, 6_000),
      );
      const renamed = bundle({}, { version: '1.1.0', title: 'Renamed' });
      await database.write((tx) => insertTestVersion(tx, bundle({}, { version: '1.2.0' }), { authorId }, 6_500));
      assert.equal((await findGame(database.db, 'sample-blocks'))?.title, 'Sample blocks');
      await database.write((tx) => insertReleasedVersion(tx, renamed, authorId, 7_000));
      const listedGames = await listGames(database.db, '', 10);
      assert.deepEqual(
        listedGames.map(({ game, stable }) => [
          game.slug,
          game.title,
          game.created_at,
          stable.version,
          stable.created_at,
          stable.released_at,
        ]),
        [
          ['another', 'Another', 6_000, '1.0.0', 6_000, 6_000],
          ['sample-blocks', 'Renamed', 1_000, '1.1.0', 7_000, 7_000],
        ],
      );
      assert.deepEqual(
        (await listGames(database.db, 'another', 1)).map(({ game }) => game.slug),
        ['sample-blocks'],
      );
      const versions = await listVersions(database.db, 'sample-blocks');
      assert.deepEqual(
        versions.map(({ version, state }) => [version, state]),
        [
          ['1.1.0', 'released'],
          ['1.2.0', 'scanned'],
          ['1.0.0', 'superseded'],
          ['0.9.0', 'scanned'],
        ],
      );
      assert.equal((await findStableVersion(database.db, 'sample-blocks'))?.version, '1.1.0');
    });

    test('of the built-in games are released once when several starts run concurrently', async (t) => {
      const location = await kind.createLocation(t);
      const nodes = await openNodes(location, kind.dialect === 'postgres' ? 3 : 1);
      await Promise.all([...nodes, ...nodes].map((node, index) => storeBuiltInGames(node, 1_000 + index)));
      const { db } = nodes[0] as Database;
      const listedGames = await listGames(db, '', 10);
      assert.deepEqual(
        listedGames.map(({ game }) => [game.slug, game.author_id]),
        [
          ['rialto-blocks', null],
          ['rialto-sprint', null],
        ],
      );
      const games = await readBuiltInGames();
      for (const { game } of listedGames) {
        const [newest, ...earlier] = games.filter(({ manifest }) => manifest.slug === game.slug).reverse();
        const versions = await listVersions(db, game.slug);
        assert.deepEqual(
          versions.map(({ digest, state }) => [digest, state]),
          [[newest?.digest, 'released'], ...earlier.map(({ digest }) => [digest, 'superseded'])],
        );
      }
      assert.equal((await findStableVersion(db, fallbackGameSlug))?.state, 'released');
    });

    test('of a built-in game are released by a start with a newer version, and the files of the earlier version remain', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const games = (await readBuiltInGames()).filter(({ manifest }) => manifest.slug === 'rialto-sprint');
      const [first] = games;
      if (first === undefined) return assert.fail('no game');
      await storeBuiltInGames(database, 1_000, [first]);
      for (const nowMs of [2_000, 3_000]) {
        await storeBuiltInGames(database, nowMs, games);
        assert.equal((await findStableVersion(database.db, 'rialto-sprint'))?.version, '1.0.1');
        const earlier = await findVersion(database.db, 'rialto-sprint', '1.0.0');
        assert.deepEqual([earlier?.state, earlier?.digest], ['superseded', first.digest]);
        for (const { path, hash } of first.files)
          assert.equal((await findFrameFile(database.db, first.digest, path))?.hash, hash, path);
      }
    });

    test('of a built-in game are refused at the start when the bundle changed without a new version number', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await storeBuiltInGames(database, 1_000, [bundle()]);
      const changed = storeBuiltInGames(database, 2_000, [bundle({ 'a.txt': 'more' })]);
      await assert.rejects(changed, (error) => error instanceof StartupError && /new version/.test(error.message));
      await storeBuiltInGames(database, 3_000, [bundle({ 'a.txt': 'more' }, { version: '1.0.1' })]);
      assert.equal((await findStableVersion(database.db, 'sample-blocks'))?.version, '1.0.1');
      assert.equal((await findVersion(database.db, 'sample-blocks', '1.0.0'))?.state, 'superseded');
    });

    test('of the built-in games are complete after a start, even if files were missing or damaged', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const game = unscannedBundle(sampleBundle({ 'a.txt': 'x'.repeat(300_000), 'b.css': '' }));
      await storeBuiltInGames(database, 1_000, [game]);
      const hashOf = (path: string) => game.files.find((file) => file.path === path)?.hash ?? assert.fail(path);
      await database.write(async (tx) => {
        const { query } = tx;
        await tx.run(query.deleteFrom('arcade_file').where('hash', '=', hashOf('draw.js')));
        await tx.run(query.deleteFrom('arcade_file_part').where('hash', '=', hashOf('draw.js')));
        await tx.run(query.deleteFrom('arcade_file_part').where('hash', '=', hashOf('a.txt')).where('n', '=', 1));
        await tx.run(query.deleteFrom('arcade_file').where('hash', '=', hashOf('b.css')));
        const damageFileParts = query.updateTable('arcade_file_part').set({ bytes: Buffer.from('{') });
        await tx.run(damageFileParts.where('hash', '=', hashOf('manifest.json')));
        await tx.run(query.deleteFrom('arcade_bundle_file').where('path', '=', 'index.html'));
      });
      const starts = Array.from({ length: 3 }, (_, index) => storeBuiltInGames(database, 2_000 + index, [game]));
      await Promise.all(starts);
      for (const { path, hash, bytes } of game.files) {
        assert.equal((await findFrameFile(database.db, game.digest, path))?.hash, hash, path);
        assert.deepEqual(await readFile(database.db, hash), Buffer.from(bytes), path);
      }
      assert.equal((await listVersions(database.db, 'sample-blocks')).length, 1);
    });

    test('of a purged built-in game stay deleted', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await storeBuiltInGames(database, 1_000, [bundle()]);
      await database.write(async (tx) => {
        const lockedVersion = await lockVersion(tx, 'sample-blocks', '1.0.0');
        if (lockedVersion === undefined) return assert.fail('no version');
        const owner = { kind: 'owner', name: 'test' } as const;
        await applyTransition(tx, lockedVersion, { action: 'purge', actor: owner }, writeContextAt(2_000));
        await eraseVersion(tx, lockedVersion.version);
      });
      await storeBuiltInGames(database, 3_000, [bundle()]);
      assert.equal((await findVersion(database.db, 'sample-blocks', '1.0.0'))?.state, 'purged');
      assert.equal(await sumFileBytes(database.db), 0);
    });

    test('of an author prevent the start when they have the slug of a built-in game', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => insertTestVersion(tx, bundle({}, { version: '0.1.0' }), { authorId }, 1_000));
      const storing = storeBuiltInGames(database, 2_000, [bundle()]);
      await assert.rejects(storing, (error) => error instanceof StartupError && /uploaded game/.test(error.message));
    });
  });
}

describe('a stored file on PostgreSQL', { skip: postgres.missing }, () => {
  test('stays complete when it is stored again while a deletion finds it unreferenced', async (t) => {
    const location = await postgres.createLocation(t);
    const database = await location.open({ migrations });
    const file = { hash: 'a'.repeat(64), bytes: Buffer.from('png') };
    await database.write((tx) => putFile(tx, file, 1_000));
    const isStored = Promise.withResolvers<void>();
    const storing = database.write(async (tx) => {
      await putFile(tx, file, 2_000);
      isStored.resolve();
      await eventually(
        'the deletion has ended or waits for the lock',
        async () => isDeletionOver || isAnyWriteWaiting(location),
      );
      await putProbeScreenshot(tx, { probe_id: 'prb_a', name: 'lock', hash: file.hash });
    });
    let isDeletionOver = false;
    await isStored.promise;
    await database
      .write((tx) => deleteUnreferencedFiles(tx, [file.hash]))
      .finally(() => {
        isDeletionOver = true;
      });
    await storing;
    assert.deepEqual(await readFile(database.db, file.hash), file.bytes);
  });

  test('causes no deadlock when one write references it while another deletes its version', async (t) => {
    const location = await postgres.createLocation(t);
    let retryCount = 0;
    const observer = {
      transactionRetried() {
        retryCount += 1;
      },
    };
    const database = await location.open({ migrations, observer });
    await initializeReleaseLog(database, 1_000);
    const game = bundle();
    const { n } = await database.write((tx) => insertTestVersion(tx, game, { authorId }, 1_000));
    const { promise: areFilesLocked, resolve: onFilesLocked } = Promise.withResolvers<void>();
    const upload = database.write(async (tx) => {
      await lockCompleteFiles(
        tx,
        game.files.map(({ hash }) => hash),
      );
      onFilesLocked();
      await eventually('the withdrawal waits for a lock', () => isAnyWriteWaiting(location));
      await lockReleaseHead(tx);
    });
    await areFilesLocked;
    await database.write(async (tx) => {
      const locked = (await lockVersionByN(tx, n)) ?? assert.fail('no version');
      const request = { action: 'withdraw', actor: { kind: 'author', name: authorId } } as const;
      await applyTransition(tx, locked, request, writeContextAt(2_000));
    });
    await upload;
    assert.equal(retryCount, 0);
    assert.equal(await sumFileBytes(database.db), 0);
  });
});

async function isAnyWriteWaiting({ databaseUrl = null }: { readonly databaseUrl?: string | undefined | null }) {
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await rawRows({ dataDir: '', databaseUrl }, waiting)).length > 0;
}

function bundle(
  files: Readonly<Record<string, string>> = {},
  manifest: Readonly<Record<string, unknown>> = {},
): Bundle {
  const result = readBundle(sampleBundle(files, manifest));
  return result.ok ? result.bundle : assert.fail(JSON.stringify(result.findings));
}

function openNodes(location: DatabaseLocation, count: number): Promise<Database[]> {
  return Promise.all(Array.from({ length: count }, () => location.open({ migrations })));
}
