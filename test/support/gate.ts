import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** TCP proxy to a port. While shut, it accepts connections and holds their data until it is opened. */
export interface Gate {
  readonly port: number;
  open(): void;
  shut(): void;
  close(): void;
}

export async function startGate(to: number, state: 'open' | 'shut'): Promise<Gate> {
  let isOpen = state === 'open';
  const heldSockets: Socket[] = [];
  const sockets = new Set<Socket>();
  const track = (socket: Socket, other?: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => other?.destroy());
  };
  const pass = (socket: Socket) => {
    const upstream = connect(to, '127.0.0.1');
    track(upstream, socket);
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  };
  const server = createServer((socket) => {
    track(socket);
    if (isOpen) pass(socket);
    else heldSockets.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    open() {
      isOpen = true;
      for (const socket of heldSockets.splice(0)) pass(socket);
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
