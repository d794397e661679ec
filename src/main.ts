import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { systemClock } from './core/base/clock.ts';
import { type Environment, readConfig, unknownVariables } from './core/base/config.ts';
import { createLog } from './core/base/log.ts';

const drainMsMax = 10_000;

/**
 * Starts the server as the environment says and resolves once it listens. SIGTERM or SIGINT drains
 * it: readiness goes red, running requests end, and the process exits 0 within 10 s; a second signal
 * exits at once. Throws ConfigError or StartupError when it cannot start.
 */
export async function serve(environment: Environment): Promise<{ readonly address: string }> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  for (const name of unknownVariables(environment)) log.warn({ reason: name }, 'not a variable of this version; it has no effect');
  const app = await createApp({ config, clock: systemClock, log, onFatal: (err) => exitAfterFatal(log, err) });
  await app.server.listen({ host: config.host, port: config.port });
  drainOnSignal(app, log);
  const { port } = app.server.server.address() as AddressInfo;
  log.info({ event: 'listening', host: config.host, port, pid: process.pid }, 'listening');
  return { address: `http://${config.host}:${port}` };
}

type Started = Awaited<ReturnType<typeof createApp>>;
type Log = ReturnType<typeof createLog>;

function drainOnSignal(app: Started, log: Log): void {
  let signals = 0;
  const onSignal = (signal: string) => {
    signals += 1;
    if (signals > 1) process.exit(1);
    log.info({ signal }, 'draining');
    app.drain();
    setTimeout(() => process.exit(0), drainMsMax).unref();
    app.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'the server did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What was acknowledged is safe; what comes next could not be promised. The next start recovers. */
function exitAfterFatal(log: Log, err: unknown): void {
  log.error({ err }, 'a commit has an unknown outcome; the process ends so that the next start recovers');
  process.exit(70);
}
