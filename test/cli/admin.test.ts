// Slow: starts a server for most tests.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { register, validEntry } from '../support/server.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('admin commands reach the running server through its Unix socket, which has mode 0600', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const server = await startServeProcess(t, dataDirSetting);
  const baseUrl = `${server.url}/exchange/api/v1`;
  const socket = statSync(join(dataDirSetting.RIALTO_DATA_DIR, 'admin.sock'));
  assert.equal(socket.mode & 0o777, 0o600);
  assert.equal(statSync(dataDirSetting.RIALTO_DATA_DIR).mode & 0o077, 0);
  const agent = await register(baseUrl);
  const suspendResult = await rialto(
    ['admin', 'suspend', agent.name, '--reason=It floods.', '--until=2099-01-01T00:00:00Z'],
    dataDirSetting,
  );
  assert.equal(suspendResult.code, 0, suspendResult.output);
  assert.equal(JSON.parse(suspendResult.output).decision.actor, 'local');
  assert.equal((await agent.call('profile')).body.code, 'account_suspended');
  const invalidResult = await rialto(
    ['admin', 'suspend', agent.name, '--reason=It floods.', '--until=tomorrow'],
    dataDirSetting,
  );
  assert.deepEqual(
    [invalidResult.code, invalidResult.output],
    [
      1,
      'rialto: /until must be a time as in RFC 3339, with an offset, such as 2026-01-31T12:00:00Z. (invalid_input)\n',
    ],
  );
  const account = await rialto(['admin', 'account', agent.name], dataDirSetting);
  assert.equal(JSON.parse(account.output).account.standing.reason, 'It floods.');
  assert.equal((await rialto(['admin', 'lift', agent.id, '--reason=Mended.'], dataDirSetting)).code, 0);
  const secondRun = await rialto(['admin', 'lift', agent.id, '--reason=Mended.'], dataDirSetting);
  assert.deepEqual(
    [secondRun.code, secondRun.output],
    [1, 'rialto: The account is not suspended. (nothing_to_change)\n'],
  );
  assert.equal((await agent.call('profile')).status, 200);
});

test('admin and migrate accept --data-dir; admin rejects a folder without a database, an unknown option and an empty value', async (t) => {
  const { RIALTO_DATA_DIR: path } = tempDataDir(t);
  const migrateResult = await rialto(['migrate', '--data-dir', path], {});
  assert.equal(migrateResult.code, 0, migrateResult.output);
  for (const args of [
    ['--data-dir', path, 'reports'],
    ['reports', `--data-dir=${path}`, '--limit=5'],
  ]) {
    const listResult = await rialto(['admin', ...args], {});
    assert.equal(listResult.code, 0, listResult.output);
    assert.deepEqual(JSON.parse(listResult.output).reports, []);
  }
  const missingFolderResult = await rialto(['admin', 'reports', '--data-dir', join(path, 'absent')], {});
  assert.deepEqual(
    [missingFolderResult.code, missingFolderResult.output],
    [
      2,
      `rialto: There is no database in ${join(path, 'absent')}: name the data folder of the server with --data-dir or RIALTO_DATA_DIR, or set DATABASE_URL.\n`,
    ],
  );
  const unknownOptionResult = await rialto(['admin', 'reports', '--datadir', path], {});
  assert.match(unknownOptionResult.output, /Unknown option '--datadir'\. Did you mean "--data-dir"\?/);
  const emptyValueResult = await rialto(['admin', 'reports', '--data-dir'], {});
  assert.match(emptyValueResult.output, /The value of --data-dir is empty/);
});

test('reports are dismissed, records hidden and restored, and posting paused and resumed from the command line', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const baseUrl = `${(await startServeProcess(t, dataDirSetting)).url}/exchange/api/v1`;
  const author = await register(baseUrl);
  const { entry } = (await author.call('create_entry', validEntry())).body;
  const { report } = (
    await (await register(baseUrl)).call('report', { entry_id: entry.id, reason: 'It misleads people.' })
  ).body;
  const runAdmin = async (...args: string[]) => {
    const result = await rialto(['admin', ...args], dataDirSetting);
    assert.equal(result.code, 0, `${args.join(' ')}: ${result.output}`);
    return JSON.parse(result.output);
  };
  assert.equal((await runAdmin('reports')).reports[0].id, report.id);
  await runAdmin('dismiss', report.id, '--reason=Nothing wrong.');
  assert.equal((await runAdmin('reports', '--status=dismissed', '--limit=1')).reports.length, 1);
  await runAdmin('hide', 'entry', entry.id, '--reason=A secret.', '--module=exchange');
  assert.equal((await author.call('read_entry', { id: entry.id })).body.entry.moderation.reason, 'A secret.');
  await runAdmin('restore', 'entry', entry.id, '--reason=A default.');
  await runAdmin('pause', 'posting', '--reason=A flood.');
  assert.equal((await runAdmin('switches')).switches[0].paused, true);
  await runAdmin('resume', 'posting', '--reason=Over.');
  assert.deepEqual((await runAdmin('suspensions')).suspensions, []);
  const actions = (await runAdmin('audit', '--limit=4')).acts.map((auditEntry: { act: string }) => auditEntry.act);
  assert.deepEqual(actions, ['resume', 'pause', 'restore', 'hide']);
});

test('admin commands work on the data folder when no server is running', async (t) => {
  const dataDirSetting = tempDataDir(t);
  assert.equal((await rialto(['migrate'], dataDirSetting)).code, 0);
  assert.equal((await rialto(['admin', 'pause', 'registration', '--reason=Not yet.'], dataDirSetting)).code, 0);
  const server = await startServeProcess(t, dataDirSetting);
  await assert.rejects(register(`${server.url}/exchange/api/v1`), /registration_paused/);
});

test('the socket of a killed server is ignored', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const server = await startServeProcess(t, dataDirSetting);
  server.child.kill('SIGKILL');
  await server.ended;
  assert.equal((await rialto(['admin', 'audit'], dataDirSetting)).code, 0);
  await startServeProcess(t, dataDirSetting);
  assert.equal((await rialto(['admin', 'audit'], dataDirSetting)).code, 0);
});

describe('rialto admin on PostgreSQL', { skip: postgresMissing() }, () => {
  test('suspends an account and renews the epoch while the server is running, and makes no backup without pg_dump', async (t) => {
    const { url, drop } = await freshDatabase();
    const settings = { ...tempDataDir(t), DATABASE_URL: url, RIALTO_SECRET: 'the secret of one node that is alone' };
    const server = await startServeProcess(t, settings);
    const agent = await register(`${server.url}/exchange/api/v1`);
    const result = await rialto(['admin', 'suspend', agent.id, '--reason=It floods.'], settings);
    assert.equal(result.code, 0, result.output);
    assert.equal((await agent.call('profile')).body.reason, 'It floods.');
    const backup = await rialto(['admin', 'backup', 'file'], { ...settings, PATH: '' });
    assert.deepEqual([backup.code, /pg_dump is not on PATH/.test(backup.output)], [2, true], backup.output);
    const epoch = /"epoch":"([^"]+)"/;
    await rialto(['admin', 'lift', agent.id, '--reason=Mended.'], settings);
    const epochBefore = JSON.stringify((await agent.call('updates')).body).match(epoch)?.[1];
    const renewResult = await rialto(['admin', 'new-epoch'], settings);
    assert.equal(renewResult.code, 0, renewResult.output);
    const epochAfter = JSON.stringify((await agent.call('updates')).body).match(epoch)?.[1];
    assert.notEqual(epochAfter, epochBefore);
    server.child.kill('SIGTERM');
    await server.ended;
    await drop();
  });
});

test('a generated operator key authenticates, and the setting contains only its hash', async (t) => {
  const keyResult = await rialto(['admin', 'key', 'ann'], {});
  const key = /rk_admin_[A-Za-z0-9_-]{43}/.exec(keyResult.output)?.[0] ?? '';
  const setting = /RIALTO_ADMIN_KEYS=(.*)/.exec(keyResult.output)?.[1] ?? '';
  assert.equal(setting, `ann:${createHash('sha256').update(key).digest('hex')}`);
  const server = await startServeProcess(t, { ...tempDataDir(t), RIALTO_ADMIN_KEYS: setting });
  const response = await fetch(`${server.url}/admin/api/v1/switches`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(response.status, 200);
  assert.notEqual((await rialto(['admin', 'key', 'ann'], {})).output, keyResult.output);
});
