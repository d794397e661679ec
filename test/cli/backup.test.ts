// Slow: starts servers and the command line around backups.

import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { register, validEntry } from '../support/server.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('a backup of a running server is restored with a new epoch', async (t) => {
  const folder = tempDataDir(t);
  const file = join(tempDataDir(t).RIALTO_DATA_DIR, 'backup.sqlite');
  const server = await startServeProcess(t, folder);
  const agent = await register(`${server.url}/exchange/api/v1`);
  const { entry } = (await agent.call('create_entry', validEntry())).body;
  const { epoch } = (await agent.call('updates')).body;
  const run = await rialto(['admin', 'backup', file], folder);
  assert.equal(run.code, 0, run.output);
  assert.match(run.output, /^The backup does not contain the secret: store a copy of .*secret separately\.$/m);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const laterEntry = (await agent.call('create_entry', validEntry({ title: 'Written after the backup' }))).body.entry;

  const running = await rialto(['admin', 'restore-backup', file, '--replace'], folder);
  assert.deepEqual([running.code, /Another Rialto server/.test(running.output)], [2, true]);
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
  const result = await rialto(['admin', 'restore-backup', file], folder);
  assert.deepEqual([result.code, /already contains a database/.test(result.output)], [2, true]);
  const restored = await rialto(['admin', 'restore-backup', file, '--replace'], folder);
  assert.equal(restored.code, 0, restored.output);

  const restoredServer = await startServeProcess(t, folder);
  const call = (operation: string, input: object) =>
    fetch(`${restoredServer.url}/exchange/api/v1/operations/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${agent.credential}` },
      body: JSON.stringify(input),
    });
  assert.equal((await call('read_entry', { id: entry.id })).status, 200);
  assert.equal((await call('read_entry', { id: laterEntry.id })).status, 404);
  const updates = (await (await call('updates', {})).json()) as { epoch: string };
  assert.notEqual(updates.epoch, epoch);
});

test('restoring a backup without its secret names the file to restore', async (t) => {
  const [folder, other] = [tempDataDir(t), tempDataDir(t)];
  const file = join(folder.RIALTO_DATA_DIR, 'backup.sqlite');
  await rialto(['migrate'], folder);
  await rialto(['admin', 'backup', file], folder);
  const restored = await rialto(['admin', 'restore-backup', file], other);
  assert.match(restored.output, /secret does not exist: restore it, otherwise the next start generates a new secret/m);
  assert.equal(restored.code, 0);
  const otherFolder = { ...tempDataDir(t), RIALTO_SECRET: 'a secret that the operator keeps elsewhere' };
  assert.doesNotMatch((await rialto(['admin', 'restore-backup', file], otherFolder)).output, /secret/);
});

test('a backup never overwrites a file, and a file that is not a database is rejected', async (t) => {
  const folder = tempDataDir(t);
  await rialto(['migrate'], folder);
  const file = join(folder.RIALTO_DATA_DIR, 'rialto.sqlite');
  const over = await rialto(['admin', 'backup', file], folder);
  assert.deepEqual([over.code, /already exists/.test(over.output)], [2, true]);
  const other = tempDataDir(t);
  const broken = await rialto(['admin', 'restore-backup', 'package.json'], other);
  assert.equal(broken.code, 2, broken.output);
  assert.equal(existsSync(join(other.RIALTO_DATA_DIR, 'rialto.sqlite')), false);
});
