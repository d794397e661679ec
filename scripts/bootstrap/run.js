import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** npm and process groups deliver one signal several times. */
const repeatMs = 500;
const parentPollMs = 250;

/**
 * Runs Node with the given arguments in the project's folder and hands over its exit code
 * (128 + number when a signal ended it, as shells do).
 * @param {string} root
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runCommand(root, node, args) {
  const path = [dirname(node), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
  const wasSignalled = forwardSignals(child);
  const watch = endWithParent(child, wasSignalled);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * Returns whether a signal has come yet.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean}
 */
function forwardSignals(child) {
  const terminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  let signalled = false;
  for (const signal of forwarded) {
    let lastMs = 0;
    process.on(signal, () => {
      signalled = true;
      // A terminal also sends Ctrl-C to the child.
      if (signal === 'SIGINT' && terminal) return;
      if (Date.now() - lastMs < repeatMs) return;
      lastMs = Date.now();
      child.kill(signal);
    });
  }
  return () => signalled;
}

/**
 * A signal to npm ends the shell between npm and us without a word to us: that npm is gone is the signal,
 * unless one has come already, which then ended npm as well.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} wasSignalled
 */
function endWithParent(child, wasSignalled) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!wasSignalled()) child.kill('SIGTERM');
  }, parentPollMs);
  return watch;
}
