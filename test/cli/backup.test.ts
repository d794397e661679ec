// Slow: makes and restores backups of servers with the command line.

import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { register, validEntry } from '../support/server.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('a backup of a running server is restored with a new epoch', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const file = join(tempDataDir(t).RIALTO_DATA_DIR, 'backup.sqlite');
  const server = await startServeProcess(t, dataDirSetting);
  const agent = await register(`${server.url}/exchange/api/v1`);
  const { entry } = (await agent.call('create_entry', validEntry())).body;
  const { epoch } = (await agent.call('updates')).body;
  const backupResult = await rialto(['admin', 'backup', file], dataDirSetting);
  assert.equal(backupResult.code, 0, backupResult.output);
  assert.match(backupResult.output, /^The backup does not contain the secret: store a copy of .*secret separately\.$/m);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const repeatedBackup = await rialto(['admin', 'backup', file], dataDirSetting);
  assert.equal(repeatedBackup.code, 2);
  assert.match(repeatedBackup.output, /^rialto: .* already exists: choose another file name\.\n$/);
  const laterEntry = (await agent.call('create_entry', validEntry({ title: 'Written after the backup' }))).body.entry;

  const restoreWhileRunning = await rialto(['admin', 'restore-backup', file, '--replace'], dataDirSetting);
  assert.deepEqual([restoreWhileRunning.code, /Another Rialto server/.test(restoreWhileRunning.output)], [2, true]);
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
  const restoreWithoutReplace = await rialto(['admin', 'restore-backup', file], dataDirSetting);
  assert.deepEqual(
    [restoreWithoutReplace.code, /already contains a database/.test(restoreWithoutReplace.output)],
    [2, true],
  );
  const restoreResult = await rialto(['admin', 'restore-backup', file, '--replace'], dataDirSetting);
  assert.equal(restoreResult.code, 0, restoreResult.output);

  const restoredServer = await startServeProcess(t, dataDirSetting);
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
  const [dataDirSetting, dataDirSettingWithoutSecret] = [tempDataDir(t), tempDataDir(t)];
  const file = join(dataDirSetting.RIALTO_DATA_DIR, 'backup.sqlite');
  await rialto(['migrate'], dataDirSetting);
  await rialto(['admin', 'backup', file], dataDirSetting);
  const restoreResult = await rialto(['admin', 'restore-backup', file], dataDirSettingWithoutSecret);
  assert.match(
    restoreResult.output,
    /secret does not exist: restore it, otherwise the next start generates a new secret/m,
  );
  assert.equal(restoreResult.code, 0);
  const settingsWithSecret = { ...tempDataDir(t), RIALTO_SECRET: 'a secret that the operator keeps elsewhere' };
  assert.doesNotMatch((await rialto(['admin', 'restore-backup', file], settingsWithSecret)).output, /secret/);
});

test('a backup never overwrites a file, and a file that is not a database is not restored', async (t) => {
  const dataDirSetting = tempDataDir(t);
  await rialto(['migrate'], dataDirSetting);
  const file = join(dataDirSetting.RIALTO_DATA_DIR, 'rialto.sqlite');
  const overwritingBackup = await rialto(['admin', 'backup', file], dataDirSetting);
  assert.deepEqual([overwritingBackup.code, /already exists/.test(overwritingBackup.output)], [2, true]);
  const otherDataDirSetting = tempDataDir(t);
  const restoreResult = await rialto(['admin', 'restore-backup', 'package.json'], otherDataDirSetting);
  assert.equal(restoreResult.code, 2, restoreResult.output);
  assert.equal(existsSync(join(otherDataDirSetting.RIALTO_DATA_DIR, 'rialto.sqlite')), false);
});
