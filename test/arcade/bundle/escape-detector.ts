import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/**
 * Server for HTTP and UDP that records each message. It is outside of the frame, so a message means that a renderer
 * left its sandbox.
 */
export interface EscapeDetector {
  readonly url: string;
  readonly udpPort: number;
  /** Received messages: `connection` for each TCP connection, the path of each request, `packet` for each UDP packet. */
  readonly receivedMessages: readonly string[];
  clearMessages(): void;
}

export async function startEscapeDetector(t: TestContext): Promise<EscapeDetector> {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    messages.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('received');
  });
  server.on('connection', () => messages.push('connection'));
  server.on('upgrade', (request, socket) => {
    messages.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = createSocket('udp4');
  socket.on('message', () => messages.push('packet'));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
    socket.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    udpPort: socket.address().port,
    receivedMessages: messages,
    clearMessages: () => void messages.splice(0),
  };
}
