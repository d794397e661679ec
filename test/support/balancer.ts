import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small reverse proxy that asks each server for its readiness and repeats nothing. */
export interface Balancer {
  readonly url: string;
  /** Servers that were ready when they were last asked. */
  ready(): number;
  close(): Promise<void>;
}

const probeMs = 100;

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  const probe = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => void Promise.all(ports.map(probe)), probeMs);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const port = [...ready][turn % Math.max(1, ready.size)];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const { method, url = '/', headers } = incoming;
    const call = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
