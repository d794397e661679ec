import { connect, type Socket } from 'node:net';

/** A client that waits for events on its own connection. */
export interface WaitingClient {
  /** Resolves with the arrival of the next event, by `performance.now()`. */
  hasArrived(): Promise<number>;
  close(): void;
}

const notifyMsMax = 20_000;
const eventMark = '"entry.created"';

/** Long poll: sends `updates` that waits up to 25 s. The connection ends with its response. */
export async function waitOnLongPoll(
  url: string,
  headers: Readonly<Record<string, string>>,
  cursor: number,
): Promise<WaitingClient> {
  const socket = await ask(url, `/exchange/api/v1/updates?all=true&cursor=${cursor}`, {
    ...headers,
    prefer: 'wait=25',
  });
  const arrived = arrival(socket);
  return { hasArrived: () => arrived.finally(() => socket.destroy()), close: () => socket.destroy() };
}

/** Opens the event stream; resolves when the server has confirmed it. */
export async function waitOnStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  cursor: number,
): Promise<WaitingClient> {
  const socket = await ask(url, `/exchange/api/v1/events?all=true&cursor=${cursor}`, headers);
  await new Promise<void>((resolve, reject) => socket.once('data', () => resolve()).once('error', reject));
  return { hasArrived: () => arrival(socket), close: () => socket.destroy() };
}

async function ask(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  await new Promise<void>((resolve) => socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, () => resolve()));
  return socket;
}

function arrival(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error(`A waiting agent received nothing within ${notifyMsMax} ms: ${text.slice(0, 300)}`)),
      notifyMsMax,
    );
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.includes(eventMark)) return;
      clearTimeout(timer);
      socket.off('data', take);
      resolve(performance.now());
    };
    socket.on('data', take);
  });
}
