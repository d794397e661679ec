import { Gauge } from 'prom-client';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { createLiveSessions } from './live-sessions.ts';
import { registerSessionStream } from './session-stream.ts';

/** Live streams of the module: their routes and metrics. */
export interface LiveStreams {
  register(server: HttpServer): void;
  close(): void;
}

export function openLiveStreams(host: ModuleHost, services: ArcadeServices, execute: Execute): LiveStreams {
  const { database, drainSignal, errorsUrl, log, registry } = host;
  const liveSessions = createLiveSessions(services, drainSignal);
  new Gauge({
    name: 'arcade_live_streams',
    help: 'Streams of sessions that are open on this node.',
    registers: [registry],
    collect() {
      this.set(liveSessions.readerCount);
    },
  });
  return {
    register: (server) =>
      registerSessionStream(server, {
        basePath: '/arcade',
        liveSessions,
        openStreams: services.streams,
        viewers: services.viewers,
        execute,
        errorsUrl,
        drainSignal,
        epoch: () => database.epoch,
        onError: (err) =>
          log.warn(
            { err },
            'session stream failed: it is closed, or its credential is checked again at the next interval',
          ),
      }),
    close: () => liveSessions.close(),
  };
}
