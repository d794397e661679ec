import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { convertBase64Files } from '../../../src/arcade/games/store/convert-base64-files.ts';
import { findFrameFile, readFile } from '../../../src/arcade/games/store/files.ts';
import { findVersion } from '../../../src/arcade/games/store/versions.ts';
import type { Tx } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';

const oldMigrations = migrations.filter(({ name }) => name !== 'arcade-0005');
const digest = 'd'.repeat(64);

for (const kind of databaseKinds) {
  describe(`the upgrade of a database without the migration arcade-0005 (publishing) on ${kind.name}`, {
    skip: kind.missing,
  }, () => {
    test('keeps versions and files, and makes released versions public', async (t) => {
      const location = await kind.createLocation(t);
      const files = [Buffer.from([0, 255, 10, 13]), Buffer.alloc(600_000, 'renderer '), Buffer.alloc(0)];
      const oldDatabase = await location.open({ migrations: oldMigrations });
      await oldDatabase.write((tx) => insertOldRows(tx, files));
      await oldDatabase.close();

      const database = await location.open({ migrations });
      await convertBase64Files(database, 9_000);
      // A second conversion has no effect.
      await convertBase64Files(database, 9_000);
      for (const [n, bytes] of files.entries()) {
        const framedFile = await findFrameFile(database.db, digest, `${n}.txt`);
        assert.deepEqual(await readFile(database.db, framedFile?.hash ?? ''), bytes);
      }
      const released = await findVersion(database.db, 'old-game', '1.0.0');
      assert.deepEqual(
        [released?.state, released?.shown_at, released?.released_at, released?.author_id, released?.level],
        ['released', 2_000, 2_000, null, 'server'],
      );
      assert.deepEqual([released?.bytes, released?.files, released?.entrypoint], [600_004, 3, 'index.html']);
      assert.deepEqual([released?.players_max, released?.mode, released?.duration_seconds_max], [2, 'solo', 60]);
      assert.equal((await findVersion(database.db, 'old-game', '0.9.0'))?.shown_at, null);
      const ids = await database.db.all(database.db.query.selectFrom('arcade_version').select(['n', 'id']));
      assert.equal(new Set(ids.map(({ id }) => id)).size, 3);
      assert.ok(ids.every(({ id }) => /^ver_[0-9a-z]{26}$/.test(id)));
      const base64Rows = await database.db.all(database.db.query.selectFrom('arcade_file_base64').selectAll());
      assert.deepEqual(base64Rows, []);
    });
  });
}

async function insertOldRows(tx: Tx, files: readonly Buffer[]): Promise<void> {
  // The types describe the current schema, not the schema without arcade-0005.
  const insert = (table: string, row: object) =>
    tx.run(tx.query.insertInto(table as 'arcade_event').values(row as never));
  const game = {
    slug: 'old-game',
    title: 'Old',
    description: 'An old game.',
    genre: 'puzzle',
    created_at: 1_000,
  };
  await insert('arcade_game', { ...game, stable_version: '1.0.0' });
  const manifest = JSON.stringify({
    entrypoint: 'index.html',
    mode: 'solo',
    players: { min: 1, max: 2 },
    limits: { max_duration_seconds: 60 },
  });
  const version = { slug: 'old-game', engine: 'tetris-v2', probes: 'not_run', created_at: 1_000 };
  await insert('arcade_version', { ...version, version: '0.9.0', digest: 'e'.repeat(64), manifest, state: 'review' });
  const released = { version: '1.0.0', digest, manifest, state: 'released', released_at: 2_000 };
  await insert('arcade_version', { ...version, ...released });
  const purged = { version: '0.1.0', digest: 'f'.repeat(64), manifest: '{}', state: 'purged', released_at: 1_500 };
  await insert('arcade_version', { ...version, ...purged });
  for (const [n, bytes] of files.entries()) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await insert('arcade_file', { hash, bytes: bytes.toString('base64') });
    await insert('arcade_bundle_file', { digest, path: `${n}.txt`, hash });
  }
}
