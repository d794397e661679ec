import { Gauge } from 'prom-client';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import type { ModuleHost } from '../../core/module.ts';
import type { Execute } from '../../core/operation/execute.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { createLiveSessions } from './live-sessions.ts';
import { registerSessionStream } from './session-stream.ts';

/** Watching live, as the module opens and closes it. */
export interface Watching {
  register(server: HttpServer): void;
  close(): void;
}

export function openWatching(host: ModuleHost, services: RunningArcade, execute: Execute): Watching {
  const { database, drainSignal, errorsUrl, log, registry } = host;
  const live = createLiveSessions(services, drainSignal);
  new Gauge({
    name: 'arcade_live_streams',
    help: 'Streams of sessions that are open on this node.',
    registers: [registry],
    collect() {
      this.set(live.readers);
    },
  });
  return {
    register: (server) =>
      registerSessionStream(server, {
        basePath: '/arcade',
        live,
        open: services.streams,
        execute,
        errorsUrl,
        drainSignal,
        epoch: () => database.epoch,
        onError: (err) => log.warn({ err }, 'a stream of a session failed'),
      }),
    close: () => live.close(),
  };
}
