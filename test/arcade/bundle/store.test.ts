import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bundle, readBundle } from '../../../src/arcade/bundle/read-bundle.ts';
import { arcade0001 } from '../../../src/arcade/migrations/0001-arcade.ts';
import { readReferenceGames, referenceSlug, storeReferenceGames } from '../../../src/arcade/reference-games.ts';
import {
  findBundleFile,
  findGame,
  findStableVersion,
  findVersion,
  listGames,
  listVersions,
  putVersion,
  releaseVersion,
} from '../../../src/arcade/store/bundles.ts';
import { core0001 } from '../../../src/core/db/migrations/0001-core.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds, type Place } from '../../support/databases.ts';
import { sampleBundle } from './sample-bundle.ts';

const migrations = [core0001, arcade0001];
const uploaded = { state: 'uploaded', authorId: 'agn_a' };

for (const kind of databaseKinds) {
  describe(`versions of games on ${kind.name}`, { skip: kind.missing }, () => {
    test('are stored once, and found with their manifest and files', async (t) => {
      const database = await (await kind.place(t)).open({ migrations });
      const game = bundle({ 'a.css': '', 'b.txt': '' });
      assert.equal(await put(database, game), 'stored');
      assert.equal(await put(database, game), 'unchanged');
      const found = await findVersion(database.db, 'sample-blocks', '1.0.0');
      assert.deepEqual(found?.manifest, game.manifest);
      assert.deepEqual(
        [found?.digest, found?.state, found?.engine, found?.released_at],
        [game.digest, 'uploaded', 'tetris-v2', null],
      );
      for (const { path, bytes, mediaType, hash } of game.files) {
        const file = await findBundleFile(database.db, game.digest, path);
        assert.deepEqual(file, { bytes: Buffer.from(bytes), mediaType, hash }, path);
      }
      assert.equal(await findBundleFile(database.db, game.digest, 'other.js'), undefined);
      assert.equal(await findBundleFile(database.db, '0'.repeat(64), 'draw.js'), undefined);
      assert.equal(await findVersion(database.db, 'sample-blocks', '1.0.1'), undefined);
    });

    test('never change: another bundle under a version, and a slug of another author, are refused', async (t) => {
      const database = await (await kind.place(t)).open({ migrations });
      const game = bundle();
      await put(database, game);
      assert.equal(await put(database, bundle({ 'a.txt': 'more' })), 'other_bundle');
      assert.equal(await put(database, bundle({}, { version: '1.0.1' }), 'agn_b'), 'other_author');
      assert.equal(await put(database, game, 'agn_b'), 'other_author');
      assert.deepEqual(
        (await listVersions(database.db, 'sample-blocks')).map(({ digest }) => digest),
        [game.digest],
      );
    });

    test('are listed once released, and a newer release takes the place of the older', async (t) => {
      const database = await (await kind.place(t)).open({ migrations });
      await put(database, bundle());
      await put(database, bundle({}, { slug: 'another', title: 'Another' }));
      assert.deepEqual(await listGames(database.db, '', 10), []);
      assert.equal(await findStableVersion(database.db, 'sample-blocks'), undefined);
      await release(database, 'sample-blocks', '1.0.0', 5_000);
      await release(database, 'another', '1.0.0', 6_000);
      await put(database, bundle({}, { version: '1.1.0', title: 'Renamed' }));
      assert.equal((await findGame(database.db, 'sample-blocks'))?.title, 'Sample blocks');
      await release(database, 'sample-blocks', '1.1.0', 7_000);
      const listed = await listGames(database.db, '', 10);
      assert.deepEqual(
        listed.map(({ game, stable }) => [
          game.slug,
          game.title,
          game.created_at,
          stable.version,
          stable.created_at,
          stable.released_at,
        ]),
        [
          ['another', 'Another', 1_000, '1.0.0', 1_000, 6_000],
          ['sample-blocks', 'Renamed', 1_000, '1.1.0', 1_000, 7_000],
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
          ['1.0.0', 'superseded'],
        ],
      );
      assert.equal((await findStableVersion(database.db, 'sample-blocks'))?.version, '1.1.0');
      await assert.rejects(release(database, 'sample-blocks', '9.9.9', 1), /does not exist/);
    });

    test('of the reference games are released by whichever of several nodes starts first', async (t) => {
      const place = await kind.place(t);
      const nodes = await openNodes(place, kind.dialect === 'postgres' ? 3 : 1);
      await Promise.all([...nodes, ...nodes].map((node, index) => storeReferenceGames(node, 1_000 + index)));
      const { db } = nodes[0] as Database;
      const listed = await listGames(db, '', 10);
      assert.deepEqual(
        listed.map(({ game }) => [game.slug, game.author_id]),
        [
          ['rialto-blocks', null],
          ['rialto-sprint', null],
        ],
      );
      for (const game of readReferenceGames()) {
        const versions = await listVersions(db, game.manifest.slug);
        assert.deepEqual(
          versions.map(({ digest, state }) => [digest, state]),
          [[game.digest, 'released']],
        );
      }
      assert.equal((await findStableVersion(db, referenceSlug))?.state, 'released');
    });

    test('of a reference game that changed without a new version stop the start', async (t) => {
      const database = await (await kind.place(t)).open({ migrations });
      await storeReferenceGames(database, 1_000, [bundle()]);
      const changed = storeReferenceGames(database, 2_000, [bundle({ 'a.txt': 'more' })]);
      await assert.rejects(changed, (error) => error instanceof StartupError && /new version/.test(error.message));
      await storeReferenceGames(database, 3_000, [bundle({ 'a.txt': 'more' }, { version: '1.0.1' })]);
      assert.equal((await findStableVersion(database.db, 'sample-blocks'))?.version, '1.0.1');
    });
  });
}

function bundle(
  files: Readonly<Record<string, string>> = {},
  manifest: Readonly<Record<string, unknown>> = {},
): Bundle {
  const read = readBundle(sampleBundle(files, manifest));
  return read.ok ? read.bundle : assert.fail(JSON.stringify(read.findings));
}

function put(database: Database, game: Bundle, authorId = uploaded.authorId) {
  return database.write((tx) => putVersion(tx, game, { ...uploaded, authorId }, 1_000));
}

function release(database: Database, slug: string, version: string, nowMs: number) {
  return database.write((tx) => releaseVersion(tx, slug, version, nowMs));
}

function openNodes(place: Place, count: number): Promise<Database[]> {
  return Promise.all(Array.from({ length: count }, () => place.open({ migrations })));
}
