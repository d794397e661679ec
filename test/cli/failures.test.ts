import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { ownFolder, rialto, serving } from './rialto.ts';

/** One sentence after the program's name, and exit code 2. */
function assertSentence(ended: { code: number | null; output: string }, pattern: RegExp): void {
  assert.match(ended.output, pattern);
  assert.match(ended.output, /^rialto: [^\n]*[.>\]]\n$/m);
  assert.doesNotMatch(ended.output, /\n\s+at /);
  assert.equal(ended.code, 2);
}

test('a port in use ends with one sentence', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const ended = await rialto(['serve'], { ...ownFolder(t), RIALTO_PORT: String(port), RIALTO_LOG_LEVEL: 'silent' });
  assertSentence(ended, /The port is in use/);
});

test('a second server on the same folder ends with one sentence, and the first goes on', async (t) => {
  const folder = ownFolder(t);
  const first = await serving(t, folder);
  const ended = await rialto(['serve'], { ...folder, RIALTO_PORT: '0', RIALTO_LOG_LEVEL: 'silent' });
  assertSentence(ended, /Another Rialto server is using the data folder/);
  assert.equal((await fetch(`${first.url}/readyz`)).status, 200);
});

test('a folder that cannot be made ends with one sentence', async (t) => {
  const { RIALTO_DATA_DIR } = ownFolder(t);
  const file = join(RIALTO_DATA_DIR, 'file');
  writeFileSync(file, '');
  const ended = await rialto(['serve'], { RIALTO_DATA_DIR: join(file, 'data'), RIALTO_PORT: '0' });
  assertSentence(ended, /The data folder .* cannot be written/);
});

const isRoot = process.getuid?.() === 0 ? 'root may write everywhere' : false;

test('a folder of somebody else ends with one sentence', { skip: isRoot }, async (t) => {
  const { RIALTO_DATA_DIR } = ownFolder(t);
  const closed = join(RIALTO_DATA_DIR, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  const ended = await rialto(['serve'], { RIALTO_DATA_DIR: join(closed, 'data'), RIALTO_PORT: '0' });
  assertSentence(ended, /The data folder .* cannot be written/);
});

test('a database of a newer version is left alone by every command', async (t) => {
  const folder = ownFolder(t);
  assert.equal((await rialto(['migrate'], folder)).code, 0);
  const database = new Sqlite(join(folder.RIALTO_DATA_DIR, 'rialto.sqlite'));
  database.prepare("insert into migration (name, checksum, applied_at) values ('exchange-9999', 'x', 0)").run();
  database.close();
  for (const args of [['serve'], ['migrate'], ['admin', 'audit']]) {
    assertSentence(
      await rialto(args, { ...folder, RIALTO_PORT: '0' }),
      /newer version of Rialto \(it has exchange-9999\)/,
    );
  }
});

test('every wrong setting is named in one sentence', async (t) => {
  const wrong = {
    RIALTO_PORT: 'eighty',
    RIALTO_MODULES: 'exchange,post',
    RIALTO_ADMIN_KEYS: 'ann:secret',
    DATABASE_URL: 'mysql://x',
  };
  for (const args of [['serve'], ['doctor'], ['migrate'], ['admin', 'audit']]) {
    const ended = await rialto(args, { ...ownFolder(t), ...wrong });
    for (const name of Object.keys(wrong)) assert.match(ended.output, new RegExp(name));
    assertSentence(ended, /The configuration is not usable/);
  }
});

test('PostgreSQL that cannot be reached ends with one sentence without the password', async (t) => {
  const settings = { ...ownFolder(t), DATABASE_URL: 'postgres://someone:s3cret@nowhere.invalid.example:1/rialto' };
  const ended = await rialto(['admin', 'audit'], settings);
  assertSentence(ended, /PostgreSQL at nowhere\.invalid\.example:1\/rialto cannot be used/);
  assert.doesNotMatch(ended.output, /s3cret/);
});

test('a misused command says how it is used', async (t) => {
  const folder = ownFolder(t);
  for (const [args, pattern] of [
    [['dance'], /There is no command "dance"/],
    [['serve', 'now'], /Usage: rialto serve/],
    [['admin'], /`rialto help admin`/],
    [['admin', 'dance'], /There is no "dance"/],
    [['admin', 'suspend'], /Usage: rialto admin suspend <account> --reason=<reason>/],
    [['admin', 'audit', '--color=red'], /Unknown option '--color'/],
    [['admin', 'audit'], /There is no database in/],
    [['admin', 'backup'], /Usage: rialto admin backup <file>/],
    [['admin', 'key', 'Ann Smith'], /Usage: rialto admin key/],
  ] as const) {
    const ended = await rialto(args, folder);
    assert.match(ended.output, pattern, args.join(' '));
    assert.equal(ended.code, 2, args.join(' '));
  }
});

test('help is printed for every command it lists', async () => {
  const { output, code } = await rialto(['help'], {});
  assert.equal(code, 0);
  const names = [...output.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1] as string);
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
