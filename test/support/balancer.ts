import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reverse proxy with round-robin balancing and readiness probes, without retries. */
export interface Balancer {
  readonly url: string;
  /** Number of servers that were ready at the last probe. */
  readyCount(): number;
  close(): Promise<void>;
}

const probeIntervalMs = 100;

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const readyPorts = new Set<number>();
  let nextIndex = 0;
  const probe = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) readyPorts.add(port);
    else readyPorts.delete(port);
  };
  const timer = setInterval(() => void Promise.all(ports.map(probe)), probeIntervalMs);
  const server = createServer((incoming, outgoing) => {
    nextIndex += 1;
    const port = [...readyPorts][nextIndex % Math.max(1, readyPorts.size)];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const { method, url = '/', headers } = incoming;
    const proxied = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(proxied);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyCount: () => readyPorts.size,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
