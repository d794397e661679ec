import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { basename } from 'node:path';
import { explain, SetupFailure } from './failure.js';
import { startStep } from './progress.js';

const freeBytesMin = 20_000_000;

/** Options that override the npm configuration of the user and the environment. */
const installOptions = [
  '--ignore-scripts',
  '--include=optional',
  '--engine-strict=false',
  '--audit=false',
  '--fund=false',
  '--update-notifier=false',
  '--progress=false',
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/**
 * Runs `npm ci` in a folder with package.json and package-lock.json. Throws a SetupFailure with the
 * reason when it fails.
 * @param {string} folder
 * @param {{task: string, label: string, withDev?: boolean}} options Development dependencies are installed with `withDev` only.
 */
export async function npmCi(folder, { task, label, withDev = false }) {
  const step = startStep(label);
  const { code, output } = await runNpm(folder, [
    'ci',
    '--prefix',
    folder,
    withDev ? '--include=dev' : '--omit=dev',
    ...installOptions,
  ]);
  if (code === 0 && !isDiskFull(folder)) return step.done();
  step.failed();
  throw explain(task, code === 0 ? 'ENOSPC' : output);
}

/**
 * npm may exit with 0 although files were truncated by a full disk.
 * @param {string} folder
 */
function isDiskFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < freeBytesMin;
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
function runNpm(folder, args) {
  const [program, ...npmArgs] = npmProgram();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...npmArgs, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', (error) => {
      reject(/** @type {{code?: string}} */ (error).code === 'ENOENT' ? npmMissing() : error);
    });
    child.once('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (signal !== null) reject(new SetupFailure('Stopped while setting up; the next run starts this step again.'));
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** @returns {[string, ...string[]]} The npm that runs this npm script, else the one on the PATH. */
function npmProgram() {
  const npmCliPath = process.env.npm_execpath;
  if (npmCliPath !== undefined && basename(npmCliPath) === 'npm-cli.js') return [process.execPath, npmCliPath];
  return ['npm'];
}

function npmMissing() {
  return new SetupFailure(
    'npm is missing: install Node.js with npm (version 20 or newer) and run the same command again.',
  );
}
