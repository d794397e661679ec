// Slow: makes and restores backups with the command line.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { migrations } from '../../src/migrations.ts';
import { sqlite } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { copyMigratedDatabase } from '../support/migrated-databases.ts';
import { rialto, startRialto, tempDataDir } from './rialto.ts';

const prlimitMissing = spawnSync('prlimit', ['--version']).status === 0 ? false : 'the program prlimit is missing';
const backupKeySetting = { RIALTO_BACKUP_KEY: 'a key of the operator for backups alone' };

describe('a backup on the file system', () => {
  test('is listed newest first and has mode 0600, and --keep limits the number of backups', async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    for (let count = 0; count < 3; count += 1) {
      const backupResult = await rialto(['admin', 'backup', `${folder}/`, '--keep=2'], settings);
      assert.equal(backupResult.code, 0, backupResult.output);
    }
    assert.equal(backupNames().length, 2);
    for (const name of backupNames()) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);
    const listedNames = (await rialto(['admin', 'list-backups', folder], settings)).output.match(/[^/\s]+\.sqlite/g);
    assert.deepEqual(listedNames, backupNames().toReversed());
  });

  test('is restored when the path of its folder is given, and refused when its content was changed', async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    await rialto(['admin', 'backup', `${folder}/`], settings);
    const restoreResult = await rialto(['admin', 'restore-backup', folder, '--replace'], settings);
    assert.equal(restoreResult.code, 0, restoreResult.output);
    assert.ok(restoreResult.output.includes(String(backupNames()[0])), restoreResult.output);
    truncateSync(join(folder, String(backupNames()[0])), 8_192);
    for (const action of ['restore-backup', 'verify-backup']) {
      const refusal = await rialto(['admin', action, folder], settings);
      assert.deepEqual(
        [refusal.code, /the SHA-256 of its content differs/.test(refusal.output)],
        [2, true],
        refusal.output,
      );
    }
  });

  test('is encrypted with RIALTO_BACKUP_KEY, and only that key restores it', async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    const backupResult = await rialto(['admin', 'backup', `${folder}/`], { ...settings, ...backupKeySetting });
    assert.match(backupResult.output, /encrypted\.$/m);
    const file = join(folder, String(backupNames()[0]));
    assert.match(file, /\.sqlite\.enc$/);
    const content = readFileSync(file, 'latin1');
    assert.doesNotMatch(content, /SQLite format|exchange_entry/);
    assert.doesNotMatch(backupResult.output, /a key of the operator/);
    for (const [keySetting, message] of [
      [{}, /is encrypted: set RIALTO_BACKUP_KEY/],
      [{ RIALTO_BACKUP_KEY: 'another key of the operator for backups' }, /cannot be decrypted/],
    ] as const) {
      const refusal = await rialto(['admin', 'restore-backup', file, '--replace'], { ...settings, ...keySetting });
      assert.deepEqual([refusal.code, message.test(refusal.output)], [2, true], refusal.output);
    }
    const restoreResult = await rialto(['admin', 'restore-backup', file, '--replace'], {
      ...settings,
      ...backupKeySetting,
    });
    assert.equal(restoreResult.code, 0, restoreResult.output);
    assert.ok(!readdirSync(settings.RIALTO_DATA_DIR).some((name) => name.includes('.partial')));
  });

  test('is encrypted also when the target is a file, and a changed byte is detected', async (t) => {
    const { settings } = prepareDatabase(t);
    const file = join(settings.RIALTO_DATA_DIR, 'backup.enc');
    assert.equal((await rialto(['admin', 'backup', file], { ...settings, ...backupKeySetting })).code, 0);
    const verification = await rialto(['admin', 'verify-backup', file], { ...settings, ...backupKeySetting });
    assert.equal(verification.code, 0, verification.output);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const refusal = await rialto(['admin', 'verify-backup', file], { ...settings, ...backupKeySetting });
    assert.deepEqual([refusal.code, /cannot be decrypted/.test(refusal.output)], [2, true], refusal.output);
  });

  test('without encryption is refused while RIALTO_BACKUP_KEY is set', async (t) => {
    const { settings } = prepareDatabase(t);
    const file = join(settings.RIALTO_DATA_DIR, 'plain.sqlite');
    assert.equal((await rialto(['admin', 'backup', file], settings)).code, 0);
    for (const command of [
      ['verify-backup', file],
      ['restore-backup', file, '--replace'],
    ]) {
      const refusal = await rialto(['admin', ...command], { ...settings, ...backupKeySetting });
      assert.deepEqual([refusal.code, /is not encrypted, but/.test(refusal.output)], [2, true], refusal.output);
    }
    assert.equal((await rialto(['admin', 'verify-backup', file], settings)).code, 0);
  });

  test('is repeated with --every until the command is stopped', async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    // 0.0001 hours are 0.36 s.
    const args = ['admin', 'backup', `${folder}/`, '--every=0.0001', '--keep=2'];
    const backupProcess = startRialto(t, args, settings);
    await eventually('an old backup is deleted', () =>
      backupProcess.output().includes('is removed, 2 newer backups are retained'),
    );
    backupProcess.child.kill('SIGTERM');
    assert.equal((await backupProcess.ended).code, 0, backupProcess.output());
    assert.ok(backupNames().length <= 3, backupNames().join(' '));
  });

  test('is tried again with --every after the disk was full', { skip: prlimitMissing }, async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    const backupProcess = startRialto(t, ['admin', 'backup', `${folder}/`, '--every=0.0001'], settings);
    const setFileSizeLimit = (bytes: string) => {
      const args = ['--pid', String(backupProcess.child.pid), `--fsize=${bytes}:unlimited`];
      assert.equal(spawnSync('prlimit', args).status, 0);
    };
    await eventually('a backup is stored', () => existsSync(folder) && backupNames().length > 0);
    setFileSizeLimit('1');
    await eventually('a backup fails', () => backupProcess.output().includes('The next attempt is in 0 s.'));
    const countBefore = backupNames().length;
    setFileSizeLimit('unlimited');
    await eventually('another backup is stored', () => backupNames().length > countBefore);
    backupProcess.child.kill('SIGTERM');
    assert.equal((await backupProcess.ended).code, 0, backupProcess.output());
  });
});

test('temporary files of a process that was killed days ago are removed at the next backup, and no others', async (t) => {
  const { settings, folder, backupNames } = prepareDatabase(t);
  const temporaryName = `backup-${randomUUID()}.partial`;
  await rialto(['admin', 'backup', `${folder}/`], settings);
  const oldFiles = [
    join(settings.RIALTO_DATA_DIR, temporaryName),
    join(settings.RIALTO_DATA_DIR, `${temporaryName}.partial`),
    join(folder, `${backupNames()[0]}.partial`),
  ];
  const keptFiles = [
    join(settings.RIALTO_DATA_DIR, `backup-${randomUUID()}.partial`),
    join(settings.RIALTO_DATA_DIR, 'other.partial'),
  ];
  for (const file of [...oldFiles, ...keptFiles]) writeFileSync(file, 'a copy');
  const threeDaysAgo = new Date(Date.now() - 3 * dayMs);
  for (const file of [...oldFiles, keptFiles[1] ?? '']) utimesSync(file, threeDaysAgo, threeDaysAgo);
  const result = await rialto(['admin', 'backup', `${folder}/`], settings);
  assert.equal(result.code, 0, result.output);
  assert.deepEqual(
    [...oldFiles, ...keptFiles].filter((file) => existsSync(file)),
    keptFiles,
  );
});

test('an old temporary file of another user does not prevent a backup', {
  skip: process.geteuid?.() === 0 ? false : 'only root can create files of another user',
}, async (t) => {
  const { settings, folder } = prepareDatabase(t);
  const file = join(settings.RIALTO_DATA_DIR, `backup-${randomUUID()}.partial`);
  writeFileSync(file, 'a copy');
  chownSync(file, 65_534, 65_534);
  utimesSync(file, new Date(0), new Date(0));
  const result = await rialto(['admin', 'backup', `${folder}/`], settings);
  assert.equal(result.code, 0, result.output);
  assert.ok(existsSync(file));
});

describe('verify-backup', () => {
  test('restores the backup in a temporary folder, opens it and leaves no files', async (t) => {
    const { settings, folder } = prepareDatabase(t);
    await rialto(['admin', 'backup', `${folder}/`], settings);
    const temporaryFolder = tempDataDir(t).RIALTO_DATA_DIR;
    const verification = await rialto(
      ['admin', 'verify-backup', folder, `--in=${temporaryFolder}`, '--max-age-hours=1'],
      settings,
    );
    assert.equal(verification.code, 0, verification.output);
    for (const message of [
      /The integrity check passed/,
      /This version can open the backup\./,
      /^ {2}migration +\d+$/m,
      /The backup can be restored/,
    ])
      assert.match(verification.output, message);
    assert.deepEqual(readdirSync(temporaryFolder), []);
  });

  test('reports the number of migrations that a backup of an older version needs', async (t) => {
    const location = await sqlite.createLocation(t);
    await (await location.open({ migrations: migrations.slice(0, -1) })).close();
    const file = join(location.dataDir, 'rialto.sqlite');
    const verification = await rialto(['admin', 'verify-backup', file], tempDataDir(t));
    assert.equal(verification.code, 0, verification.output);
    assert.match(verification.output, /This version can open the backup after 1 migration\./);
  });

  test('fails for a backup that is older than --max-age-hours', async (t) => {
    const { settings, folder, backupNames } = prepareDatabase(t);
    await rialto(['admin', 'backup', `${folder}/`], settings);
    const [name = ''] = backupNames();
    copyFileSync(join(folder, name), join(folder, name.replace(/^rialto-\d{4}/, 'rialto-2020')));
    const oldBackup = join(folder, String(backupNames()[0]));
    const refusal = await rialto(['admin', 'verify-backup', oldBackup, '--max-age-hours=24'], settings);
    assert.deepEqual([refusal.code, /older than 24 hours/.test(refusal.output)], [2, true], refusal.output);
  });

  test('fails for a backup of a server with another secret', async (t) => {
    const { settings, folder } = prepareDatabase(t);
    const secret = { RIALTO_SECRET: 'the secret that the server has had so far' };
    const server = startRialto(t, ['serve'], { ...settings, ...secret, RIALTO_PORT: '0' });
    await eventually('the server listens', () => server.output().includes('"event":"listening"'));
    server.child.kill('SIGTERM');
    await server.ended;
    await rialto(['admin', 'backup', `${folder}/`], settings);
    const sameSecretResult = await rialto(['admin', 'verify-backup', folder], { ...settings, ...secret });
    assert.match(sameSecretResult.output, /The secret of this installation matches/);
    const otherSecret = { RIALTO_SECRET: 'another secret that no server has ever had' };
    const refusal = await rialto(['admin', 'verify-backup', folder], { ...settings, ...otherSecret });
    assert.deepEqual([refusal.code, /another secret/.test(refusal.output)], [2, true], refusal.output);
  });
});

describe('rialto admin', () => {
  for (const [title, args, message] of [
    [
      '--max-age-hours that is not an integer',
      ['verify-backup', 'x', '--max-age-hours=soon'],
      /--max-age-hours must be a whole number/,
    ],
    ['--every for a file', ['backup', 'a-file.sqlite', '--every=24'], /--every must be a number of hours/],
    ['--every=0', ['backup', 'folder/', '--every=0'], /--every must be a number of hours/],
    ['verify-backup without a backup', ['verify-backup'], /Usage: rialto admin verify-backup/],
  ] as const) {
    test(`refuses ${title}`, async (t) => {
      const refusal = await rialto(['admin', ...args], tempDataDir(t));
      assert.deepEqual([refusal.code, message.test(refusal.output)], [2, true], refusal.output);
    });
  }
});

/** Creates a migrated database; returns its settings, a folder for backups and a function that lists their names. */
function prepareDatabase(t: TestContext) {
  const settings = tempDataDir(t);
  const folder = join(tempDataDir(t).RIALTO_DATA_DIR, 'nightly');
  copyMigratedDatabase(settings.RIALTO_DATA_DIR);
  return {
    settings,
    folder,
    backupNames: () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('rialto-'))
        .sort(),
  };
}
