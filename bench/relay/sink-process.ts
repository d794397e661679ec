// HTTPS destination on several ports, with keep-alive and minimal work. Either the response states for how many
// milliseconds it was delayed, or its body is sent one byte at a time.

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import type { SinkProcessOptions } from './sink.ts';

const dripIntervalMs = 500;
let requests = 0;

process.once('message', (options: SinkProcessOptions) => void open(options));
process.once('disconnect', () => process.exit(0));

async function open({ key, cert, portCount, behaviour }: SinkProcessOptions): Promise<void> {
  const respond = behaviour.kind === 'drip' ? drip : (socket: TLSSocket) => hold(socket, behaviour.delayMs);
  const openPorts: number[] = [];
  for (let count = 0; count < portCount; count += 1) {
    const server = createServer({ key, cert, noDelay: true, ALPNProtocols: ['http/1.1'] }, (socket) =>
      readRequests(socket, respond),
    );
    openPorts.push(await listen(server));
  }
  process.on('message', () => process.send?.(requests));
  process.send?.(openPorts);
}

function listen(server: Server): Promise<number> {
  server.on('tlsClientError', () => {});
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

/** Reads requests, one at a time per connection. */
function readRequests(socket: TLSSocket, respond: (socket: TLSSocket) => void): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0 || received.length < headEnd + 4 + contentLengthOf(received.toString('latin1', 0, headEnd))) return;
    received = Buffer.alloc(0);
    requests += 1;
    respond(socket);
  });
}

function contentLengthOf(head: string): number {
  return Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
}

function hold(socket: TLSSocket, delayMs: number): void {
  if (delayMs === 0) {
    sendResponse(socket, 0);
    return;
  }
  const startMs = performance.now();
  setTimeout(() => sendResponse(socket, performance.now() - startMs), delayMs);
}

function sendResponse(socket: TLSSocket, heldForMs: number): void {
  const body = `held ${heldForMs.toFixed(3)} ms`;
  if (!socket.destroyed) socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
}

function drip(socket: TLSSocket): void {
  const timer = setInterval(() => socket.write('x'), dripIntervalMs);
  socket.once('close', () => clearInterval(timer));
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n');
}
