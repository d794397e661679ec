import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** Someone outside who listens, by HTTP and by UDP. */
export interface Canary {
  readonly url: string;
  readonly udpPort: number;
  /** What it heard: paths of requests, `connection` for one that asked nothing, `packet`. */
  readonly heard: readonly string[];
  forget(): void;
}

export async function openCanary(t: TestContext): Promise<Canary> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('heard');
  });
  server.on('connection', () => heard.push('connection'));
  server.on('upgrade', (request, socket) => {
    heard.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = createSocket('udp4');
  socket.on('message', () => heard.push('packet'));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
    socket.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    udpPort: socket.address().port,
    heard,
    forget: () => void heard.splice(0),
  };
}
