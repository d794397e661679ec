// Slow: makes and restores backups of servers with the command line and an S3 server.

import assert from 'node:assert/strict';
import { globSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { accessKeyId, secretAccessKey, startS3 } from '../support/s3-server.ts';
import { register, validEntry } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

describe('a backup to S3-compatible storage', () => {
  test('is made while the server runs, and restored elsewhere', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    const server = await startServeProcess(t, dataDirSetting);
    const agent = await register(`${server.url}/exchange/api/v1`);
    const entry = (await agent.call('create_entry', validEntry())).body.entry;
    const backupResult = await rialto(['admin', 'backup', address], { ...dataDirSetting, ...storage.environment });
    assert.equal(backupResult.code, 0, backupResult.output);
    const name = /rialto-\S+\.sqlite/.exec(backupResult.output)?.[0];
    const listResult = await rialto(['admin', 'list-backups', address], { ...dataDirSetting, ...storage.environment });
    assert.match(listResult.output, new RegExp(`^${address}/${name}  \\d+ bytes$`, 'm'));
    const otherInstallation = { ...tempDataDir(t), ...storage.environment };
    const restoreResult = await rialto(['admin', 'restore-backup', `${address}/${name}`], otherInstallation);
    assert.equal(restoreResult.code, 0, restoreResult.output);
    const restoredServer = await startServeProcess(t, otherInstallation);
    const entryResponse = await fetch(`${restoredServer.url}/exchange/api/v1/entries/${entry.id}`);
    assert.equal(entryResponse.status, 200);
    for (const { RIALTO_DATA_DIR } of [dataDirSetting, otherInstallation])
      assert.ok(!readdirSync(RIALTO_DATA_DIR).some((fileName) => fileName.endsWith('.partial')));
  });

  test('deletes older backups beyond --keep, and the newest backup is restored by default', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    const settings = { ...dataDirSetting, ...storage.environment };
    await rialto(['migrate'], dataDirSetting);
    for (let count = 0; count < 3; count += 1) {
      const backupResult = await rialto(['admin', 'backup', address, '--keep=2'], settings);
      assert.equal(backupResult.code, 0, backupResult.output);
    }
    const addresses = (await rialto(['admin', 'list-backups', address], settings)).output.match(/s3:\S+/g) ?? [];
    assert.equal(addresses.length, 2);
    assert.deepEqual(addresses, addresses.toSorted().reverse());
    const restoreResult = await rialto(['admin', 'restore-backup', address, '--replace'], settings);
    assert.ok(restoreResult.output.includes(String(addresses[0])), restoreResult.output);
  });

  test('is not restored when its content was changed', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    const settings = { ...dataDirSetting, ...storage.environment };
    await rialto(['migrate'], dataDirSetting);
    await rialto(['admin', 'backup', address], settings);
    const [object] = globSync(`${storage.folder}/nightly/*sqlite*_object`);
    writeFileSync(String(object), 'something else');
    const refusal = await rialto(['admin', 'restore-backup', address, '--replace'], settings);
    assert.deepEqual(
      [refusal.code, /the SHA-256 of its content differs/.test(refusal.output)],
      [2, true],
      refusal.output,
    );
  });

  test('reads the secret key from a file, and prints neither the access key id nor the secret key', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    await rialto(['migrate'], dataDirSetting);
    const secretFolder = tempFolder();
    t.after(secretFolder.remove);
    writeFileSync(join(secretFolder.path, 'secret'), `${secretAccessKey}\n`);
    const { AWS_SECRET_ACCESS_KEY: _secret, ...settingsWithoutSecret } = storage.environment;
    const backupResult = await rialto(['admin', 'backup', address], {
      ...dataDirSetting,
      ...settingsWithoutSecret,
      AWS_SECRET_ACCESS_KEY_FILE: join(secretFolder.path, 'secret'),
    });
    assert.equal(backupResult.code, 0, backupResult.output);
    assert.ok(!backupResult.output.includes(accessKeyId) && !backupResult.output.includes(secretAccessKey));
  });

  test('fails with one sentence when the secret key is wrong, and nothing is stored', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    await rialto(['migrate'], dataDirSetting);
    const settings = { ...dataDirSetting, ...storage.environment, AWS_SECRET_ACCESS_KEY: 'another-secret-key' };
    const refusal = await rialto(['admin', 'backup', address], settings);
    assert.equal(refusal.code, 2, refusal.output);
    assert.match(refusal.output, /^rialto: The object storage of s3:\/\/backups failed \(403.*\): check/m);
    assert.doesNotMatch(refusal.output, /another-secret-key/);
    assert.deepEqual(globSync(`${storage.folder}/nightly/*`), []);
  });

  test('exits with code 1, which may be retried, when the storage is unreachable', async (t) => {
    const { storage, dataDirSetting, address } = await prepareStorage(t);
    await rialto(['migrate'], dataDirSetting);
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${await freePort()}`;
    const backupResult = await rialto(['admin', 'backup', address], {
      ...dataDirSetting,
      ...storage.environment,
      AWS_ENDPOINT_URL,
    });
    assert.equal(backupResult.code, 1, backupResult.output);
  });
});

describe('rialto admin', () => {
  for (const [title, args, message] of [
    ['an address without a bucket', ['backup', 's3://'], /The address of a backup must be s3:/],
    ['a missing access key', ['backup', 's3://backups/nightly'], /Set AWS_ACCESS_KEY_ID/],
    ['--keep for a file', ['backup', 'a-file.sqlite', '--keep=2'], /--keep must be a whole number/],
    ['--keep=0', ['backup', 's3://backups/nightly', '--keep=0'], /--keep must be a whole number/],
    ['a file to list', ['list-backups', 'a-file.sqlite'], /Usage: rialto admin list-backups/],
  ] as const) {
    test(`refuses ${title}`, async (t) => {
      const refusal = await rialto(['admin', ...args], tempDataDir(t));
      assert.deepEqual([refusal.code, message.test(refusal.output)], [2, true], refusal.output);
    });
  }
});

/** Starts an S3 server; returns it with its settings, the setting of a data folder and the address for backups. */
async function prepareStorage(t: TestContext) {
  const storage = await startS3(t);
  const environment = {
    AWS_ENDPOINT_URL: storage.url,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return {
    storage: { ...storage, environment },
    dataDirSetting: tempDataDir(t),
    address: `s3://${storage.bucket}/nightly`,
  };
}
