import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { isLoopbackHost } from './accepted-hosts.ts';

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on a loopback port of its own, without a key: whoever is on the machine may read it. */
export async function openMetricsListener(port: number, registry: Registry): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics' && isLoopbackHost(request.headers.host ?? '');
    if (!asked) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
