import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from './failure.js';
import { npmCi } from './npm.js';

/** @typedef {import('./commands.js').PackageScope} PackageScope */

/**
 * Whether node_modules matches the lock file, for this platform and major version of Node.
 * The scope `all` includes the packages of `runtime`.
 * @param {string} root
 * @param {number} nodeMajor
 * @param {PackageScope} scope
 */
export function dependenciesAreInstalled(root, nodeMajor, scope) {
  const installedStamp = readOrEmpty(stampPath(root));
  return installedStamp === stamp(root, nodeMajor, 'all') || installedStamp === stamp(root, nodeMajor, scope);
}

/**
 * Installs the packages of the lock file, unless `npm install` of a developer has already done so.
 * @param {string} root
 * @param {number} nodeMajor
 * @param {PackageScope} scope
 */
export async function installDependencies(root, nodeMajor, scope) {
  if (!isInSyncWithLockFile(root, scope)) {
    // npm writes this list last. It is removed first, so that an interrupted installation does not look complete.
    rmSync(installedListPath(root), { force: true });
    await npmCi(root, { task: 'installing the packages', label: labels[scope], withDev: scope === 'all' });
    const missing = missingPackages(root, scope);
    if (missing.length > 0) {
      throw new SetupFailure(`npm did not install ${missing[0]}: remove node_modules and run the same command again.`);
    }
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath(root), stamp(root, nodeMajor, scope));
}

const labels = {
  runtime: 'Installing the packages that the server needs',
  all: 'Installing the packages of the server, its tests and tools',
};

/**
 * @param {string} root
 * @param {PackageScope} scope
 */
function isInSyncWithLockFile(root, scope) {
  const installedList = readOrEmpty(installedListPath(root));
  if (installedList === '') return false;
  const expected = lockedPackages(root);
  const installedPackages = Object.entries(packagesOf(installedList));
  const isSame = installedPackages.every(
    ([path, { integrity }]) => path in expected && expected[path]?.integrity === integrity,
  );
  return isSame && missingPackages(root, scope).length === 0;
}

/**
 * Required packages that are missing or incomplete. Optional packages depend on the platform.
 * @param {string} root
 * @param {PackageScope} scope
 */
function missingPackages(root, scope) {
  const requiredPackages = Object.entries(lockedPackages(root)).filter(
    ([path, { optional, dev, devOptional }]) =>
      path !== '' && optional !== true && (scope === 'all' || (dev !== true && devOptional !== true)),
  );
  return requiredPackages.map(([path]) => path).filter((path) => !isComplete(join(root, path)));
}

/** @param {string} root */
function lockedPackages(root) {
  return packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

/**
 * Whether the package.json of a package is complete; an interrupted installation may leave it truncated.
 * @param {string} folder
 */
function isComplete(folder) {
  return readOrEmpty(join(folder, 'package.json')).trimEnd().endsWith('}');
}

/**
 * @param {string} lock
 * @returns {Record<string, {integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean}>}
 */
function packagesOf(lock) {
  return JSON.parse(lock).packages;
}

/**
 * @param {string} root
 * @param {number} nodeMajor
 * @param {PackageScope} scope
 */
function stamp(root, nodeMajor, scope) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies]));
  return `${hash.digest('hex')} ${process.platform}-${process.arch} node-${nodeMajor} ${scope}\n`;
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.rialto-stamp');
}

/** @param {string} root */
function installedListPath(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
