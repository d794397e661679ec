import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port. While it is shut it takes connections and passes nothing on until it is opened. */
export interface Gate {
  readonly port: number;
  open(): void;
  shut(): void;
  close(): void;
}

export async function startGate(to: number, state: 'open' | 'shut'): Promise<Gate> {
  let isOpen = state === 'open';
  const held: Socket[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other?: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => other?.destroy());
  };
  const pass = (socket: Socket) => {
    const upstream = connect(to, '127.0.0.1');
    keep(upstream, socket);
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  };
  const server = createServer((socket) => {
    keep(socket);
    if (isOpen) pass(socket);
    else held.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    open() {
      isOpen = true;
      for (const socket of held.splice(0)) pass(socket);
    },
    shut() {
      isOpen = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
