import type { AddressInfo } from 'node:net';
import { type App, createApp } from './app.ts';
import { systemClock } from './core/base/clock.ts';
import { type Environment, readConfig, unknownVariables } from './core/base/config.ts';
import { createLog, type Log } from './core/base/log.ts';

const drainMs = 10_000;
/** A delivery of the relay that has begun ends by itself, and its receipt tells more than a take-over could. */
const settleMsMax = 20_000;
/** Within this the answer of what has just ended is written. */
const lastAnswerMs = 250;
/** How long a balancer can see that readiness is red before the port closes. */
const noticeMs = 1_000;

/**
 * Starts the server as the environment says and resolves once it listens. SIGTERM drains it:
 * readiness goes red and new work is answered 503 for a second, then the port closes, running
 * requests end, and the process exits 0, within 10 s in all, or when the last delivery of the relay has
 * ended, within 30 s. SIGINT skips that second. A second signal exits at once. Throws ConfigError or StartupError when it cannot start.
 */
export async function serve(environment: Environment): Promise<{ readonly address: string }> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  for (const name of unknownVariables(environment))
    log.warn({ reason: name }, 'not a variable of this version; it has no effect');
  const app = await createApp({ config, clock: systemClock, log, onFatal: (err) => exitAfterFatal(log, err) });
  try {
    await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  drainOnSignal(app, log);
  const { port } = app.server.server.address() as AddressInfo;
  log.info({ event: 'listening', host: config.host, port, pid: process.pid }, 'listening');
  return { address: `http://${config.host}:${port}` };
}

function drainOnSignal(app: App, log: Log): void {
  let signals = 0;
  const onSignal = (signal: string) => {
    signals += 1;
    if (signals > 1) process.exit(1);
    log.info({ signal }, 'draining');
    app.drain();
    setTimeout(() => void exitWhenSettled(app), drainMs).unref();
    setTimeout(() => void end(app, log), signal === 'SIGTERM' ? noticeMs : 0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Whatever else is still open is broken off. */
async function exitWhenSettled(app: App): Promise<void> {
  setTimeout(() => process.exit(0), settleMsMax);
  await app.settled();
  setTimeout(() => process.exit(0), lastAnswerMs);
}

async function end(app: App, log: Log): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'the server did not close cleanly');
    process.exit(1);
  }
}

/** What was acknowledged is safe; what comes next could not be promised. The next start recovers. */
function exitAfterFatal(log: Log, err: unknown): void {
  log.error({ err }, 'a commit has an unknown outcome; the process ends so that the next start recovers');
  process.exit(70);
}
