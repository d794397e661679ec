import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type SecureVersion, type TLSSocket } from 'node:tls';
import type { Certificate } from '../../demo/certificates.mjs';

/** One request as it came over the wire. */
export interface SinkRequest {
  readonly line: string;
  /** Header lines as they came, names and values. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Lengths of the pieces it came in. */
  readonly pieces: readonly number[];
  /** 1 for the first connection. */
  readonly connection: number;
}

export interface SinkOptions {
  readonly certificate: Certificate;
  readonly maxVersion?: SecureVersion;
  readonly minVersion?: SecureVersion;
  /** What happens before TLS. */
  readonly onTcp?: (socket: Socket) => void;
  /** Takes a connection over as soon as it is secure; nothing is read from it then. */
  readonly onSecure?: (socket: TLSSocket, connection: number) => void;
  /** Called when the last byte of a request has come; writes the response. */
  readonly onRequest?: (socket: TLSSocket, request: SinkRequest) => void;
}

export interface TlsSink {
  readonly port: number;
  /** TCP connections that were made. */
  readonly connections: number;
  readonly requests: readonly SinkRequest[];
  /** How many connections are open. */
  readonly open: number;
  close(): Promise<void>;
}

/** A server of HTTPS on 127.0.0.1 that reads requests byte by byte and answers as a test says. */
export async function startTlsSink(options: SinkOptions): Promise<TlsSink> {
  const { certificate, maxVersion = 'TLSv1.3', minVersion = 'TLSv1.2', onTcp, onSecure } = options;
  const requests: SinkRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const lax = minVersion < 'TLSv1.2' ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {};
  const server = createServer(
    { ...certificate, ...lax, minVersion, maxVersion, noDelay: true, ALPNProtocols: ['http/1.1'] },
    (socket) => {
      socket.on('error', () => {});
      const connection = connections;
      if (onSecure === undefined) readRequests(socket, connection, requests, options.onRequest ?? respondOk);
      else onSecure(socket, connection);
    },
  );
  server.on('tlsClientError', () => {});
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    rememberRaw(socket);
    onTcp?.(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A response that keeps the connection open. */
export function httpResponse(status: string, body = '', headers = ''): string {
  return `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}

export function respondOk(socket: TLSSocket): void {
  socket.write(httpResponse('200 OK', 'taken'));
}

/** Ends the connection below TLS, with a reset. */
export function resetConnection(socket: TLSSocket): void {
  const below = rawSockets.get(portsOf(socket));
  if (below === undefined) throw new Error('This connection is none of a sink, or closed already.');
  below.resetAndDestroy();
}

// TLS hides the socket below it, and a reset can only be made there.
const rawSockets = new Map<string, Socket>();

function rememberRaw(socket: Socket): void {
  const ports = portsOf(socket);
  rawSockets.set(ports, socket);
  socket.once('close', () => rawSockets.delete(ports));
}

function portsOf({ localPort, remotePort }: Socket): string {
  return `${localPort} ${remotePort}`;
}

function readRequests(
  socket: TLSSocket,
  connection: number,
  requests: SinkRequest[],
  onRequest: (socket: TLSSocket, request: SinkRequest) => void,
): void {
  let read: Buffer[] = [];
  let expected = 0;
  let pieces: number[] = [];
  socket.on('data', (bytes) => {
    read.push(bytes);
    pieces.push(bytes.length);
    if (read.reduce((sum, piece) => sum + piece.length, 0) < expected) return;
    const all = Buffer.concat(read);
    const head = readHead(all);
    read = [all];
    expected = head === null ? 0 : head.bytes + head.bodyBytes;
    if (head === null || all.length < expected) return;
    const { line, headers } = head;
    const request = { line, headers, body: all.subarray(head.bytes, expected), pieces, connection };
    read = [all.subarray(expected)];
    expected = 0;
    pieces = [];
    requests.push(request);
    onRequest(socket, request);
  });
}

function readHead(all: Buffer): (Pick<SinkRequest, 'line' | 'headers'> & { bytes: number; bodyBytes: number }) | null {
  const end = all.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...lines] = all.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)] as const);
  const bodyBytes = Number(headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0);
  return { line, headers, bytes: end + 4, bodyBytes };
}
