import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Repetitions within this time are ignored: npm and the process group deliver the same signal. */
const repeatMs = 500;
const parentPollMs = 250;

/**
 * Runs Node with a file of the project and further arguments in this folder, and returns its exit code
 * (128 + signal number when a signal ended it, as in shells).
 * @param {string} folder
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runCommand(folder, node, args) {
  const path = [dirname(node), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, PATH: path } });
  const wasSignalled = forwardSignals(child);
  const watch = terminateWithParent(child, wasSignalled);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * Forwards signals to the child. The returned function returns whether a signal was received.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean}
 */
function forwardSignals(child) {
  const isTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  let signalled = false;
  for (const signal of forwardedSignals) {
    let lastMs = 0;
    process.on(signal, () => {
      signalled = true;
      // A terminal also sends Ctrl-C to the child.
      if (signal === 'SIGINT' && isTerminal) return;
      if (Date.now() - lastMs < repeatMs) return;
      lastMs = Date.now();
      child.kill(signal);
    });
  }
  return () => signalled;
}

/**
 * Terminates the child when npm exits: a signal to npm ends the shell between npm and this process, which
 * receives no signal itself. Does nothing when a signal was already forwarded.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} wasSignalled
 */
function terminateWithParent(child, wasSignalled) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!wasSignalled()) child.kill('SIGTERM');
  }, parentPollMs);
  return watch;
}
