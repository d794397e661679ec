import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type Ended, runProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const runner = join(import.meta.dirname, '../../scripts/test.ts');
const begin = "import { test, describe } from 'node:test';\nimport assert from 'node:assert/strict';\n";

/** Runs the runner over a project of these files, with these arguments. */
function runOver(files: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  return inTempFolder(async (root) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), begin + text);
    }
    return await runProcess(process.execPath, [runner, ...args], { cwd: root });
  });
}

function lastLine({ output }: Ended): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}

const passing = "test('passes', () => assert.ok(true));";

test('passing tests end with their number and exit code 0', async () => {
  const run = await runOver({
    'test/a.test.ts': passing,
    'test/b/c.test.ts': `describe('group', () => { ${passing} ${passing} });`,
  });
  assert.deepEqual([run.code, lastLine(run)], [0, '3 passed, 0 failed, 0 skipped']);
});

test('a failing test is shown with its path, its name and its reason', async () => {
  const run = await runOver({
    'test/a.test.ts': `describe('group', () => test('adds', () => assert.equal(1 + 1, 3))); ${passing}`,
  });
  assert.deepEqual([run.code, lastLine(run)], [1, '1 passed, 1 failed, 0 skipped']);
  assert.match(run.output, /FAILED test\/a\.test\.ts\n {2}group > adds\n[\s\S]*2 !== 3/);
});

test('a failing file tells the seeds that its tests drew, so that the same can come again', async () => {
  const run = await runOver({
    'test/a.test.ts': `test('fails', (t) => { t.diagnostic('RIALTO_SEED=42'); assert.ok(false); });`,
    'test/b.test.ts': `test('passes', (t) => { t.diagnostic('RIALTO_SEED=43'); assert.ok(true); });`,
  });
  assert.match(run.output, /RIALTO_SEED=42/);
  assert.doesNotMatch(run.output, /RIALTO_SEED=43/);
});

test('skips name their reason and do not fail the run', async () => {
  const run = await runOver({
    'test/a.test.ts': `${passing} test('later', { skip: 'python3 is missing' }, () => {});`,
  });
  assert.deepEqual([run.code, lastLine(run)], [0, '1 passed, 0 failed, 1 skipped']);
  assert.match(run.output, /test\/a\.test\.ts: later \(python3 is missing\)/);
});

const broken: readonly [string, string, RegExp][] = [
  ['throws while it is read', "throw new Error('at the top');", /at the top/],
  ['cannot be parsed', 'const x: = 1;', /SyntaxError/],
  ['leaves early with code 0', "test('never ends', () => { process.exit(0); });", /No test ran to its end/],
  ['leaves early with code 3', 'process.exit(3);', /ended with code 3/],
  [
    'is killed',
    "test('dies', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });",
    /ended by SIGKILL/,
  ],
  ['has no test', 'assert.ok(true);', /No test ran to its end/],
  [
    'fails after its tests',
    "test('passes', () => { setTimeout(() => { throw new Error('too late'); }, 20); });",
    /too late/,
  ],
  [
    'fails in a hook',
    "describe('group', () => { test.before(() => { throw new Error('in the hook'); }); test('x', () => assert.ok(true)); });",
    /in the hook/,
  ],
  [
    'rejects without anyone listening',
    "test('passes', () => { void Promise.reject(new Error('unheard')); });",
    /unheard/,
  ],
];

for (const [what, text, sign] of broken) {
  test(`a file that ${what} fails the run`, async () => {
    const run = await runOver({ 'test/a.test.ts': text });
    assert.equal(run.code, 1, run.output);
    assert.match(lastLine(run), /^\d+ passed, [1-9]\d* failed, \d+ skipped$/);
    assert.match(run.output, sign);
  });
}

test('only what lies below the given paths is run', async () => {
  const files = { 'test/a/one.test.ts': passing, 'test/b/two.test.ts': passing, 'test/b/three.test.ts': passing };
  assert.equal(lastLine(await runOver(files, ['test/b'])), '2 passed, 0 failed, 0 skipped');
  assert.equal(lastLine(await runOver(files, ['test/b/two.test.ts'])), '1 passed, 0 failed, 0 skipped');
  assert.equal(lastLine(await runOver(files, ['three'])), '1 passed, 0 failed, 0 skipped');
});

test('a path without any test fails instead of passing by nothing', async () => {
  const run = await runOver({ 'test/a.test.ts': passing }, ['test/exhcange']);
  assert.deepEqual([run.code, lastLine(run)], [1, '0 passed, 0 failed, 0 skipped']);
});
