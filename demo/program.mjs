import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {object} Program A process of the demo and its output.
 * @property {string} name
 * @property {string[]} lines
 * @property {(pattern: RegExp, lineCount?: number) => Promise<void>} waitForOutput Resolves when this many lines match, including earlier ones.
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {Promise<number | null>} exitCode Exit code when the process has ended; null after a signal.
 */

const outputTimeoutMs = 40_000;
const pollMs = 5;

/**
 * Starts a program, by default Node. Each line of output is passed to `onLine`; the end of standard error is passed
 * only when the program exits with a code other than 0.
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
  const exitCode = once(child, 'close').then(([code, signal]) => {
    hasExited = true;
    if (code !== 0 && signal === null) for (const line of errorOutput.trim().split('\n')) onLine(line);
    return /** @type {number | null} */ (code);
  });
  return {
    name,
    lines,
    exitCode,
    kill: (signal) => void child.kill(signal),
    async waitForOutput(pattern, lineCount = 1) {
      const deadlineMs = performance.now() + outputTimeoutMs;
      while (lines.filter((line) => pattern.test(line)).length < lineCount) {
        if (hasExited) throw new Error(`${name} exited before it printed ${pattern}. ${errorOutput.trim()}`.trim());
        if (performance.now() > deadlineMs)
          throw new Error(`${name} did not print ${pattern} within ${outputTimeoutMs / 1000} s`);
        await setTimeout(pollMs);
      }
    },
  };
}
