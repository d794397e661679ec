import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupFailure } from './failure.js';
import { startStep } from './progress.js';

const heartbeatMs = 1_000;
const staleMs = 30_000;
const pollMs = 200;

/**
 * Runs the work under an exclusive lock of the checkout. Takes over a lock whose owner process has
 * exited or has not refreshed it for 30 s; throws a SetupFailure after waiting for `waitMaxMs`.
 * @param {string} root
 * @param {() => Promise<void>} work
 * @param {number} [waitMaxMs]
 */
export async function withLock(root, work, waitMaxMs = 900_000) {
  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'set-up.lock');
  await acquireLock(path, waitMaxMs);
  const heartbeat = setInterval(() => touch(path), heartbeatMs);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @param {number} waitMaxMs
 */
async function acquireLock(path, waitMaxMs) {
  const token = `${process.pid} ${randomBytes(8).toString('hex')}`;
  const deadline = Date.now() + waitMaxMs;
  let step;
  while (!tryCreate(path, token)) {
    const owner = read(path);
    if (owner !== undefined && isAbandoned(path, owner)) {
      removeAbandonedLock(path, owner);
      continue;
    }
    if (Date.now() > deadline) {
      throw new SetupFailure(
        `Another command (process ${owner?.split(' ')[0]}) has been setting up for ${Math.round(waitMaxMs / 1000)} s: end it, or remove ${path}.`,
      );
    }
    step ??= startStep('Waiting for another command that is setting up');
    await pause(pollMs);
  }
  step?.done();
}

/**
 * @param {string} path
 * @param {string} token
 */
function tryCreate(path, token) {
  try {
    writeFileSync(path, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {{code?: string}} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @param {string} owner
 */
function isAbandoned(path, owner) {
  try {
    if (Date.now() - statSync(path).mtimeMs > staleMs) return true;
    process.kill(Number(owner.split(' ')[0]), 0);
    return false;
  } catch (error) {
    // ESRCH: the process does not exist. With other errors it may exist.
    return /** @type {{code?: string}} */ (error).code === 'ESRCH';
  }
}

/**
 * Removes an abandoned lock. Restores the lock when another process has replaced it in between.
 * @param {string} path
 * @param {string} owner
 */
function removeAbandonedLock(path, owner) {
  const renamedPath = `${path}.${process.pid}`;
  try {
    renameSync(path, renamedPath);
    if (read(renamedPath) !== owner) linkSync(renamedPath, path);
  } catch {
    // Another process removed the lock first; the loop checks again.
  }
  rmSync(renamedPath, { force: true });
}

/** @param {string} path */
function touch(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The lock was removed manually; the work continues.
  }
}
