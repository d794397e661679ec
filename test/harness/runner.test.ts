// Slow: starts the test runner as a program for each test.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type ProcessResult, runProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const runner = join(import.meta.dirname, '../../scripts/test.ts');
const imports = "import { test, describe } from 'node:test';\nimport assert from 'node:assert/strict';\n";

/** Runs the test runner on a project of these files, with these arguments. */
function runProject(
  files: Record<string, string | { firstLine: string; text: string }>,
  args: readonly string[] = [],
): Promise<ProcessResult> {
  return inTempFolder(async (root) => {
    for (const [path, content] of Object.entries(files)) {
      const { firstLine, text } = typeof content === 'string' ? { firstLine: '', text: content } : content;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), firstLine + imports + text);
    }
    return await runProcess(process.execPath, [runner, ...args], { cwd: root });
  });
}

function lastLine({ output }: ProcessResult): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}

const passing = "test('passes', () => assert.ok(true));";

test('passing tests are counted, with exit code 0', async () => {
  const run = await runProject({
    'test/a.test.ts': passing,
    'test/b/c.test.ts': `describe('group', () => { ${passing} ${passing} });`,
  });
  assert.deepEqual([run.code, lastLine(run)], [0, '3 passed, 0 failed, 0 skipped']);
});

test('a failing test is shown with its path, its name and its reason', async () => {
  const run = await runProject({
    'test/a.test.ts': `describe('group', () => test('adds', () => assert.equal(1 + 1, 3))); ${passing}`,
  });
  assert.deepEqual([run.code, lastLine(run)], [1, '1 passed, 1 failed, 0 skipped']);
  assert.match(run.output, /FAILED test\/a\.test\.ts\n {2}group > adds\n[\s\S]*2 !== 3/);
});

test('the report lists each failure with the first lines of its error', async () => {
  const failing =
    "test('adds', () => assert.equal(1 + 1, 3)); test('throws', () => { throw new Error('abcdefghi'.split('').join('\\n')); });";
  const { output } = await runProject({ 'test/a.test.ts': failing });
  const [, list] = output.split('FAILURES\n');
  assert.match(list ?? '', /^ {2}test\/a\.test\.ts: adds\n.*AssertionError[\s\S]*\n {2}test\/a\.test\.ts: throws\n/);
  assert.match(list ?? '', /Error: a\n[\s\S]*\n {4}h\n\n1 files in/);
});

test('a process that does not end is reported with what is still open and which of its files failed', async () => {
  const text = `import { connect, createServer } from 'node:net';
    test('connects', (_t, done) => {
      const server = createServer(() => { server.close(); done(); });
      server.listen(0, '127.0.0.1', () => connect(server.address().port));
    });
    test('fails', () => assert.ok(false));`;
  const { output } = await runProject({ 'test/browser/a.test.ts': text, 'test/browser/b.test.ts': passing });
  assert.match(output, /The process of this and earlier files did not end\.\n/);
  assert.match(output, /still open: .*TCPSocketWrap/);
  assert.match(output, /failed before in this process: test\/browser\/a\.test\.ts/);
});

test('the seeds of the tests are printed for a failing file, and not for a passing one', async () => {
  const run = await runProject({
    'test/a.test.ts': `test('fails', (t) => { t.diagnostic('RIALTO_SEED=42'); assert.ok(false); });`,
    'test/b.test.ts': `test('passes', (t) => { t.diagnostic('RIALTO_SEED=43'); assert.ok(true); });`,
  });
  assert.match(run.output, /RIALTO_SEED=42/);
  assert.doesNotMatch(run.output, /RIALTO_SEED=43/);
});

test('skipped tests show their reason and do not fail the run', async () => {
  const run = await runProject({
    'test/a.test.ts': `${passing} test('later', { skip: 'python3 is missing' }, () => {});`,
  });
  assert.deepEqual([run.code, lastLine(run)], [0, '1 passed, 0 failed, 1 skipped']);
  assert.match(run.output, /test\/a\.test\.ts: later \(python3 is missing\)/);
});

const brokenFiles: readonly [string, string, RegExp][] = [
  ['throws while it is loaded', "throw new Error('at the top');", /at the top/],
  ['cannot be parsed', 'const x: = 1;', /SyntaxError/],
  ['exits early with code 0', "test('never ends', () => { process.exit(0); });", /No test ran to its end/],
  ['exits early with code 3', 'process.exit(3);', /ended with code 3/],
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
    'leaves a server open',
    "import { createServer } from 'node:http'; test('opens', (_t, done) => { createServer().listen(0, () => done()); });",
    /left open: TCPServerWrap/,
  ],
  [
    'has an unhandled rejection',
    "test('passes', () => { void Promise.reject(new Error('unawaited')); });",
    /unawaited/,
  ],
];

for (const [title, text, pattern] of brokenFiles) {
  test(`a file that ${title} fails the run`, async () => {
    const run = await runProject({ 'test/a.test.ts': text });
    assert.equal(run.code, 1, run.output);
    assert.match(lastLine(run), /^\d+ passed, [1-9]\d* failed, \d+ skipped$/);
    assert.match(run.output, pattern);
  });
}

test('among several files, a file with an uncaught error fails with its message', async () => {
  const late = "test('passes', () => { setTimeout(() => { throw new Error('too late'); }, 20); });";
  const rejecting =
    "test('waits', (_t, done) => { void Promise.reject(new Error('unawaited')); setTimeout(done, 20); });";
  const run = await runProject({ 'test/browser/a.test.ts': late, 'test/browser/b.test.ts': rejecting });
  assert.deepEqual([run.code, lastLine(run)], [1, '2 passed, 2 failed, 0 skipped']);
  for (const file of ['a', 'b']) {
    const failure = new RegExp(`FAILED test/browser/${file}\\.test\\.ts[\\s\\S]*(too late|unawaited)`);
    assert.match(run.output, failure);
  }
});

const marksProcess = "test('runs', () => { assert.equal(globalThis.marked, undefined); globalThis.marked = true; });";
const assertsMark = (value: number) =>
  `test('runs', () => assert.equal(process.env['MARK'] ?? globalThis.mark, ${value}));`;

test('files share a process, and the environment is restored after each file', async () => {
  const run = await runProject({
    'test/browser/a.test.ts': `process.env['MARK'] = '9'; globalThis.mark = 1; ${passing}`,
    'test/browser/b.test.ts': assertsMark(1),
  });
  assert.deepEqual([run.code, lastLine(run)], [0, '2 passed, 0 failed, 0 skipped']);
});

test('a file whose first line begins with "// Own process:" runs in its own process', async () => {
  const ownProcessNote = '// Own process: it marks the global object.\n';
  const files = { 'test/browser/a.test.ts': marksProcess, 'test/browser/b.test.ts': marksProcess };
  assert.equal(lastLine(await runProject(files)), '1 passed, 1 failed, 0 skipped');
  const filesWithMarker = { ...files, 'test/browser/b.test.ts': { firstLine: ownProcessNote, text: marksProcess } };
  assert.equal(lastLine(await runProject(filesWithMarker)), '2 passed, 0 failed, 0 skipped');
});

test('hooks of a file run around its own tests only', async () => {
  const fileWithHook = `let count = 0; test.beforeEach(() => { count += 1; assert.ok(count <= 1, 'foreign test'); }); ${passing}`;
  const run = await runProject({ 'test/browser/a.test.ts': fileWithHook, 'test/browser/b.test.ts': fileWithHook });
  assert.deepEqual([run.code, lastLine(run)], [0, '2 passed, 0 failed, 0 skipped']);
});

test('among several files, tests that a suite adds after an await belong to the suite', async () => {
  const text = `let isReady = false;
    describe('outer', async () => {
      test.before(() => { isReady = true; });
      await new Promise((done) => setTimeout(done, 50));
      describe('inner', async () => {
        await new Promise((done) => setTimeout(done, 50));
        test('adds', () => assert.equal(isReady && 1 + 1, 3));
      });
    });`;
  const run = await runProject({ 'test/browser/a.test.ts': text, 'test/browser/b.test.ts': text });
  assert.equal(lastLine(run), '0 passed, 2 failed, 0 skipped');
  for (const file of ['a', 'b'])
    assert.match(
      run.output,
      new RegExp(`FAILED test/browser/${file}\\.test\\.ts\\n {2}outer > inner > adds\\n[\\s\\S]*2 !== 3`),
    );
});

test('the report lists the slowest files and the processor time of a run with more than 20 files', async () => {
  const files = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`test/t${index}.test.ts`, passing]));
  const run = await runProject(files);
  assert.match(run.output, /\[21\/21 \d+:\d\d\] ok .* {2}[\d.]+ s, [\d.]+ s of processor time/);
  assert.match(run.output, /SLOWEST FILES/);
  assert.match(run.output, /21 files in [\d.]+ s, [\d.]+ s of processor time/);
});

test('an argument runs the folder of that name and the file of that name', async () => {
  const files = {
    'test/relay/one.test.ts': passing,
    'test/relay.test.ts': passing,
    'test/core/of-relay.test.ts': passing,
  };
  assert.equal(lastLine(await runProject(files, ['relay'])), '2 passed, 0 failed, 0 skipped');
});

test('only the files in the given folder, at the given path or of the given name run', async () => {
  const files = { 'test/a/one.test.ts': passing, 'test/b/two.test.ts': passing, 'test/b/three.test.ts': passing };
  assert.equal(lastLine(await runProject(files, ['test/b'])), '2 passed, 0 failed, 0 skipped');
  assert.equal(lastLine(await runProject(files, ['test/b/two.test.ts'])), '1 passed, 0 failed, 0 skipped');
  assert.equal(lastLine(await runProject(files, ['three'])), '1 passed, 0 failed, 0 skipped');
});

test('an option that the runner does not have is refused with a list of the options that it has', async () => {
  for (const option of ['--test-reporter=spec', '--watch']) {
    const run = await runProject({ 'test/a.test.ts': passing }, [option]);
    assert.equal(run.code, 2, run.output);
    assert.match(
      run.output,
      new RegExp(`^npm test has no option ${option}: .*--test-name-pattern, .*--test-timeout`, 's'),
    );
    assert.doesNotMatch(run.output, /\d passed,/);
  }
  const skipped = await runProject({ 'test/a.test.ts': passing }, ['--test-skip-pattern=nothing']);
  assert.deepEqual([skipped.code, lastLine(skipped)], [0, '1 passed, 0 failed, 0 skipped']);
});

test('a path without tests fails the run', async () => {
  const run = await runProject({ 'test/a.test.ts': passing }, ['test/exhcange']);
  assert.deepEqual([run.code, lastLine(run)], [1, '0 passed, 0 failed, 0 skipped']);
});
