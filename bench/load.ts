import { connect, type Socket } from 'node:net';
import { ResponseReader } from './response-reader.ts';

/** HTTP request of a load test; path and body may vary per request. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string | ((connection: number) => string);
  /** Headers of a connection, such as the credential of its agent. */
  readonly headers?: (connection: number) => Readonly<Record<string, string>>;
  /** A header with a unique value per request. */
  readonly uniqueHeader?: () => readonly [name: string, value: string];
  /** JSON. */
  readonly body?: string | ((connection: number) => string);
  /** Called for every response before the next request; `text` decodes its body. */
  readonly onResponse?: (connection: number, text: () => string) => void;
}

export interface LoadOptions {
  /** Origins of the servers; connections are distributed round robin. */
  readonly urls: readonly string[];
  readonly request: LoadRequest;
  readonly connections: number;
  readonly seconds: number;
}

/** Result of a load test. */
export interface LoadResult {
  /** Latency of every response in ms, unsorted. */
  readonly latenciesMs: readonly number[];
  readonly elapsedSeconds: number;
}

const responseMsMax = 15_000;

/**
 * Sends the request repeatedly, one at a time per connection, for this many seconds. Uses raw sockets to keep the
 * cost of the generator low, because it shares the machine with the server. Throws on a response other than 2xx, a
 * lost connection, and a timeout.
 */
export async function applyLoad({ urls, request, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const clients = await Promise.all(
    Array.from({ length: connections }, (_, connection) =>
      openClient(urls[connection % urls.length] as string, request, connection),
    ),
  );
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  try {
    await Promise.all(clients.map((client) => runClient(client, endMs, latenciesMs)));
  } finally {
    for (const { socket } of clients) socket.destroy();
  }
  return { latenciesMs, elapsedSeconds: (performance.now() - startMs) / 1_000 };
}

interface LoadClient {
  readonly socket: Socket;
  /** Encodes the next request. */
  readonly next: () => string | Buffer;
  readonly onResponse: (text: () => string) => void;
}

async function openClient(url: string, request: LoadRequest, connection: number): Promise<LoadClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const onResponse = (text: () => string) => request.onResponse?.(connection, text);
  return { socket, next: encoderOf(request, `${hostname}:${port}`, connection), onResponse };
}

/** Function that encodes the next request. A constant request is encoded once. */
function encoderOf(
  { method, path, headers, uniqueHeader, body }: LoadRequest,
  host: string,
  connection: number,
): LoadClient['next'] {
  const lines = Object.entries({
    host,
    ...headers?.(connection),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });
  const head = ` HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
  const encode = () => {
    const text = typeof body === 'function' ? body(connection) : (body ?? '');
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(text)}\r\n`;
    const uniqueHeaderLine = uniqueHeader === undefined ? '' : `${uniqueHeader().join(': ')}\r\n`;
    return `${method} ${typeof path === 'function' ? path(connection) : path}${head}${uniqueHeaderLine}${length}\r\n${text}`;
  };
  if (typeof path === 'function' || typeof body === 'function' || uniqueHeader !== undefined) return encode;
  const encodedRequest = Buffer.from(encode());
  return () => encodedRequest;
}

function runClient({ socket, next, onResponse }: LoadClient, endMs: number, latenciesMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentMs = 0;
    const send = () => {
      sentMs = performance.now();
      if (sentMs >= endMs) return resolve();
      socket.write(next());
    };
    const reader = new ResponseReader((status, text) => {
      if (status < 200 || status > 299)
        return reject(new Error(`A response had status ${status}: ${text().slice(0, 400)}`));
      latenciesMs.push(performance.now() - sentMs);
      onResponse(text);
      send();
    });
    socket.setTimeout(responseMsMax, () => reject(new Error(`No response within ${responseMsMax} ms.`)));
    socket.on('data', (chunk) => reader.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    send();
  });
}
