import type { AddressInfo } from 'node:net';
import { type App, createApp } from './app.ts';
import { secondMs, systemClock } from './core/base/clock.ts';
import { type Config, readConfig, unknownVariables } from './core/base/config.ts';
import { createLog, type Log } from './core/base/log.ts';
import { RecentLog } from './core/base/recent-log.ts';
import type { Environment } from './core/base/setting-text.ts';
import { probePort } from './core/interfaces/http/probe-port.ts';

/** For running requests, once new work is refused. */
const drainMs = 10_000;
/** A delivery of the relay that has begun ends by itself, and its receipt tells more than a take-over could. */
const settleMsMax = 20_000;
/** Within this the response of what has just ended is written. */
const lastResponseMs = 250;
/** npm, shells and a process group's kill deliver one signal several times. */
const repeatedSignalMs = 500;

export interface Serving {
  readonly address: string;
  readonly config: Config;
  /** Makes the first operator, once; to be shown to whoever started the server, and never logged. Null: there is one. */
  readonly setupToken: string | null;
}

/**
 * Starts the server as the environment says and resolves once it listens. SIGTERM drains it:
 * readiness goes red at once; after RIALTO_DRAIN_NOTICE_S the port closes, running requests end, and
 * the process exits 0, within 10 s, or when the last delivery of the relay has ended, within 30 s.
 * SIGINT skips the notice. A further signal exits at once; repeats within 500 ms are the same signal. Throws ConfigError or StartupError when it cannot start.
 */
export async function serve(
  environment: Environment,
  { offersSetup = false }: { readonly offersSetup?: boolean } = {},
): Promise<Serving> {
  const config = readConfig(environment);
  const recentLog = new RecentLog();
  const log = createLog(config.logLevel, undefined, recentLog);
  // Found before anything is written: the port itself is opened last.
  const fault = config.port === 0 ? null : await probePort(config.host, config.port);
  if (fault !== null) throw fault;
  for (const name of unknownVariables(environment)) log.warn({ reason: name }, 'unknown environment variable, ignored');
  const app = await createApp({
    config,
    clock: systemClock,
    log,
    recentLog,
    onFatal: (err) => exitAfterFatal(log, err),
  });
  try {
    await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  drainOnSignal(app, log, config.drainNoticeS * secondMs);
  const { port } = app.server.server.address() as AddressInfo;
  log.info({ event: 'listening', host: config.host, port, pid: process.pid }, 'listening');
  const setupToken = offersSetup ? await app.offerSetup() : null;
  return { address: `http://${config.host}:${port}`, config, setupToken };
}

function drainOnSignal(app: App, log: Log, noticeMs: number): void {
  let firstMs: number | null = null;
  const onSignal = (signal: string) => {
    const nowMs = systemClock.monotonicMs();
    if (firstMs !== null) {
      if (nowMs - firstMs >= repeatedSignalMs) process.exit(1);
      return;
    }
    firstMs = nowMs;
    log.info({ signal }, 'draining');
    app.announceDrain();
    setTimeout(() => drain(app, log), signal === 'SIGTERM' ? noticeMs : 0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function drain(app: App, log: Log): void {
  app.drain();
  setTimeout(() => void exitWhenSettled(app), drainMs).unref();
  void end(app, log);
}

/** Whatever else is still open is broken off. */
async function exitWhenSettled(app: App): Promise<void> {
  setTimeout(() => process.exit(0), settleMsMax);
  await app.settled();
  setTimeout(() => process.exit(0), lastResponseMs);
}

async function end(app: App, log: Log): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'shutdown failed');
    process.exit(1);
  }
}

/** What was acknowledged is safe; what comes next could not be promised. The next start recovers. */
function exitAfterFatal(log: Log, err: unknown): void {
  log.error({ err }, 'commit outcome unknown, exiting so that the next start recovers');
  process.exit(70);
}
