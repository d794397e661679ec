import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {object} Program A process of the demo and its output.
 * @property {string} name
 * @property {string[]} lines
 * @property {(pattern: RegExp, times?: number) => Promise<void>} waitForOutput Resolves when this many lines match, including earlier ones.
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {Promise<number | null>} ended Exit code; null after a signal.
 */

const deadlineMs = 40_000;
const pollMs = 5;

/**
 * Starts a program; default: Node. Each line of output is passed to `onLine`; standard error is printed only when it
 * fails.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ command?: string, environment: Record<string, string | undefined>, onLine: (line: string) => void }} options
 * @returns {Program}
 */
export function startProgram(name, args, { command = process.execPath, environment, onLine }) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  /** @type {string[]} */
  const lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    onLine(line);
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errorOutput = (errorOutput + text).slice(-4_000);
  });
  let hasExited = false;
  const ended = once(child, 'close').then(([code, signal]) => {
    hasExited = true;
    if (code !== 0 && signal === null) for (const line of errorOutput.trim().split('\n')) onLine(line);
    return /** @type {number | null} */ (code);
  });
  return {
    name,
    lines,
    ended,
    kill: (signal) => void child.kill(signal),
    async waitForOutput(pattern, times = 1) {
      const deadline = performance.now() + deadlineMs;
      while (lines.filter((line) => pattern.test(line)).length < times) {
        if (hasExited) throw new Error(`${name} exited before it printed ${pattern}. ${errorOutput.trim()}`.trim());
        if (performance.now() > deadline)
          throw new Error(`${name} did not print ${pattern} within ${deadlineMs / 1000} s`);
        await setTimeout(pollMs);
      }
    },
  };
}
