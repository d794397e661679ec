import { type ChildProcess, fork, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../test/support/free-port.ts';

/** A measured server in a separate process. */
export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A Rialto server. */
export interface MeasuredRialto extends MeasuredServer {
  /** Seconds from process start to readiness. */
  readonly readySeconds: number;
  readonly baseUrl: string;
  /** Current values of `/metrics`, by full sample name. */
  metrics(): Promise<ReadonlyMap<string, number>>;
}

const root = join(import.meta.dirname, '..');
const startMsMax = 180_000;
const stopMsMax = 20_000;

/** Starts `rialto serve` with rate limits and log disabled. */
export async function startRialto(
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<MeasuredRialto> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    RIALTO_PORT: String(port),
    RIALTO_PUBLIC_URL: url,
    RIALTO_RATE_LIMITS: 'off',
    RIALTO_LOG_LEVEL: 'silent',
    RIALTO_ADMIN_KEY_SHA256: hash('sha256', metricsKey),
    ...environment,
  };
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...profileOptions(), ...nodeOptions, 'bin/rialto.js', 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitUntilReady(url, child);
  const readySeconds = (performance.now() - startedMs) / 1_000;
  return {
    url,
    readySeconds,
    baseUrl: `${url}/exchange/api/v1`,
    pid: child.pid as number,
    stop: () => stop(child, 'SIGINT'),
    metrics: () => readMetrics(url),
  };
}

/** Starts a server from a file, which receives `options` as a message and sends back its port. */
export async function startChildServer(
  file: string,
  options: object,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const env = { ...process.env, ...environment };
  const child = fork(join(import.meta.dirname, file), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(options);
  const [port] = (await once(child, 'message', { signal: AbortSignal.timeout(startMsMax) })) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => stop(child, 'SIGKILL') };
}

/** CPU time used by a process so far; null where it is not available. */
export function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // Fields 14 and 15 of /proc/pid/stat, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Resident memory of a process in bytes; null where it is not available. */
export function residentBytes(pid: number): number | null {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line === null ? null : Number(line[1]) * 1_024;
  } catch {
    return null;
  }
}

const metricsKey = 'the-metrics-key-of-the-benchmark';

/** `BENCH_PROFILE=<folder>` makes every Rialto server write a CPU profile when it exits. */
function profileOptions(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startMsMax;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok === true) return;
    await pause(5);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${startMsMax} ms.`);
}

async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } });
  if (!response.ok) throw new Error(`/metrics returned ${response.status}`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMsMax);
  await ended;
  clearTimeout(timer);
}
