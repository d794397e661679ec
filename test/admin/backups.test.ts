import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertIntact } from '../../src/core/db/sqlite/backup.ts';
import { rialto, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { postgresMissing } from '../support/postgres.ts';
import { type AdminTestServer, kinds, startOperatorServer } from './operator.ts';

test('an operator starts a backup while the server runs, and the newest seven are retained', async (t) => {
  const server = await startOperatorServer(t);
  const folder = join(server.dataDir, 'backups');
  assert.deepEqual((await server.runAction('/backups')).body, {
    state: 'idle',
    encrypted: false,
    started_at: null,
    backups: [],
  });
  mkdirSync(folder);
  for (let day = 1; day <= 9; day += 1)
    writeFileSync(join(folder, `rialto-2020-01-0${day}T00-00-00.000Z.sqlite`), 'old');
  writeFileSync(join(folder, 'left.sqlite.partial'), 'partial');
  const started = await server.runAction('start-backup');
  assert.equal(started.body.decision.act, 'start_backup', JSON.stringify(started.body));
  const { backups } = await waitForBackup(server);
  assert.equal(backups.length, 7);
  const [{ name, bytes }] = backups;
  assert.match(name, /^rialto-202[1-9]|^rialto-20[3-9]/);
  assert.equal(bytes, statSync(join(folder, name)).size);
  assertIntact(join(folder, name));
  assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);
  assert.equal(existsSync(join(folder, 'left.sqlite.partial')), false);
  assert.equal(readdirSync(folder).length, 7);
  const [auditEntry] = (await server.runAction('/audit')).body.acts;
  assert.deepEqual([auditEntry.act, auditEntry.actor, auditEntry.module], ['start_backup', 'ann', null]);
});

test('a server with RIALTO_BACKUP_KEY encrypts its backups, which cannot be restored without the key', async (t) => {
  const key = { RIALTO_BACKUP_KEY: 'a key of the operator for backups alone' };
  const server = await startOperatorServer(t, key);
  const folder = join(server.dataDir, 'backups');
  assert.equal((await server.runAction('/backups')).body.encrypted, true);
  await server.runAction('start-backup');
  const { backups } = await waitForBackup(server);
  const [{ name }] = backups;
  assert.match(name, /\.sqlite\.enc$/);
  assert.deepEqual(readdirSync(folder), [name]);
  const file = join(folder, name);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.doesNotMatch(readFileSync(file, 'latin1'), /SQLite format|exchange_entry/);
  const target = tempDataDir(t);
  const refusal = await rialto(['admin', 'restore-backup', file], target);
  assert.deepEqual([refusal.code, /set RIALTO_BACKUP_KEY/.test(refusal.output)], [2, true], refusal.output);
  const restored = await rialto(['admin', 'restore-backup', file], { ...target, ...key });
  assert.equal(restored.code, 0, restored.output);
});

test('two concurrent requests start at least one backup, and closing the server during a backup leaves no partial file', async (t) => {
  const server = await startOperatorServer(t);
  const responses = await Promise.all([server.runAction('start-backup'), server.runAction('start-backup')]);
  assert.ok(responses.some(({ status }) => status === 200));
  const secondResponse = await server.runAction('start-backup');
  assert.ok(
    secondResponse.status === 200 || secondResponse.body.code === 'nothing_to_change',
    JSON.stringify(secondResponse.body),
  );
  const { backups } = await waitForBackup(server);
  assert.ok(backups.length >= 1);
  await server.runAction('start-backup');
  server.app.drain();
  await server.app.close();
  assert.equal(readdirSync(join(server.dataDir, 'backups')).filter((name) => name.includes('.partial')).length, 0);
});

test('a failed backup is reported', async (t) => {
  const server = await startOperatorServer(t);
  writeFileSync(join(server.dataDir, 'backups'), 'A file instead of the folder.');
  const response = await server.runAction('start-backup');
  assert.equal(response.status, 200);
  await eventually('the failure is reported', async () => (await server.runAction('/backups')).body.state === 'failed');
});

test('a server on PostgreSQL does not support backups', { skip: postgresMissing() }, async (t) => {
  const server = await kinds[1]?.start(t);
  assert.equal((await server?.runAction('/backups'))?.body.state, 'unsupported');
  assert.equal((await server?.runAction('start-backup'))?.status, 404);
});

function waitForBackup(server: AdminTestServer) {
  return eventually('the backup is complete', async () => {
    const { body } = await server.runAction('/backups');
    assert.notEqual(body.state, 'failed');
    return body.state === 'idle' ? body : null;
  });
}
