// Slow: installs packages into an empty folder.

import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { type ProcessResult, runProcess, startProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const scripts = join(import.meta.dirname, '../../scripts');
const npmMissing =
  (await runProcess('npm', ['--version']).catch(() => undefined)) === undefined ? 'npm is missing' : undefined;

/** A project without packages that uses the same bootstrap. */
function inProject(body: (root: string) => Promise<void>): Promise<void> {
  return inTempFolder(async (root) => {
    mkdirSync(join(root, 'scripts'));
    for (const name of ['bootstrap.js', 'bootstrap'])
      cpSync(join(scripts, name), join(root, 'scripts', name), { recursive: true });
    writeManifest(root, {});
    await body(root);
  });
}

function writeManifest(
  root: string,
  dependencies: Record<string, string>,
  devDependencies: Record<string, string> = {},
): void {
  const manifest = { name: 'sample', version: '1.0.0', type: 'module', dependencies, devDependencies };
  const locked = Object.fromEntries([
    ...Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ...Object.entries(devDependencies).map(([name, version]) => [`node_modules/${name}`, { version, dev: true }]),
  ]);
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest, ...locked } }),
  );
}

function bootstrap(
  root: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<ProcessResult> {
  return runProcess(process.execPath, ['scripts/bootstrap.js', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
}

test(
  'the first run installs, the second installs nothing, and a run after a change of the lock file installs again',
  { skip: npmMissing },
  () =>
    inProject(async (root) => {
      const printCommand = ['node', '-p', '6 * 7'];
      const firstRun = await bootstrap(root, printCommand);
      assert.deepEqual([firstRun.code, firstRun.output.match(/Installing|42/g)], [0, ['Installing', '42']]);
      assert.equal((await bootstrap(root, printCommand)).output, '42\n');
      writeFileSync(join(root, 'package-lock.json'), `${readFileSync(join(root, 'package-lock.json'), 'utf8')}\n`);
      rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
      assert.match((await bootstrap(root, printCommand)).output, /^Installing[^\n]*\n42\n$/);
    }),
);

test(
  'the server starts without development packages, and another command tries to install them',
  { skip: npmMissing },
  () =>
    inProject(async (root) => {
      writeManifest(root, {}, { 'no-such-package': '1.0.0' });
      mkdirSync(join(root, 'bin'));
      writeFileSync(join(root, 'bin/rialto.js'), 'console.log("started")');
      const unreachableRegistry = {
        npm_config_registry: `http://127.0.0.1:${await closedPort()}`,
        npm_config_cache: join(root, 'cache'),
      };
      const firstRun = await bootstrap(root, ['start'], unreachableRegistry);
      assert.deepEqual([firstRun.code, firstRun.output.match(/Installing|started/g)], [0, ['Installing', 'started']]);
      assert.equal((await bootstrap(root, ['start'], unreachableRegistry)).output, 'started\n');
      const otherCommand = await bootstrap(root, ['node', '-p', '1'], unreachableRegistry);
      assert.equal(otherCommand.code, 2, otherCommand.output);
      assert.match(otherCommand.output, /Installing[\s\S]*cannot be reached/);
    }),
);

test('two concurrent first runs both succeed, and only one installs', { skip: npmMissing }, () =>
  inProject(async (root) => {
    const results = await Promise.all([bootstrap(root, ['node', '-p', '1']), bootstrap(root, ['node', '-p', '1'])]);
    assert.deepEqual(
      results.map(({ code }) => code),
      [0, 0],
    );
    const installs = results.filter(({ output }) => output.includes('Installing'));
    assert.equal(installs.length, 1, JSON.stringify(results));
    assert.ok(!existsSync(join(root, '.node/set-up.lock')));
  }),
);

test('a lock of a dead process is taken over', { skip: npmMissing }, () =>
  inProject(async (root) => {
    const { child, ended } = startProcess(process.execPath, ['-e', '']);
    await ended;
    mkdirSync(join(root, '.node'));
    writeFileSync(join(root, '.node/set-up.lock'), `${child.pid} left`);
    assert.equal((await bootstrap(root, ['node', '-p', '1'])).code, 0);
  }),
);

test('an unreachable registry is reported in one sentence with exit code 2', { skip: npmMissing }, () =>
  inProject(async (root) => {
    writeManifest(root, { 'no-such-package': '1.0.0' });
    const registry = `http://127.0.0.1:${await closedPort()}`;
    const { code, output } = await bootstrap(root, ['node', '-p', '1'], {
      npm_config_registry: registry,
      npm_config_cache: join(root, 'cache'),
    });
    assert.equal(code, 2);
    assert.match(
      output,
      /The package registry cannot be reached, which installing the packages needs once \(.*ECONNREFUSED/,
    );
    assert.equal(output.trim().split('\n').length, 2);
  }),
);

test('a machine without npm is reported', () =>
  inProject(async (root) => {
    const { code, output } = await bootstrap(root, ['node', '-p', '1'], {
      PATH: join(root, 'nothing'),
      npm_execpath: '',
    });
    assert.equal(code, 2);
    assert.match(output, /npm is missing: install Node\.js with npm/);
  }));

test('options that npm consumed are reported with a command that passes them on', () =>
  inProject(async (root) => {
    const environment = { ...process.env, npm_config_port: 'true', npm_config_data_dir: '/srv/rialto' };
    const args = [join(root, 'scripts/bootstrap.js'), 'start', '9000'];
    const { code, output } = await runProcess(process.execPath, args, { cwd: root, env: environment });
    assert.equal(code, 2, output);
    assert.match(output, /Run: npm start -- --port --data-dir \/srv\/rialto 9000\n$/);
    const doctor = await runProcess(process.execPath, [...args.slice(0, 1), 'rialto', 'doctor', '9000'], {
      cwd: root,
      env: { ...process.env, npm_config_port: 'true' },
    });
    assert.match(doctor.output, /Run: npm run rialto -- doctor --port 9000\n$/);
  }));

test('an unknown command prints the list of commands', () =>
  inProject(async (root) => {
    const { code, output } = await bootstrap(root, ['tset']);
    assert.equal(code, 2);
    for (const name of ['start', 'demo', 'test', 'check']) assert.match(output, new RegExp(`^ {2}${name} `, 'm'));
  }));

test('the exit code of the command is passed on, and a signal as 128 plus its number', { skip: npmMissing }, () =>
  inProject(async (root) => {
    assert.equal((await bootstrap(root, ['node', '-e', 'process.exit(7)'])).code, 7);
    assert.equal((await bootstrap(root, ['node', '-e', 'process.kill(process.pid, "SIGKILL")'])).code, 137);
  }),
);

test('a signal that is sent several times at once reaches the command once', { skip: npmMissing }, () =>
  inProject(async (root) => {
    const countingProgram =
      'let n = 0; process.on("SIGTERM", () => { n += 1; console.log("got", n); if (n === 1) setTimeout(() => process.exit(n), 1500); }); setInterval(() => {}, 1000); console.log("up")';
    assert.equal((await bootstrap(root, ['node', '-p', '1'])).code, 0);
    const bootstrapProcess = startProcess(process.execPath, ['scripts/bootstrap.js', 'node', '-e', countingProgram], {
      cwd: root,
    });
    await eventually('the command is up', () => bootstrapProcess.output().includes('up'));
    for (let round = 0; round < 3; round += 1) bootstrapProcess.child.kill('SIGTERM');
    assert.deepEqual(await bootstrapProcess.ended, { code: 1, signal: null, output: 'up\ngot 1\n' });
  }),
);

test('the command is terminated when npm is killed', { skip: npmMissing }, () =>
  inProject(async (root) => {
    assert.equal((await bootstrap(root, ['node', '-p', '1'])).code, 0);
    const program =
      'process.on("SIGTERM", () => { console.log("terminated"); process.exit(0); }); setInterval(() => {}, 1000); console.log("up")';
    // A shell takes the place of npm, which starts scripts in the same way.
    const line = '"$0" scripts/bootstrap.js node -e "$1"; true';
    const npm = startProcess('sh', ['-c', line, process.execPath, program], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    await eventually('the command is up', () => npm.output().includes('up'));
    npm.child.kill('SIGKILL');
    // The output ends when the last process that writes to it exits.
    assert.deepEqual(await npm.ended, { code: null, signal: 'SIGKILL', output: 'up\nterminated\n' });
  }),
);

test('a signal to the process group of npm is forwarded at most once, also when npm exits', { skip: npmMissing }, () =>
  inProject(async (root) => {
    assert.equal((await bootstrap(root, ['node', '-p', '1'])).code, 0);
    // The command also receives the signal of the group itself, so it counts at most two.
    const program =
      'let n = 0; const end = () => { console.log(n <= 2 ? "fine" : "too often"); process.exit(0); }; process.on("SIGTERM", () => { n += 1; if (n === 1) setTimeout(end, 3000); }); setInterval(() => {}, 1000); console.log("up")';
    const npm = startProcess('sh', ['-c', '"$0" scripts/bootstrap.js node -e "$1"; true', process.execPath, program], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      detached: true,
    });
    await eventually('the command is up', () => npm.output().includes('up'));
    process.kill(-Number(npm.child.pid), 'SIGTERM');
    assert.equal((await npm.ended).output, 'up\nfine\n');
  }),
);

/** A port on which no program listens, so that connections are refused. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 9;
}
