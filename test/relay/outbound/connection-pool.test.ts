import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { OutboundRequest } from '../../../src/relay/outbound/outbound-request.ts';
import { eventually } from '../../support/eventually.ts';
import { httpResponse, respondOk, type SinkOptions } from '../../support/tls-sink.ts';
import {
  assertResponded,
  createSinkAndEgress,
  createTestEgress,
  sinkName,
  type TestEgressOptions,
} from './test-egress.ts';

/** Sends two requests in sequence; returns the numbers of their connections. */
async function connectionsOfTwo(
  t: TestContext,
  sinkOptions: Partial<SinkOptions> = {},
  secondRequest: { readonly url?: (port: number) => string; readonly changes?: Partial<OutboundRequest> } = {},
  egressOptions: TestEgressOptions = {},
): Promise<number[]> {
  const { sink, send, url } = await createSinkAndEgress(t, sinkOptions, egressOptions);
  const outcomes = [await send(url), await send(secondRequest.url?.(sink.port) ?? url, secondRequest.changes)];
  for (const outcome of outcomes) assertResponded(outcome, 200);
  return sink.requests.map(({ connection }) => connection);
}

describe('a kept-alive connection', () => {
  test('is reused by the next request of the same partition to the same origin', async (t) => {
    assert.deepEqual(await connectionsOfTwo(t), [1, 1]);
  });

  test('is reused many times, and each request is complete', async (t) => {
    const { sink, send, url } = await createSinkAndEgress(t);
    for (let round = 0; round < 30; round += 1) {
      const outcome = await send(url, { body: Buffer.from(`{"round":${round}}`) });
      assertResponded(outcome, 200);
      assert.equal(
        outcome.bytesSent,
        sink.requests.at(-1)?.pieces.reduce((sum, length) => sum + length, 0),
      );
      if (round > 0) assert.deepEqual([outcome.timings.connectMs, outcome.timings.tlsMs], [null, null]);
    }
    assert.deepEqual(
      sink.requests.map(({ body }) => body.toString()),
      Array.from({ length: 30 }, (_, round) => `{"round":${round}}`),
    );
    assert.equal(sink.connections, 1);
  });

  test('is reused for another path and query', async (t) => {
    assert.deepEqual(await connectionsOfTwo(t, {}, { url: (port) => `https://${sinkName}:${port}/other?x=1` }), [1, 1]);
  });

  test('is reused when the name has further addresses', async (t) => {
    const { send, url, sink } = await withLaterAddresses(t, ['127.0.0.3', '127.0.0.1']);
    assertResponded(await send(url), 200);
    assertResponded(await send(url), 200);
    assert.equal(sink.connections, 1);
  });
});

describe('connection reuse', () => {
  test('does not happen for another partition', async (t) => {
    assert.deepEqual(await connectionsOfTwo(t, {}, { changes: { partition: 'another account' } }), [1, 2]);
  });

  test('does not happen for another name at the same address', async (t) => {
    assert.deepEqual(await connectionsOfTwo(t, {}, { url: (port) => `https://a.example.net:${port}/` }), [1, 2]);
  });

  test('does not happen for two concurrent requests', async (t) => {
    const { sink, send, url } = await createSinkAndEgress(t);
    assertResponded(await send(url), 200);
    for (const outcome of await Promise.all([send(url), send(url)])) assertResponded(outcome, 200);
    assert.deepEqual(
      sink.requests.map(({ connection }) => connection).sort((left, right) => left - right),
      [1, 1, 2],
    );
  });

  test('does not happen after the idle timeout', async (t) => {
    const { sink, send, url } = await createSinkAndEgress(t, {}, { limits: { keepAliveMs: 150 } });
    const startMs = performance.now();
    assertResponded(await send(url), 200);
    await eventually('the connection is closed', () => sink.open === 0);
    const keepAliveMs = performance.now() - startMs;
    assert.ok(keepAliveMs >= 145 && keepAliveMs < 30_000, `${keepAliveMs} ms`);
    assertResponded(await send(url), 200);
    assert.deepEqual(
      sink.requests.map(({ connection }) => connection),
      [1, 2],
    );
  });

  test('does not happen after the idle timeout, even when its timer has not fired', async (t) => {
    let clockOffsetMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + clockOffsetMs };
    const { sink, send, url } = await createSinkAndEgress(t, {}, { clock, limits: { keepAliveMs: 60_000 } });
    assertResponded(await send(url), 200);
    assertResponded(await send(url), 200);
    clockOffsetMs = 60_000;
    assertResponded(await send(url), 200);
    assert.deepEqual(
      sink.requests.map(({ connection }) => connection),
      [1, 1, 2],
    );
  });

  test('does not happen after the address was removed from the name', async (t) => {
    const { send, url, sink } = await withLaterAddresses(t, ['127.0.0.3']);
    assertResponded(await send(url), 200);
    const secondOutcome = await send(url);
    assert.match('failure' in secondOutcome ? secondOutcome.failure : 'answered', /^connect_/);
    assert.equal(sink.requests.length, 1);
  });

  const invalidatedConnections: readonly [title: string, onRequest: (socket: TLSSocket) => void][] = [
    [
      'after a response with Connection: close',
      (socket) => socket.write(httpResponse('200 OK', 'bye', 'Connection: close\r\n')),
    ],
    ['after an HTTP/1.0 response', (socket) => socket.write('HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok')],
    ['after a response longer than the limit', (socket) => socket.write(httpResponse('200 OK', 'x'.repeat(17_000)))],
    [
      'when a second response follows',
      (socket) => socket.write(`${httpResponse('200 OK', 'one')}${httpResponse('200 OK', 'two')}`),
    ],
    ['when other bytes follow the response', (socket) => socket.write(`${httpResponse('200 OK', 'one')}nonsense`)],
    ['when the server closes after the response', (socket) => socket.end(httpResponse('200 OK', 'one'))],
  ];
  for (const [title, onRequest] of invalidatedConnections)
    test(`does not happen ${title}`, async (t) => {
      assert.deepEqual(await connectionsOfTwo(t, { onRequest }), [1, 2]);
    });

  const idleConnectionEvents: readonly [title: string, sendWhileIdle: (socket: TLSSocket) => void][] = [
    ['when the idle connection is closed', (socket) => socket.end()],
    [
      'when the server sends data on the idle connection',
      (socket) => socket.write(httpResponse('200 OK', 'unsolicited')),
    ],
  ];
  for (const [title, sendWhileIdle] of idleConnectionEvents)
    test(`does not happen ${title}`, async (t) => {
      const sockets: TLSSocket[] = [];
      const onRequest = (socket: TLSSocket) => {
        sockets.push(socket);
        respondOk(socket);
      };
      const { sink, send, url } = await createSinkAndEgress(t, { onRequest });
      assertResponded(await send(url), 200);
      sendWhileIdle(sockets[0] as TLSSocket);
      await eventually('the connection is dropped', () => sink.open === 0);
      const outcome = await send(url);
      assertResponded(outcome, 200);
      assert.deepEqual([outcome.body.toString(), sink.connections], ['taken', 2]);
    });
});

test('the number of idle connections is limited, and the oldest is closed first', async (t) => {
  const { sink, send, url } = await createSinkAndEgress(t, {}, { limits: { idleConnectionsMax: 2 } });
  for (const partition of ['a', 'b', 'c']) assertResponded(await send(url, { partition }), 200);
  await eventually('one connection is closed', () => sink.open === 2);
  assertResponded(await send(url, { partition: 'b' }), 200);
  assertResponded(await send(url, { partition: 'c' }), 200);
  assertResponded(await send(url, { partition: 'a' }), 200);
  assert.deepEqual(
    sink.requests.map(({ connection }) => connection),
    [1, 2, 3, 2, 3, 4],
  );
});

test('closing the egress closes idle connections, and the connection of an active request after its response', async (t) => {
  const { sink, send, url, egress } = await createSinkAndEgress(t, {}, { limits: { keepAliveMs: 60_000 } });
  assertResponded(await send(url), 200);
  const dispatchRecordWritten = Promise.withResolvers<void>();
  const sending = send(url, { partition: 'another', beforeDispatch: () => dispatchRecordWritten.promise });
  await eventually('both connections are open', () => sink.open === 2);
  egress.close();
  await eventually('the idle connection is closed', () => sink.open === 1);
  dispatchRecordWritten.resolve();
  assertResponded(await sending, 200);
  await eventually('the active connection is closed', () => sink.open === 0);
});

/** A sink at 127.0.0.1 whose name has other addresses from the second lookup on; all addresses are allowed. */
async function withLaterAddresses(t: TestContext, laterAddresses: readonly string[]) {
  const { sink, url } = await createSinkAndEgress(t);
  const { send } = await createTestEgress(t, {
    allow: `127.0.0.1:${sink.port},127.0.0.3:${sink.port}`,
    dns: ({ type, lookupNumber }) => {
      const addresses = lookupNumber === 1 ? ['127.0.0.1'] : laterAddresses;
      return type === 'A' ? addresses.map((value) => ({ type: 'A', value })) : [];
    },
  });
  return { sink, url, send };
}
