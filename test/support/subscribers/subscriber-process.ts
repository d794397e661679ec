// Subscribers of one stream in a separate process with little overhead: raw sockets that record when each message
// arrived. Messages are identified by the first number of their id.

import { connect, type Socket } from 'node:net';
import type { SubscriberCommand, SubscriberReport } from './subscribers.ts';

/** Maximum number of connections being opened at a time. */
const concurrentOpensMax = 100;
const idPattern = /\nid: [0-9a-f]+-(\d+|end)/g;

/** Time of sending and lag of each subscriber that has received it, by message number. */
const expectedMessages = new Map<number, { sentMs: number; lagsMs: number[] }>();
const sockets: Socket[] = [];
let ended = 0;

process.on('message', (command: SubscriberCommand) => void run(command).then(respond, fail));
process.once('disconnect', () => process.exit(0));

async function run(command: SubscriberCommand): Promise<unknown> {
  switch (command.kind) {
    case 'open':
      return open(command.url, command.connections);
    case 'expect':
      expectedMessages.set(command.seq, { sentMs: command.sentMs, lagsMs: [] });
      return undefined;
    case 'count':
      return expectedMessages.get(command.seq)?.lagsMs.length ?? 0;
    case 'leave':
      for (const socket of sockets) socket.destroy();
      return undefined;
    default:
      return report();
  }
}

/** Sends the response of a command. Responses are in the order of the commands. */
function respond(response: unknown): void {
  process.send?.({ response });
}

function fail(error: unknown): void {
  process.send?.({ failure: String(error) });
}

function report(): SubscriberReport {
  const lags = [...expectedMessages].map(([seq, { lagsMs }]) => ({ seq, lagsMs }));
  return { connections: sockets.filter(({ destroyed }) => !destroyed).length, ended, lags };
}

async function open(url: string, connections: number): Promise<void> {
  let next = sockets.length;
  const endIndex = next + connections;
  const openNextStreams = async () => {
    while (next < endIndex) {
      next += 1;
      await openOne(new URL(url));
    }
  };
  await Promise.all(Array.from({ length: concurrentOpensMax }, openNextStreams));
}

/** Resolves when the first message has arrived. */
function openOne({ hostname, port, pathname }: URL): Promise<void> {
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let remainder = '';
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  socket.on('error', reject);
  socket.on('data', (chunk) => {
    const atMs = performance.timeOrigin + performance.now();
    const text = remainder + chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(idPattern)) {
      end = match.index + match[0].length;
      if (match[1] === 'end') ended += 1;
      else recordArrival(Number(match[1]), atMs);
    }
    // The last 40 characters are searched again with the next chunk, since an id may be split between chunks.
    remainder = text.slice(Math.max(end, text.length - 40));
    if (end > 0) resolve();
    else if (/^HTTP\/1.1 [45]/.test(text)) reject(new Error(text.slice(0, 300)));
  });
  return promise;
}

function recordArrival(seq: number, atMs: number): void {
  const message = expectedMessages.get(seq);
  message?.lagsMs.push(atMs - message.sentMs);
}
