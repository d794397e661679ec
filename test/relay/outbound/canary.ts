import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestContext } from 'node:test';

/** A listener that nobody may ever reach. */
export interface Canary {
  readonly port: number;
  /** Connections and bytes that came: nothing, when all is well. */
  readonly heard: { readonly connections: number; readonly bytes: number };
}

export async function startCanary(t: TestContext, host = '127.0.0.1', port = 0): Promise<Canary> {
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
  return { port: (server.address() as AddressInfo).port, heard: received };
}
