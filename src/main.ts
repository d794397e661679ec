import type { AddressInfo } from 'node:net';
import { type App, createApp } from './app.ts';
import { secondMs, systemClock } from './core/base/clock.ts';
import { type Config, readConfig, unknownVariables } from './core/base/config.ts';
import { createLog, type Log } from './core/base/log.ts';
import type { Environment } from './core/base/read-setting.ts';
import { RecentLog } from './core/base/recent-log.ts';
import { probePort } from './core/interfaces/http/probe-port.ts';

/** Time for running requests after new ones are refused. */
const drainMs = 10_000;
/** Time for running relay deliveries, whose result would be unknown if they were interrupted. */
const deliveryDrainMsMax = 20_000;
/** Time to write the last response. */
const lastResponseMs = 250;
/** npm, shells and process groups deliver one signal several times. */
const repeatedSignalMs = 500;

export interface RunningServer {
  readonly address: string;
  readonly config: Config;
  /** Token of the setup link, to be shown at the terminal and never logged. Null when there is an operator already. */
  readonly setupToken: string | null;
}

/**
 * Starts the server with the configuration of the environment; resolves when it listens. SIGTERM drains it: readiness
 * fails immediately; after RIALTO_DRAIN_NOTICE_S the port closes, running requests end, and the process exits with 0
 * within 10 s, or within 30 s while relay deliveries are running. SIGINT skips the notice. A second signal exits
 * immediately; repeats within 500 ms count as the same signal. Throws ConfigError or StartupError.
 */
export async function serve(
  environment: Environment,
  { createsSetupToken = false }: { readonly createsSetupToken?: boolean } = {},
): Promise<RunningServer> {
  const config = readConfig(environment);
  const recentLog = new RecentLog();
  const log = createLog(config.logLevel, undefined, recentLog);
  // Checked before anything is written, because the port is opened last.
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
  log.info({ event: 'listening', host: config.host, port, pid: process.pid }, `listening at ${config.publicUrl}`);
  const setupToken = createsSetupToken ? await app.createSetupToken() : null;
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
  setTimeout(() => void exitWhenIdle(app), drainMs).unref();
  void end(app, log);
}

/** Interrupts everything that is still open. */
async function exitWhenIdle(app: App): Promise<void> {
  setTimeout(() => process.exit(0), deliveryDrainMsMax);
  await app.whenIdle();
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

/** Acknowledged writes are durable; the next start recovers. */
function exitAfterFatal(log: Log, err: unknown): void {
  log.error({ err }, 'commit outcome unknown, exiting so that the next start recovers');
  process.exit(70);
}
