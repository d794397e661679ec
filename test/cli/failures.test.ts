// Slow: starts servers that must fail, one after another.

import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { actionNames } from '../../src/cli/admin.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

/** Checks for one sentence after the program's name, and the exit code. */
function assertOneSentence(result: { code: number | null; output: string }, pattern: RegExp, code = 2): void {
  assert.match(result.output, pattern);
  assert.match(result.output, /^rialto: [^\n]*[.>\]]\n$/m);
  assert.doesNotMatch(result.output, /\n\s+at /);
  assert.equal(result.code, code);
}

test('a port in use is reported in one sentence, before anything is written', async (t) => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  t.after(() => otherServer.close());
  const { port } = otherServer.address() as AddressInfo;
  const dataDirSetting = tempDataDir(t);
  const result = await rialto(['serve'], { ...dataDirSetting, RIALTO_PORT: String(port), RIALTO_LOG_LEVEL: 'silent' });
  assertOneSentence(result, /Port \d+ is in use by another program; .* with --port or RIALTO_PORT\./);
  assert.deepEqual(readdirSync(dataDirSetting.RIALTO_DATA_DIR), [], 'nothing is written');
});

test('a second server on the same folder is rejected in one sentence, and the first keeps running', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const firstServer = await startServeProcess(t, dataDirSetting);
  const result = await rialto(['serve'], { ...dataDirSetting, RIALTO_PORT: '0', RIALTO_LOG_LEVEL: 'silent' });
  assertOneSentence(result, /Another Rialto server is using the data folder/);
  assert.equal((await fetch(`${firstServer.url}/readyz`)).status, 200);
});

test('a folder that cannot be created is reported in one sentence', async (t) => {
  const { RIALTO_DATA_DIR } = tempDataDir(t);
  const file = join(RIALTO_DATA_DIR, 'file');
  writeFileSync(file, '');
  const result = await rialto(['serve'], { RIALTO_DATA_DIR: join(file, 'data'), RIALTO_PORT: '0' });
  assertOneSentence(result, /The data folder .* cannot be written/);
});

const skipWithoutProc = process.platform === 'linux' ? false : 'there is no /proc';

test('a folder with an unwritable parent is reported in one sentence', { skip: skipWithoutProc }, async () => {
  const result = await rialto(['serve'], { RIALTO_DATA_DIR: '/proc/rialto/data', RIALTO_PORT: '0' });
  assertOneSentence(result, /The data folder .* cannot be written/);
});

const skipAsRoot = process.getuid?.() === 0 ? 'root may write everywhere' : false;

test('a data folder inside a read-only folder is reported in one sentence', { skip: skipAsRoot }, async (t) => {
  const { RIALTO_DATA_DIR } = tempDataDir(t);
  const readOnlyFolder = join(RIALTO_DATA_DIR, 'closed');
  mkdirSync(readOnlyFolder);
  chmodSync(readOnlyFolder, 0o500);
  const result = await rialto(['serve'], { RIALTO_DATA_DIR: join(readOnlyFolder, 'data'), RIALTO_PORT: '0' });
  assertOneSentence(result, /The data folder .* cannot be written/);
});

test('a database of a newer version is refused by serve, migrate and admin in one sentence', async (t) => {
  const dataDirSetting = tempDataDir(t);
  assert.equal((await rialto(['migrate'], dataDirSetting)).code, 0);
  const database = new Sqlite(join(dataDirSetting.RIALTO_DATA_DIR, 'rialto.sqlite'));
  database.prepare("insert into migration (name, checksum, applied_at) values ('exchange-9999', 'x', 0)").run();
  database.close();
  for (const args of [['serve'], ['migrate'], ['admin', 'audit']]) {
    assertOneSentence(
      await rialto(args, { ...dataDirSetting, RIALTO_PORT: '0' }),
      /newer version of Rialto \(it has exchange-9999\)/,
    );
  }
});

test('all invalid settings are reported in one sentence', async (t) => {
  const invalidSettings = {
    RIALTO_PORT: 'eighty',
    RIALTO_MODULES: 'exchange,post',
    RIALTO_ADMIN_KEYS: 'ann:secret',
    DATABASE_URL: 'mysql://x',
  };
  assertOneSentence(
    await rialto(['serve'], { ...tempDataDir(t), ...invalidSettings }),
    /The configuration is not valid/,
  );
  for (const args of [['serve'], ['doctor'], ['migrate'], ['admin', 'audit']]) {
    const result = await rialto(args, { ...tempDataDir(t), ...invalidSettings });
    for (const name of Object.keys(invalidSettings)) assert.match(result.output, new RegExp(name));
    assertOneSentence(result, /The configuration is not valid/);
  }
});

test('an unreachable PostgreSQL server is reported in one sentence without the password, with exit code 1', async (t) => {
  const settings = { ...tempDataDir(t), DATABASE_URL: 'postgres://someone:s3cret@nowhere.invalid.example:1/rialto' };
  const result = await rialto(['admin', 'audit'], settings);
  assertOneSentence(result, /PostgreSQL at nowhere\.invalid\.example:1\/rialto cannot be used now/, 1);
  assert.doesNotMatch(result.output, /s3cret/);
});

test('invalid commands and arguments are reported with what to do', async (t) => {
  const dataDirSetting = tempDataDir(t);
  assert.equal((await rialto(['dance'], dataDirSetting)).code, 2);
  for (const [args, pattern, code = 2] of [
    [['dance'], /Unknown command "dance"\. `rialto help` lists the commands/],
    [['srve'], /Unknown command "srve"\. Did you mean "serve"\?/],
    [['help', 'admni'], /Unknown command "admni"\. Did you mean "admin"\? `rialto help` lists the commands/],
    [['serve', '--port='], /The value of --port is empty/],
    [['doctor', '--json', '--data-dir', ''], /The value of --data-dir is empty/],
    [['serve', 'now'], /Usage: rialto serve/],
    [['admin'], /`rialto help admin <action>`/],
    [['help', 'admin', 'suspned'], /Unknown action "suspned"\. Did you mean "suspend"\? `rialto help admin` lists/],
    [['admin', 'dance'], /Unknown action "dance"\. `rialto help admin`/],
    [['admin', 'suspned'], /Did you mean "suspend"\?/],
    [
      ['admin', 'suspend'],
      /The argument <account> is missing\. Usage: rialto admin suspend <account> --reason=<reason>/,
    ],
    [['admin', 'suspend', 'exchange', 'oxbow'], /The argument "oxbow" is unexpected\. Usage: rialto admin suspend/],
    [
      ['admin', 'restore', 'backup.sqlite'],
      /The argument <id> is missing\. .*for a backup: rialto admin restore-backup/,
    ],
    [['admin', 'audit', '--color=red'], /Unknown option '--color'/],
    [['admin', 'audit'], /There is no database in/],
    [['admin', 'backup'], /Usage: rialto admin backup <file>/],
    [['admin', 'key', 'Ann Smith'], /Usage: rialto admin key/],
  ] as const) {
    const result = await rialto(args, dataDirSetting);
    assert.match(result.output, pattern, args.join(' '));
    assert.equal(result.code, code, args.join(' '));
  }
});

test('--version prints the versions of the package and of Node', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const argument of ['--version', 'version']) {
    const { output, code } = await rialto([argument], {});
    assert.deepEqual([output, code], [`rialto ${version}, Node ${process.versions.node}\n`, 0]);
  }
});

test('help is available for every listed command', async () => {
  const { output, code } = await rialto(['help'], {});
  assert.equal(code, 0);
  const names = [...output.matchAll(/^ {2}([a-z-]+) /gm)].map((match) => match[1] as string);
  assert.ok(
    ['serve', 'migrate', 'admin', 'doctor'].every((name) => names.includes(name)),
    output,
  );
  for (const name of names) {
    const help = await rialto([name, '--help'], {});
    assert.equal(help.code, 0);
    assert.match(help.output, new RegExp(`^rialto ${name}: `));
  }
});

test('each form of the help command shows the help of an action, with its usage, its options and an example', async () => {
  const helpCommands = [
    ['help', 'admin', 'suspend'],
    ['admin', 'help', 'suspend'],
    ['admin', 'suspend', '--help'],
    ['admin', 'suspend', '-h'],
  ];
  for (const helpCommand of helpCommands) {
    const { output, code } = await rialto(helpCommand, {});
    assert.equal(code, 0);
    assert.match(output, /^rialto admin suspend <account> --reason=<reason> /, helpCommand.join(' '));
    assert.match(output, /--until +RFC 3339/);
    assert.match(output, /^Example: rialto admin suspend ci-doctor .*--until=2099-01-08T00:00:00Z$/m);
    assert.doesNotMatch(output, /unsuspend <|dismiss/);
  }
  for (const name of actionNames) {
    const { output, code } = await rialto(['help', 'admin', name], {});
    assert.equal(code, 0, output);
    assert.match(output, new RegExp(`^rialto admin ${name}( |$)`, 'm'));
  }
  assert.match((await rialto(['admin', 'help'], {})).output, /^rialto admin: /);
});
