import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import { startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { registerPlayer } from '../support/arcade.ts';
import { assertProblem } from '../support/http.ts';
import { rawRows } from '../support/raw-rows.ts';

const prlimitMissing = spawnSync('prlimit', ['--version']).status === 0 ? false : 'the program prlimit is missing';

test('an upload that fills the disk is rejected and stores no version, and the same upload succeeds later', {
  skip: prlimitMissing,
}, async (t) => {
  const folder = tempDataDir(t);
  const server = await startServeProcess(t, { ...folder, RIALTO_POW_BITS: '4', RIALTO_PROBES: 'off' });
  const author = await registerPlayer(server.url);
  const limitFileSize = (bytes: string) =>
    assert.equal(spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]).status, 0);
  const slug = 'full-disk';
  const picture = PNG.sync.write(
    Object.assign(new PNG({ width: 192, height: 192 }), { data: randomBytes(192 * 192 * 4) }),
  );
  const body = {
    files: [...starterFiles({ slug, title: 'Full disk' }), { path: 'noise.png', base64: picture.toString('base64') }],
    idempotency_key: 'upload-on-a-full-disk',
  };
  const [walFile] = readdirSync(folder.RIALTO_DATA_DIR).filter((name) => name.endsWith('-wal'));
  const { size } = statSync(join(folder.RIALTO_DATA_DIR, walFile ?? ''));
  // Enough for some of the upload's rows, but not for the picture.
  limitFileSize(String(size + 40_000));
  assertProblem(await author.post('/api/v1/games', body), 503, 'storage_unavailable');
  assertProblem(await author.get(`/api/v1/games/${slug}`), 404, 'not_found');
  limitFileSize('unlimited');
  const retryResponse = await author.post('/api/v1/games', body);
  assert.deepEqual([retryResponse.status, retryResponse.body.version?.state], [201, 'scanned'], retryResponse.text);
  const location = { dataDir: folder.RIALTO_DATA_DIR, databaseUrl: null };
  const [row] = await rawRows(location, "select count(*) as count from arcade_version where slug = 'full-disk'");
  assert.equal(Number(row?.['count']), 1);
  const files = await author.get(`/api/v1/games/${slug}/versions/0.1.0/files`);
  assert.equal(files.body.files.find(({ path }: { path: string }) => path === 'noise.png').bytes, picture.length);
});
