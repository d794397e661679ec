import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupFailure } from './failure.js';
import { startStep } from './progress.js';

const beatMs = 1_000;
const staleMs = 30_000;
const pollMs = 200;

/**
 * Runs the work while no other command on the same checkout does such work. A lock whose owner has
 * died is taken over; one that lives longer than `waitMaxMs` ends the run.
 * @param {string} root
 * @param {() => Promise<void>} work
 * @param {number} [waitMaxMs]
 */
export async function holdingLock(root, work, waitMaxMs = 900_000) {
  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'set-up.lock');
  await tryLock(path, waitMaxMs);
  const heartbeat = setInterval(() => touch(path), beatMs);
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
async function tryLock(path, waitMaxMs) {
  const token = `${process.pid} ${randomBytes(8).toString('hex')}`;
  const deadline = Date.now() + waitMaxMs;
  let step;
  while (!created(path, token)) {
    const owner = read(path);
    if (owner !== undefined && isAbandoned(path, owner)) {
      removeIfStill(path, owner);
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
function created(path, token) {
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
    // ESRCH: the process does not exist. Other errors prove nothing.
    return /** @type {{code?: string}} */ (error).code === 'ESRCH';
  }
}

/**
 * Two that wait may see the same dead owner: anyone who comes second must not take the first one's new lock.
 * @param {string} path
 * @param {string} owner
 */
function removeIfStill(path, owner) {
  const renamedPath = `${path}.${process.pid}`;
  try {
    renameSync(path, renamedPath);
    if (read(renamedPath) !== owner) linkSync(renamedPath, path);
  } catch {
    // Another process was faster; the loop checks again.
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
