import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestContext } from 'node:test';

/** A TCP listener that sends nothing and counts what it receives. Most tests assert that it receives nothing. */
export interface ForbiddenListener {
  readonly port: number;
  /** Numbers of connections and bytes received. */
  readonly received: { readonly connections: number; readonly bytes: number };
}

export async function startForbiddenListener(t: TestContext, host = '127.0.0.1', port = 0): Promise<ForbiddenListener> {
  const received = { connections: 0, bytes: 0 };
  const server = createServer((socket) => {
    received.connections += 1;
    socket.on('data', (bytes) => {
      received.bytes += bytes.length;
    });
    socket.on('error', () => {});
    t.after(() => socket.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  t.after(() => server.close());
  return { port: (server.address() as AddressInfo).port, received };
}
