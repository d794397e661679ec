import { connect, type Socket } from 'node:net';

/** A client that waits for events on its own connection. */
export interface EventClient {
  /** Resolves with the arrival time of the next event, by `performance.now()`. */
  nextEventMs(): Promise<number>;
  close(): void;
}

const notifyMsMax = 20_000;
const eventText = '"entry.created"';

/** Sends a long poll that waits up to 25 s. The connection is closed after the response. */
export async function openLongPoll(
  url: string,
  headers: Readonly<Record<string, string>>,
  cursor: number,
): Promise<EventClient> {
  const socket = await sendGet(url, `/exchange/api/v1/updates?all=true&cursor=${cursor}`, {
    ...headers,
    prefer: 'wait=25',
  });
  const eventMs = receiveEvent(socket);
  return { nextEventMs: () => eventMs.finally(() => socket.destroy()), close: () => socket.destroy() };
}

/** Opens the event stream; resolves when the server has confirmed it. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  cursor: number,
): Promise<EventClient> {
  const socket = await sendGet(url, `/exchange/api/v1/events?all=true&cursor=${cursor}`, headers);
  await new Promise<void>((resolve, reject) => socket.once('data', () => resolve()).once('error', reject));
  return { nextEventMs: () => receiveEvent(socket), close: () => socket.destroy() };
}

async function sendGet(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  await new Promise<void>((resolve) => socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, () => resolve()));
  return socket;
}

function receiveEvent(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error(`A waiting agent received no event within ${notifyMsMax} ms: ${text.slice(0, 300)}`)),
      notifyMsMax,
    );
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.includes(eventText)) return;
      clearTimeout(timer);
      socket.off('data', onData);
      resolve(performance.now());
    };
    socket.on('data', onData);
  });
}
