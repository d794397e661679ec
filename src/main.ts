import { type App, createApp } from './app.ts';
import { secondMs, systemClock } from './core/base/clock.ts';
import { type Config, readConfig, unknownVariables } from './core/base/config.ts';
import { createLog, type Log } from './core/base/log.ts';
import type { Environment } from './core/base/read-setting.ts';
import { RecentLog } from './core/base/recent-log.ts';
import { findFreePort, findPortError } from './core/interfaces/http/check-port.ts';
import { checkModuleSettings } from './modules.ts';

/** Attempts to listen on a port that the system chose: another process may take it during the start. */
const chosenPortAttemptsMax = 3;
/** Time for running requests after new requests are refused. */
const drainTimeoutMs = 10_000;
/** Time for running relay deliveries, whose result would be unknown if they were interrupted. */
const deliveryDrainMsMax = 20_000;
/** Time to write the last response. */
const lastResponseMsMax = 250;
/**
 * Time in which repetitions of a signal are ignored: npm, shells and process groups deliver one signal several times.
 */
const repeatedSignalMsMax = 500;

/** EX_SOFTWARE of sysexits.h. */
const softwareErrorExitCode = 70;

interface ServeOptions {
  readonly createsSetupToken?: boolean;
}

export interface RunningServer {
  readonly address: string;
  readonly config: Config;
  /** Token of the setup link, to be shown at the terminal and never logged. Null when there is an operator already. */
  readonly setupToken: string | null;
}

/**
 * Starts the server with the configuration of the environment; resolves when it listens. SIGTERM drains it: readiness
 * fails immediately; after RIALTO_DRAIN_NOTICE_S the port closes, running requests end, and the process exits with 0
 * after about 10 s at most, or 30 s while relay deliveries are running. SIGINT skips the notice. A second signal exits
 * immediately; repeats within 500 ms count as the same signal. With port 0 the system chooses a free port. Throws
 * ConfigError or StartupError.
 */
export async function serve(environment: Environment, options: ServeOptions = {}): Promise<RunningServer> {
  const config = readConfig(environment);
  checkModuleSettings(config);
  if (config.port !== 0) return serveOnPort(config, environment, options);
  for (let attempt = 1; ; attempt += 1) {
    // Chosen before the server is built, because its links and documents contain the port.
    const port = await findFreePort(config.host);
    try {
      return await serveOnPort(readConfig({ ...environment, RIALTO_PORT: String(port) }), environment, options);
    } catch (error) {
      const { code, port: refusedPort } = error as { code?: unknown; port?: unknown };
      if (code !== 'EADDRINUSE' || refusedPort !== port || attempt === chosenPortAttemptsMax) throw error;
    }
  }
}

async function serveOnPort(
  config: Config,
  environment: Environment,
  { createsSetupToken = false }: ServeOptions,
): Promise<RunningServer> {
  const recentLog = new RecentLog();
  const log = createLog(config.logLevel, undefined, recentLog);
  // Checked before anything is written, because the port is opened last.
  const fault = await findPortError(config.host, config.port);
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
  drainOnSignal(app, log, config.drainNoticeSeconds * secondMs);
  const { host, port } = config;
  log.info({ event: 'listening', host, port, pid: process.pid }, `listening at ${config.publicUrl}`);
  const setupToken = createsSetupToken ? await app.createSetupToken() : null;
  return { address: `http://${host}:${port}`, config, setupToken };
}

function drainOnSignal(app: App, log: Log, noticeMs: number): void {
  let firstSignalMs: number | null = null;
  const onSignal = (signal: string) => {
    const nowMs = systemClock.monotonicMs();
    if (firstSignalMs !== null) {
      if (nowMs - firstSignalMs >= repeatedSignalMsMax) process.exit(1);
      return;
    }
    firstSignalMs = nowMs;
    log.info({ signal }, 'draining');
    app.announceDrain();
    setTimeout(() => drain(app, log), signal === 'SIGTERM' ? noticeMs : 0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function drain(app: App, log: Log): void {
  app.drain();
  setTimeout(() => void exitWhenIdle(app), drainTimeoutMs).unref();
  void closeAndExit(app, log);
}

/** Exits when the relay has no delivery in progress, at most after `deliveryDrainMsMax`; interrupts other requests. */
async function exitWhenIdle(app: App): Promise<void> {
  setTimeout(() => process.exit(0), deliveryDrainMsMax);
  await app.whenIdle();
  setTimeout(() => process.exit(0), lastResponseMsMax);
}

async function closeAndExit(app: App, log: Log): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'shutdown failed: exiting with code 1');
    process.exit(1);
  }
}

/** Acknowledged writes are durable; the next start recovers. */
function exitAfterFatal(log: Log, err: unknown): void {
  log.error({ err }, 'commit outcome unknown, exiting so that the next start recovers');
  process.exit(softwareErrorExitCode);
}
