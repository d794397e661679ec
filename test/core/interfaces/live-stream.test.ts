import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import Fastify from 'fastify';
import {
  commentFrame,
  eventFrame,
  type LiveStream,
  openLiveStream,
} from '../../../src/core/interfaces/live/live-stream.ts';

/** A server with one stream fed by the test, and a client that has stopped reading. */
async function withStalledReader(run: (stream: LiveStream, socket: Socket) => Promise<void>): Promise<void> {
  const server = Fastify();
  const opened = Promise.withResolvers<LiveStream>();
  server.get('/', async (_request, reply) => opened.resolve(openLiveStream(reply)));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.pause();
  try {
    await run(await opened.promise, socket);
  } finally {
    socket.destroy();
    await server.close();
  }
}

const bigFrame = eventFrame({ id: 1, data: 'x'.repeat(32 * 1024) });
/** More than the buffers of both sockets hold. */
const framesMax = 2_000;

function waitForClose(stream: LiveStream): Promise<void> {
  if (stream.closeSignal.aborted) return Promise.resolve();
  return new Promise((resolve) => stream.closeSignal.addEventListener('abort', () => resolve(), { once: true }));
}

describe('a client that does not read', () => {
  test('is disconnected after 10 seconds when the sender waits until each frame is sent', {
    timeout: 300_000,
  }, async () => {
    await withStalledReader(async (stream) => {
      let sent = 0;
      let waitedMs = 0;
      while (!stream.closeSignal.aborted && sent < framesMax) {
        const startMs = performance.now();
        await stream.send(bigFrame);
        waitedMs = performance.now() - startMs;
        sent += 1;
      }
      assert.equal(stream.closeSignal.aborted, true);
      assert.ok(waitedMs > 9_000 && waitedMs < 25_000, `${waitedMs} ms`);
    });
  });

  test('is disconnected in less than 9 seconds when the sender does not wait', { timeout: 300_000 }, async () => {
    await withStalledReader(async (stream) => {
      const startMs = performance.now();
      for (let sent = 0; sent < framesMax && !stream.closeSignal.aborted; sent += 1) {
        void stream.send(bigFrame);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await waitForClose(stream);
      // More than 64 KiB of unsent data ends the stream, before the limit of 10 seconds for a blocked send.
      assert.ok(performance.now() - startMs < 9_000);
    });
  });
});

test('data sent after the client has disconnected is discarded without waiting', async () => {
  await withStalledReader(async (stream, socket) => {
    socket.destroy();
    await waitForClose(stream);
    for (let sent = 0; sent < 10; sent += 1) await stream.send(bigFrame);
    stream.end(commentFrame('over'));
  });
});

test('a stream that is opened after the client has disconnected is closed', async () => {
  const server = Fastify();
  const isRequested = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<LiveStream>();
  server.get('/', async (_request, reply) => {
    isRequested.resolve();
    await once(reply.raw, 'close');
    opened.resolve(openLiveStream(reply));
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await isRequested.promise;
  socket.destroy();
  const stream = await opened.promise;
  let closeCount = 0;
  stream.onClose(() => {
    closeCount += 1;
  });
  assert.deepEqual([closeCount, stream.closeSignal.aborted], [1, true]);
  await server.close();
});

test('a frame has one line for each of its members and ends with an empty line', () => {
  assert.equal(
    eventFrame({ id: 7, name: 'ready', data: '{"a":1}' }).toString(),
    'id: 7\nevent: ready\ndata: {"a":1}\n\n',
  );
  assert.equal(eventFrame({ id: 7 }).toString(), 'id: 7\n\n');
  assert.equal(commentFrame('quiet').toString(), ': quiet\n\n');
});
