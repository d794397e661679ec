import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type SecureVersion, type TLSSocket } from 'node:tls';
import type { Certificate } from '../../demo/certificates.mjs';

/** A request as received. */
export interface SinkRequest {
  /** The request line, such as `POST /hooks HTTP/1.1`. */
  readonly line: string;
  /** Raw header lines. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Sizes of the chunks in which it arrived. */
  readonly pieces: readonly number[];
  /** Number of the connection, from 1. */
  readonly connection: number;
}

export interface SinkOptions {
  readonly certificate: Certificate;
  readonly maxVersion?: SecureVersion;
  readonly minVersion?: SecureVersion;
  /** Called for each TCP connection before the TLS handshake. */
  readonly onTcp?: (socket: Socket) => void;
  /** Called after the TLS handshake; if set, no request is read. */
  readonly onSecure?: (socket: TLSSocket, connection: number) => void;
  /** Called when a request is complete; writes the response. */
  readonly onRequest?: (socket: TLSSocket, request: SinkRequest) => void;
}

/** Headers by name in lower case. */
export function headersByName({ headers }: Pick<SinkRequest, 'headers'>): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

export interface TlsSink {
  readonly port: number;
  /** Number of accepted TCP connections. */
  readonly connections: number;
  readonly requests: readonly SinkRequest[];
  /** Number of open connections. */
  readonly open: number;
  close(): Promise<void>;
}

/** HTTPS server on 127.0.0.1 that parses the raw bytes of requests and responds as configured. */
export async function startTlsSink(options: SinkOptions): Promise<TlsSink> {
  const { certificate, maxVersion = 'TLSv1.3', minVersion = 'TLSv1.2', onTcp, onSecure } = options;
  const requests: SinkRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const legacyTls = minVersion < 'TLSv1.2' ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {};
  const server = createServer(
    { ...certificate, ...legacyTls, minVersion, maxVersion, noDelay: true, ALPNProtocols: ['http/1.1'] },
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
    registerRawSocket(socket);
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

/** Resets the TCP connection below TLS. */
export function resetConnection(socket: TLSSocket): void {
  const rawSocket = rawSockets.get(portsOf(socket));
  if (rawSocket === undefined) throw new Error('This socket is not connected to a sink, or is already closed.');
  rawSocket.resetAndDestroy();
}

// The TLS socket does not expose the raw socket, which is needed for a reset.
const rawSockets = new Map<string, Socket>();

function registerRawSocket(socket: Socket): void {
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
  let receivedChunks: Buffer[] = [];
  let expectedBytes = 0;
  let pieces: number[] = [];
  socket.on('data', (bytes) => {
    receivedChunks.push(bytes);
    pieces.push(bytes.length);
    if (receivedChunks.reduce((sum, piece) => sum + piece.length, 0) < expectedBytes) return;
    const receivedBytes = Buffer.concat(receivedChunks);
    const head = readHead(receivedBytes);
    receivedChunks = [receivedBytes];
    expectedBytes = head === null ? 0 : head.bytes + head.bodyBytes;
    if (head === null || receivedBytes.length < expectedBytes) return;
    const { line, headers } = head;
    const request = { line, headers, body: receivedBytes.subarray(head.bytes, expectedBytes), pieces, connection };
    receivedChunks = [receivedBytes.subarray(expectedBytes)];
    expectedBytes = 0;
    pieces = [];
    requests.push(request);
    onRequest(socket, request);
  });
}

function readHead(
  receivedBytes: Buffer,
): (Pick<SinkRequest, 'line' | 'headers'> & { bytes: number; bodyBytes: number }) | null {
  const end = receivedBytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [requestLine = '', ...lines] = receivedBytes.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)] as const);
  const bodyBytes = Number(headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0);
  return { line: requestLine, headers, bytes: end + 4, bodyBytes };
}
