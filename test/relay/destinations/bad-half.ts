import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Certificate } from '../../../demo/certificates.mjs';
import { startStubDns } from '../../support/stub-dns.ts';
import { startTlsSink } from '../../support/tls-sink.ts';

/** Destinations that hold up anyone who delivers to them, each in another phase, until they are released. */
export interface BadHalf {
  /** `127.0.0.1:port` of those that are reached by address. */
  readonly targets: readonly string[];
  readonly resolver: string;
  /** Where the delivery of this number goes: the phases take turns. */
  destination(number: number): string;
  /** How many deliveries hang in them. */
  hanging(): number;
  /** Anyone who hangs, now or later, is let go with nothing. */
  release(): void;
  close(): Promise<void>;
}

const dripMs = 50;

export async function startBadHalf(certificate: Certificate): Promise<BadHalf> {
  const leaving = new AbortController();
  const hold = (socket: Socket | TLSSocket) => {
    if (leaving.signal.aborted) socket.destroy();
    else leaving.signal.addEventListener('abort', () => socket.destroy());
  };
  const silent = await startTlsSink({ certificate, onRequest: hold });
  const dripping = await startTlsSink({
    certificate,
    onRequest(socket) {
      hold(socket);
      drip(socket);
    },
  });
  const mute = await startMuteServer(hold);
  const dns = await startStubDns(() => (leaving.signal.aborted ? { code: 'NXDOMAIN' } : 'silent'));
  const targets = [silent.port, dripping.port, mute.port].map((port) => `127.0.0.1:${port}`);
  const names = () => new Set(dns.queries.map(({ name }) => name)).size;
  return {
    targets,
    resolver: dns.address,
    destination: (number) => `https://${targets[number % (targets.length + 1)] ?? `hangs-${number}.example.com`}/`,
    hanging: () => silent.requests.length + dripping.requests.length + mute.connections() + names(),
    release: () => leaving.abort(),
    async close() {
      leaving.abort();
      await Promise.all([silent.close(), dripping.close(), mute.close(), dns.close()]);
    },
  };
}

/** The head of a response, a byte at a time, that never ends. */
function drip(socket: TLSSocket): void {
  socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
  const timer = setInterval(() => socket.write('x'), dripMs);
  socket.once('close', () => clearInterval(timer));
}

/** Takes connections, and never says a word of TLS. */
async function startMuteServer(hold: (socket: Socket) => void) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    hold(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
