import assert from 'node:assert/strict';
import { chmodSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { migrations } from '../../src/migrations.ts';
import { freePort } from '../support/free-port.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('rialto doctor prints the settings without secrets and finds no problem in a new folder', async (t) => {
  const settings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_ADMIN_KEYS: `ann:${'a1'.repeat(32)}` };
  const { code, output } = await rialto(['doctor'], settings);
  assert.equal(code, 0, output);
  assert.match(output, /^RIALTO_ADMIN_KEYS +ann$/m);
  assert.doesNotMatch(output, /a1a1/);
  assert.match(output, /^ok +node: v2/m);
  assert.match(output, /^ok +disk space: \d+ MiB free/m);
  assert.match(output, /^ok +database: does not exist yet/m);
  assert.match(output, /^RIALTO_SECRET +from the data folder$/m);
  assert.match(output, /^ok +secret: does not exist yet; the next start generates it in /m);
  assert.doesNotMatch(output, /^fail/m);
});

test('rialto doctor checks a running server without disturbing it', async (t) => {
  const folder = tempDataDir(t);
  const server = await startServeProcess(t, folder);
  const { code, output } = await rialto(['doctor'], { ...folder, RIALTO_PORT: new URL(server.url).port });
  assert.equal(code, 0, output);
  assert.match(output, /^ok +server: a server is running/m);
  assert.match(output, /^ok +port: .* in use, probably by the running server/m);
  assert.match(output, /^ok +database: SQLite 3\.\d+/m);
  assert.match(output, /^ok +schema: is up to date/m);
  assert.match(output, /^ok +secret: in .*, readable only by this user$/m);
  assert.ok(!output.includes(readFileSync(join(folder.RIALTO_DATA_DIR, 'secret'), 'utf8').trim()));
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
});

test('rialto doctor reports another program on the port, a readable folder and a misspelled variable', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const folder = tempDataDir(t);
  chmodSync(folder.RIALTO_DATA_DIR, 0o755);
  const port = String((other.address() as AddressInfo).port);
  const { code, output } = await rialto(['doctor'], { ...folder, RIALTO_PORT: port, RIALTO_LOGLEVEL: 'debug' });
  assert.equal(code, 1, output);
  assert.match(output, /^fail +port: .* in use by another program/m);
  assert.match(output, /^warn +data folder: .* other users/m);
  assert.match(output, /^warn +variable: RIALTO_LOGLEVEL/m);
});

test('rialto doctor accepts the flags of serve, and says which folder and port it checked', async (t) => {
  const folder = tempDataDir(t);
  const server = await startServeProcess(t, folder);
  const { port } = new URL(server.url);
  const flags = ['--port', port, '--data-dir', folder.RIALTO_DATA_DIR];
  const { code, output } = await rialto(['doctor', ...flags], {});
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`^Checking ${folder.RIALTO_DATA_DIR} and 127\\.0\\.0\\.1:${port};`, 'm'));
  assert.match(output, /^ok +server: a server is running/m);
  assert.match(output, /^ok +port: .* in use, probably by the running server/m);
  const json = JSON.parse((await rialto(['doctor', '--json', ...flags], {})).output) as { settings: object };
  assert.partialDeepStrictEqual(json.settings, { RIALTO_PORT: port });
  const config = await rialto(['config', ...flags], {});
  assert.match(config.output, new RegExp(`^RIALTO_PORT +${port}$`, 'm'));
  assert.equal((await rialto(['health', '--port', port], {})).code, 0);
});

test('rialto doctor says when the port or the folder is not that of the running server', async (t) => {
  const folder = tempDataDir(t);
  const server = await startServeProcess(t, folder);
  const ownPort = await rialto(['doctor'], { ...tempDataDir(t), RIALTO_PORT: new URL(server.url).port });
  assert.equal(ownPort.code, 1, ownPort.output);
  assert.match(ownPort.output, /^fail +port: .* in use by a Rialto server on another data folder; set its --data-dir/m);
  const ownFolder = await rialto(['doctor'], { ...folder, RIALTO_PORT: String(await freePort()) });
  assert.equal(ownFolder.code, 0, ownFolder.output);
  assert.match(ownFolder.output, /^warn +port: .* is free: the running server listens elsewhere/m);
});

test('rialto doctor checks that frames are on another site than the pages, with TLS if the pages have it', async (t) => {
  const folder = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_PUBLIC_URL: 'https://rialto.example' };
  for (const [frameUrl, expected] of [
    ['https://frames.example.net', /^ok +RIALTO_FRAME_URL: frames of games are on https:\/\/frames\.example\.net/m],
    ['https://frames.rialto.example', /^warn +RIALTO_FRAME_URL: .* use a separate domain/m],
    ['http://frames.example.net', /^fail +RIALTO_FRAME_URL: must be https/m],
  ] as const) {
    const { output } = await rialto(['doctor'], { ...folder, RIALTO_FRAME_URL: frameUrl });
    assert.match(output, expected);
  }
});

describe('on PostgreSQL', { skip: postgresMissing() }, () => {
  test('reports version, schema, durability and clock of the database server and hides the password', async (t) => {
    const { url, drop } = await freshDatabase();
    t.after(drop);
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', DATABASE_URL: url };
    const emptyDatabase = await rialto(['doctor'], settings);
    assert.match(emptyDatabase.output, /^ok +database: PostgreSQL 1\d/m);
    const names = migrations.map(({ name }) => name);
    assert.match(emptyDatabase.output, new RegExp(`^warn +schema: .* ${names.join(', ')}`, 'm'));
    assert.match(emptyDatabase.output, /^ok +clock: in sync/m);
    assert.match(emptyDatabase.output, /^fail +secret: RIALTO_SECRET is not set/m);
    assert.match(emptyDatabase.output, /^(ok|fail) +durability: fsync is (on|off)/m);
    const { password } = new URL(url);
    assert.doesNotMatch(emptyDatabase.output, new RegExp(`:${password}@`));
    const check = await rialto(['migrate', '--check'], settings);
    assert.equal(check.code, 1, check.output);
    assert.match(check.output, /^pending core-0001$/m);
    assert.match(check.output, /^pending core-0002, not for running nodes$/m);
    assert.match(check.output, /^Stop all nodes of the previous version/m);
    const migrated = await rialto(['migrate'], settings);
    assert.ok(migrated.output.startsWith(names.map((name) => `applied ${name}\n`).join('')), migrated.output);
    const secondRun = await rialto(['migrate', '--check'], settings);
    assert.deepEqual([secondRun.code, secondRun.output], [0, 'The database is up to date: no pending migrations.\n']);
    assert.match((await rialto(['doctor'], settings)).output, /^ok +schema: is up to date/m);
  });

  test('reports an unreachable server as a failed check', async (t) => {
    const { code, output } = await rialto(['doctor'], {
      ...tempDataDir(t),
      RIALTO_PORT: '0',
      DATABASE_URL: 'postgres://a:b3b3@127.0.0.1:1/x',
    });
    assert.equal(code, 1, output);
    assert.match(output, /^fail +database: .*ECONNREFUSED/m);
    assert.doesNotMatch(output, /b3b3/);
  });
});
