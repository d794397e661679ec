import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { migrations } from '../../src/migrations.ts';
import { browserMissing } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { chromiumWithoutSandbox, probeChromium } from '../support/probe-chromium.ts';
import { localCertificate } from '../support/relay.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('rialto doctor prints the settings without secrets and finds no problem in a new folder', async (t) => {
  const clientSettings = { RIALTO_URL: 'http://localhost:9000', RIALTO_RELAY_KEY: 'rlk_live_unknown' };
  const settings = {
    ...tempDataDir(t),
    ...clientSettings,
    RIALTO_PORT: '0',
    RIALTO_ADMIN_KEYS: `ann:${'a1'.repeat(32)}`,
  };
  const { code, output } = await rialto(['doctor'], settings);
  assert.equal(code, 0, output);
  assert.match(output, /^RIALTO_ADMIN_KEYS +ann$/m);
  assert.doesNotMatch(output, /a1a1/);
  assert.match(output, /^ok +node: v2/m);
  assert.match(output, /^ok +disk space: \d+ MiB free/m);
  assert.match(output, /^ok +database: does not exist yet/m);
  assert.match(output, /^RIALTO_SECRET +from the data folder$/m);
  assert.match(output, /^ok +secret: does not exist yet; the next start generates it in /m);
  assert.doesNotMatch(output, /^fail|variable/m);
});

test('rialto doctor starts the browser of the prober, and reports why it does not start and what to do', {
  skip: browserMissing(),
}, async (t) => {
  const dataDirSetting = tempDataDir(t);
  const { path } = await probeChromium();
  const scripts = tempFolder('browsers');
  t.after(() => scripts.remove());
  const doctorWith = async (name: string, script: string, settings = {}) => {
    const file = join(scripts.path, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return rialto(['doctor'], { ...dataDirSetting, RIALTO_PORT: '0', RIALTO_CHROMIUM: file, ...settings });
  };
  // Test containers lack the privileges that the sandbox needs.
  const workingBrowser = await doctorWith('working', `exec '${path}' --no-sandbox "$@"`);
  assert.match(workingBrowser.output, /^ok +prober: uses .*working, which starts as Chromium \d+/m);
  const failure = `exec '${chromiumWithoutSandbox()}'`;
  const failingBrowser = await doctorWith('failing', failure);
  assert.match(
    failingBrowser.output,
    /^warn +prober: .*failing does not start with its sandbox: Chromium's sandbox (cannot run as root|needs user namespaces, .*)\. So uploaded games stay in testing\. Run the server as a user other than root .* or set RIALTO_PROBES=off and run a separate `rialto prober`/m,
  );
  assert.equal(failingBrowser.code, 0, 'a warning only: the server works without a prober');
  const probesOff = await doctorWith('failing', failure, {
    RIALTO_PROBES: 'off',
    RIALTO_PROBER_KEY_SHA256: 'a'.repeat(64),
  });
  assert.match(probesOff.output, /^ok +prober: separate probers can connect/m);
});

test('rialto doctor checks a running server without disturbing it', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const server = await startServeProcess(t, dataDirSetting);
  const { code, output } = await rialto(['doctor'], { ...dataDirSetting, RIALTO_PORT: new URL(server.url).port });
  assert.equal(code, 0, output);
  assert.match(output, /^ok +server: a server is running/m);
  assert.match(output, /^ok +port: .* in use, probably by the running server/m);
  assert.match(output, /^ok +database: SQLite 3\.\d+/m);
  assert.match(output, /^ok +schema: is up to date/m);
  assert.match(output, /^ok +secret: in .*, readable only by this user$/m);
  assert.ok(!output.includes(readFileSync(join(dataDirSetting.RIALTO_DATA_DIR, 'secret'), 'utf8').trim()));
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
});

test('rialto doctor reports another program on the port, a folder that other users can read and a misspelled variable', async (t) => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  t.after(() => otherServer.close());
  const dataDirSetting = tempDataDir(t);
  chmodSync(dataDirSetting.RIALTO_DATA_DIR, 0o755);
  const port = String((otherServer.address() as AddressInfo).port);
  const { code, output } = await rialto(['doctor'], { ...dataDirSetting, RIALTO_PORT: port, RIALTO_LOGLEVEL: 'debug' });
  assert.equal(code, 1, output);
  assert.match(output, /^fail +port: .* in use by another program/m);
  assert.match(output, /^warn +data folder: .* other users/m);
  assert.match(output, /^warn +variable: RIALTO_LOGLEVEL/m);
});

test('rialto doctor says which CA development destinations need, and checks the file of an additional CA', async (t) => {
  const settings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_RELAY_ALLOW: '127.0.0.1:8443' };
  const resultWithoutCa = await rialto(['doctor'], settings);
  assert.match(
    resultWithoutCa.output,
    /^warn +RIALTO_RELAY_ALLOW: .*without RIALTO_RELAY_CA_FILE .* signed by a public CA$/m,
  );
  const { caFile, remove } = await localCertificate();
  t.after(remove);
  const resultWithCa = await rialto(['doctor'], { ...settings, RIALTO_RELAY_CA_FILE: caFile });
  assert.match(resultWithCa.output, /^warn +RIALTO_RELAY_CA_FILE: an additional CA is trusted/m);
  assert.doesNotMatch(resultWithCa.output, /without RIALTO_RELAY_CA_FILE/);
  for (const [file, fault] of [
    ['package.json', /^fail +RIALTO_RELAY_CA_FILE: package\.json contains no valid certificate in PEM/m],
    ['missing.pem', /^fail +RIALTO_RELAY_CA_FILE: missing\.pem is not a readable file \(ENOENT\)/m],
  ] as const) {
    const resultWithWrongFile = await rialto(['doctor'], { ...settings, RIALTO_RELAY_CA_FILE: file });
    assert.deepEqual(
      [resultWithWrongFile.code, fault.test(resultWithWrongFile.output)],
      [1, true],
      resultWithWrongFile.output,
    );
  }
});

test('rialto doctor, config and health accept the flags of serve, and doctor prints the folder and port that it checks', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const server = await startServeProcess(t, dataDirSetting);
  const { port } = new URL(server.url);
  const flags = ['--port', port, '--data-dir', dataDirSetting.RIALTO_DATA_DIR];
  const { code, output } = await rialto(['doctor', ...flags], {});
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`^Checking ${dataDirSetting.RIALTO_DATA_DIR} and 127\\.0\\.0\\.1:${port};`, 'm'));
  assert.match(output, /^ok +server: a server is running/m);
  assert.match(output, /^ok +port: .* in use, probably by the running server/m);
  const json = JSON.parse((await rialto(['doctor', '--json', ...flags], {})).output) as { settings: object };
  assert.partialDeepStrictEqual(json.settings, { RIALTO_PORT: port });
  const config = await rialto(['config', ...flags], {});
  assert.match(config.output, new RegExp(`^RIALTO_PORT +${port}$`, 'm'));
  assert.equal((await rialto(['health', '--port', port], {})).code, 0);
});

test('rialto doctor says when the running server uses another port or another data folder', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const server = await startServeProcess(t, dataDirSetting);
  const resultWithOtherFolder = await rialto(['doctor'], { ...tempDataDir(t), RIALTO_PORT: new URL(server.url).port });
  assert.equal(resultWithOtherFolder.code, 1, resultWithOtherFolder.output);
  assert.match(
    resultWithOtherFolder.output,
    /^fail +port: .* in use by a Rialto server on another data folder; set its --data-dir/m,
  );
  const resultWithOtherPort = await rialto(['doctor'], { ...dataDirSetting, RIALTO_PORT: String(await freePort()) });
  assert.equal(resultWithOtherPort.code, 0, resultWithOtherPort.output);
  assert.match(resultWithOtherPort.output, /^warn +port: .* is free: the running server listens on another port/m);
});

test('rialto doctor checks that frames are on another site than the pages, with TLS if the pages have it', async (t) => {
  const settings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_PUBLIC_URL: 'https://rialto.example' };
  for (const [frameUrl, expected] of [
    ['https://frames.example.net', /^ok +RIALTO_FRAME_URL: frames of games are on https:\/\/frames\.example\.net/m],
    ['https://frames.rialto.example', /^warn +RIALTO_FRAME_URL: .* use a separate domain/m],
    ['http://frames.example.net', /^fail +RIALTO_FRAME_URL: must be https/m],
  ] as const) {
    const { output } = await rialto(['doctor'], { ...settings, RIALTO_FRAME_URL: frameUrl });
    assert.match(output, expected);
  }
});

describe('rialto doctor on PostgreSQL', { skip: postgresMissing() }, () => {
  test('reports version, schema, durability and clock of the database server and hides the password', async (t) => {
    const { url, drop } = await freshDatabase();
    t.after(drop);
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', DATABASE_URL: url };
    const emptyDatabaseResult = await rialto(['doctor'], settings);
    assert.match(emptyDatabaseResult.output, /^ok +database: PostgreSQL 1\d/m);
    const migrationNames = migrations.map(({ name }) => name);
    assert.match(emptyDatabaseResult.output, new RegExp(`^warn +schema: .* ${migrationNames.join(', ')}`, 'm'));
    assert.match(emptyDatabaseResult.output, /^ok +clock: in sync/m);
    assert.match(emptyDatabaseResult.output, /^fail +secret: RIALTO_SECRET is not set/m);
    assert.match(emptyDatabaseResult.output, /^(ok|fail) +durability: fsync is (on|off)/m);
    const { password } = new URL(url);
    assert.doesNotMatch(emptyDatabaseResult.output, new RegExp(`:${password}@`));
    const migration = await rialto(['migrate'], settings);
    assert.equal(migration.code, 0, migration.output);
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
