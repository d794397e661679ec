import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minuteMs, secondMs } from '../../../core/base/clock.ts';
import { randomHex } from '../../../core/base/ids.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { hashCredential } from '../../../core/operation/credentials.ts';
import { isAnyProbeWaiting } from '../store/probes.ts';
import { findChromium } from './find-chromium.ts';

/** Prober as a child process, which a server starts when its machine has a browser. */
export interface EmbeddedProber {
  /** SHA-256 of the child's key; null when no prober may be started. */
  readonly keySha256: string | null;
  /** Whether a browser was found and has not failed. */
  isReady(): boolean;
  start(): void;
  /** Stops polling and kills the child's process group. */
  stop(): Promise<void>;
}

type Host = Pick<ModuleHost, 'clock' | 'config' | 'database' | 'log' | 'runningTime'>;

const pollMs = 5 * secondMs;
const retryMs = 10 * minuteMs;

/**
 * Searches for a browser at start and then every 10 minutes until one is found, and starts `rialto prober` as a child
 * when a job is pending. The child has an empty environment and reads its key from standard input. When it ends, the
 * log names the cause, and the search starts again after 10 minutes.
 */
export function createEmbeddedProber(moduleHost: Host): EmbeddedProber {
  const { clock, config, database, log, runningTime } = moduleHost;
  const key = randomHex(32);
  let chromium: string | null = null;
  let child: ChildProcess | null = null;
  let nextSearchMs = 0;
  let pollingTask: PeriodicTask | undefined;

  const searchBrowser = () => {
    const nowMs = clock.nowMs();
    if (chromium !== null || nowMs < nextSearchMs) return;
    nextSearchMs = nowMs + retryMs;
    chromium = findChromium(config.probes.chromium, config.probes.pathVariable);
  };

  const poll = async () => {
    searchBrowser();
    if (chromium === null || child !== null) return;
    if (!(await isAnyProbeWaiting(database.db, runningTime.nowUs()))) return;
    child = startChild(config, chromium, key);
    const readCause = collectCause(child);
    const handleEnd = () => onEnd(readCause());
    child.once('error', handleEnd).once('close', handleEnd);
    log.info({ event: 'prober_started' }, 'prober started: jobs are pending');
  };

  const onEnd = (cause: string) => {
    if (child === null) return;
    child = null;
    if (pollingTask === undefined) return;
    chromium = null;
    nextSearchMs = clock.nowMs() + retryMs;
    log.warn({ event: 'prober_ended', reason: cause }, 'prober stopped, retrying in 10 minutes');
  };

  return {
    keySha256: config.probes.isAuto ? hashCredential(key) : null,
    isReady: () => chromium !== null,
    start() {
      if (!config.probes.isAuto) return;
      searchBrowser();
      if (chromium === null)
        log.info({ event: 'no_browser' }, 'no Chromium found: probe jobs stay pending until a prober connects');
      pollingTask = startPeriodicTask(pollMs, poll, (err) =>
        log.error({ err }, 'reading probe jobs failed, retrying in 5 s'),
      );
    },
    async stop() {
      const stopping = pollingTask?.stop();
      pollingTask = undefined;
      await stopping;
      if (child?.pid !== undefined) killGroup(child.pid);
    },
  };
}

function startChild({ host, port }: Host['config'], chromium: string, key: string): ChildProcess {
  // This file is four folders below the package (`src` or `dist`), or five (`dist/src`).
  const program = ['../../../../bin/rialto.js', '../../../../../bin/rialto.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const args = ['prober', '--server', `http://${address}:${port}`, '--chromium', chromium, '--name', 'embedded'];
  const child = spawn(process.execPath, [program ?? '', ...args], {
    env: {},
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  child.stdin?.on('error', () => {});
  child.stdin?.end(`${key}\n`);
  return child;
}

const outputCharactersMax = 2_000;

/**
 * Collects the error output of the child. The returned function gives the last line that begins with `rialto: `,
 * otherwise the exit code or signal. Other lines may quote the texts of a bundle, which are not logged.
 */
function collectCause(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-outputCharactersMax);
  });
  return () => {
    const messages = output.split('\n').filter((line) => line.startsWith('rialto: '));
    return messages.at(-1) ?? `exit code ${child.exitCode ?? child.signalCode}`;
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
