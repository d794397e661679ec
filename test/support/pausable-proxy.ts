import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * TCP proxy to a port. While paused, it accepts new connections and forwards their data after `resume`.
 * Connections that were accepted before the pause continue.
 */
export interface PausableProxy {
  readonly port: number;
  resume(): void;
  pause(): void;
  close(): void;
}

export async function startPausableProxy(targetPort: number, state: 'running' | 'paused'): Promise<PausableProxy> {
  let isPaused = state === 'paused';
  const waitingSockets: Socket[] = [];
  const sockets = new Set<Socket>();
  const track = (socket: Socket, peer?: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => peer?.destroy());
  };
  const forward = (socket: Socket) => {
    const upstream = connect(targetPort, '127.0.0.1');
    track(upstream, socket);
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  };
  const server = createServer((socket) => {
    track(socket);
    if (isPaused) waitingSockets.push(socket);
    else forward(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    resume() {
      isPaused = false;
      for (const socket of waitingSockets.splice(0)) forward(socket);
    },
    pause() {
      isPaused = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
