import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Certificate } from '../../../demo/certificates.mjs';
import { startStubDns } from '../../support/stub-dns.ts';
import { startTlsSink } from '../../support/tls-sink.ts';

/** Destinations that hang in different phases of a delivery until they are released. */
export interface HangingDestinations {
  /** `127.0.0.1:port` of the destinations with an IP address. */
  readonly targets: readonly string[];
  /** Address of a DNS server that sends no responses until the release and `NXDOMAIN` afterwards. */
  readonly resolver: string;
  /** The destination of the n-th delivery: the phases alternate. */
  destination(number: number): string;
  /** Number of deliveries that have hung so far, including released ones. */
  hangingCount(): number;
  /** Closes the connections of hanging deliveries, now and later. */
  release(): void;
  close(): Promise<void>;
}

const byteIntervalMs = 50;

export async function startHangingDestinations(certificate: Certificate): Promise<HangingDestinations> {
  const releaseController = new AbortController();
  const destroyOnRelease = (socket: Socket | TLSSocket) => {
    if (releaseController.signal.aborted) socket.destroy();
    else releaseController.signal.addEventListener('abort', () => socket.destroy());
  };
  const silentSink = await startTlsSink({ certificate, onRequest: destroyOnRelease });
  const slowSink = await startTlsSink({
    certificate,
    onRequest(socket) {
      destroyOnRelease(socket);
      sendSlowly(socket);
    },
  });
  const withoutTls = await startServerWithoutTls(destroyOnRelease);
  const dns = await startStubDns(() => (releaseController.signal.aborted ? { code: 'NXDOMAIN' } : 'silent'));
  const targets = [silentSink.port, slowSink.port, withoutTls.port].map((port) => `127.0.0.1:${port}`);
  const lookupCount = () => new Set(dns.queries.map(({ name }) => name)).size;
  return {
    targets,
    resolver: dns.address,
    destination: (number) => `https://${targets[number % (targets.length + 1)] ?? `hangs-${number}.example.com`}/`,
    hangingCount: () =>
      silentSink.requests.length + slowSink.requests.length + withoutTls.connectionCount() + lookupCount(),
    release: () => releaseController.abort(),
    async close() {
      releaseController.abort();
      await Promise.all([silentSink.close(), slowSink.close(), withoutTls.close(), dns.close()]);
    },
  };
}

/** Sends an endless response head byte by byte. */
function sendSlowly(socket: TLSSocket): void {
  socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
  const timer = setInterval(() => socket.write('x'), byteIntervalMs);
  socket.once('close', () => clearInterval(timer));
}

/** Accepts connections and never starts TLS. */
async function startServerWithoutTls(destroyOnRelease: (socket: Socket) => void) {
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount += 1;
    socket.on('error', () => {});
    destroyOnRelease(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connectionCount: () => connectionCount,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
