import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A request received by the fake relay. */
export interface RawRequest {
  /** The request line, such as `POST /relay/api/v1/deliveries HTTP/1.1`. */
  readonly line: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** TCP server whose responses are written by the test. */
export interface FakeRelay {
  /** The base URL for a client. */
  readonly url: string;
  readonly requests: readonly RawRequest[];
  close(): Promise<void>;
}

/** `respond` is called with the number of the request, counted from 1. */
export async function startFakeRelay(
  respond: (socket: Socket, requestNumber: number, request: RawRequest) => void,
): Promise<FakeRelay> {
  const requests: RawRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      const request = parseRequest(received);
      if (request === null) return;
      received = '';
      requests.push(request);
      respond(socket, requests.length, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/relay`,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A complete response with `Connection: close`. Each line of `headers` must end with CRLF. */
export function rawResponse(status: string, body: unknown, headers = ''): string {
  const text = JSON.stringify(body);
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n${headers}\r\n${text}`;
}

function parseRequest(text: string): RawRequest | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [requestLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(end + 4);
  return Buffer.byteLength(body) < Number(headers.get('content-length') ?? 0)
    ? null
    : { line: requestLine, headers, body };
}
