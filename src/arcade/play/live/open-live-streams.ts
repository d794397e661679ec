import { Gauge } from 'prom-client';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { createLiveSessions } from './live-sessions.ts';
import { registerSessionStream } from './session-stream.ts';

/** Live streams of the module: their routes and metrics. */
export interface LiveStreams {
  register(server: HttpServer): void;
  close(): void;
}

export function openLiveStreams(host: ModuleHost, services: RunningArcade, execute: Execute): LiveStreams {
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
        viewers: services.viewers,
        execute,
        errorsUrl,
        drainSignal,
        epoch: () => database.epoch,
        onError: (err) => log.warn({ err }, 'session stream failed'),
      }),
    close: () => live.close(),
  };
}
