import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { FailureClass, FailureOutcome } from '../../../src/relay/outbound/outcome.ts';
import { eventually } from '../../support/eventually.ts';
import { httpResponse, resetConnection, respondOk } from '../../support/tls-sink.ts';
import { assertFailed, assertResponded, body, createSinkAndEgress } from './test-egress.ts';

/** Larger than the socket buffers, so that a sink that does not read blocks the request. */
const largeBody = Buffer.alloc(24 * 1_024 * 1_024, 'x');

function assertWholeRequestSent(outcome: FailureOutcome): void {
  assert.ok(outcome.bytesSent > body.length, 'head and body were not sent completely');
}

test('phases run in order, and beforeDispatch runs after the connection is established and before any byte is sent', async (t) => {
  const events: string[] = [];
  const { sink, send, url } = await createSinkAndEgress(t, {
    onRequest: (socket) => {
      events.push('arrived');
      respondOk(socket);
    },
  });
  const pendingDispatch = Promise.withResolvers<void>();
  const beforeDispatch = () => {
    events.push('beforeDispatch');
    return pendingDispatch.promise;
  };
  const sendPromise = send(url, { beforeDispatch, onPhase: (phase) => events.push(phase) });
  await eventually('beforeDispatch is running', () => events.includes('beforeDispatch'));
  await eventually('the connection is open', () => sink.open === 1);
  assert.deepEqual(events, ['resolving', 'connecting', 'securing', 'dispatching', 'beforeDispatch']);
  pendingDispatch.resolve();
  const outcome = await sendPromise;
  assertResponded(outcome, 200);
  assert.deepEqual(events.slice(5), ['sending', 'awaiting_answer', 'arrived', 'answered']);
  const { dnsMs, connectMs, tlsMs, firstByteMs, totalMs } = outcome.timings;
  for (const ms of [dnsMs, connectMs, tlsMs, firstByteMs, totalMs]) assert.ok(Number.isInteger(ms) && (ms ?? -1) >= 0);
});

test('no byte is sent when beforeDispatch fails', async (t) => {
  const receivedChunks: Buffer[] = [];
  const { sink, send, url } = await createSinkAndEgress(t, {
    onSecure: (socket) => socket.on('data', (bytes) => receivedChunks.push(bytes)),
  });
  const pendingDispatch = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const beforeDispatch = () => {
    started.resolve();
    return pendingDispatch.promise;
  };
  const sendPromise = send(url, { beforeDispatch });
  await started.promise;
  pendingDispatch.reject(new Error('the disk is full'));
  await assert.rejects(sendPromise, /the disk is full/);
  await eventually('the connection is closed', () => sink.open === 0);
  assert.deepEqual(receivedChunks, []);
});

test('the last byte is sent separately after all others', async (t) => {
  const { sink, send, url } = await createSinkAndEgress(t);
  const outcome = await send(url);
  assertResponded(outcome, 200);
  const [request] = sink.requests;
  assert.equal(request?.pieces.at(-1), 1);
  const arrivedBytes = request?.pieces.reduce((sum, length) => sum + length, 0);
  assert.equal(outcome.bytesSent, arrivedBytes);
});

test('a body larger than the socket buffers arrives complete', async (t) => {
  const { sink, send, url } = await createSinkAndEgress(t);
  assertResponded(await send(url, { body: largeBody }), 200);
  assert.ok(sink.requests[0]?.body.equals(largeBody));
});

describe('a failure before the last byte is sent', () => {
  const duringDispatch: readonly [title: string, action: (socket: TLSSocket) => void, failure: FailureClass][] = [
    ['a reset during beforeDispatch', resetConnection, 'reset_before_sent'],
    ['a close during beforeDispatch', (socket) => socket.end(), 'reset_before_sent'],
    ['data before the request', (socket) => socket.write('220 mail.example.com ESMTP\r\n'), 'answer_before_sent'],
    ['a response before the request', (socket) => respondOk(socket), 'answer_before_sent'],
  ];
  for (const [title, interrupt, failure] of duringDispatch)
    test(`is reported with 0 sent bytes: ${title}`, async (t) => {
      let serverSocket: TLSSocket | undefined;
      const { sink, send, url } = await createSinkAndEgress(t, { onSecure: (socket) => (serverSocket = socket) });
      const outcome = await send(url, {
        beforeDispatch: async () => {
          const socket = await eventually('the sink has the connection', () => serverSocket);
          interrupt(socket);
          await eventually('the sink has closed the connection', () => sink.open === 0);
        },
      });
      assertFailed(outcome, failure, 'dispatching');
      assert.equal(outcome.bytesSent, 0);
      await eventually('the connection is closed', () => sink.open === 0);
    });

  test('is reported for a reset in the middle of the body', async (t) => {
    const { send, url } = await createSinkAndEgress(t, {
      onSecure: (socket) => socket.once('data', () => resetConnection(socket)),
    });
    const outcome = await send(url, { body: largeBody });
    assertFailed(outcome, 'reset_before_sent', 'sending');
  });

  test('is reported when the destination stops reading', async (t) => {
    let readBytes = 0;
    let isReading = false;
    let serverSocket: TLSSocket | undefined;
    const { sink, send, url } = await createSinkAndEgress(
      t,
      {
        onSecure: (socket) => {
          serverSocket = socket.on('data', (bytes) => (readBytes += bytes.length));
          // On a busy machine the handshake may end only after the timeout of the sender.
          if (!isReading) socket.pause();
        },
      },
      { limits: { sendMs: 300 } },
    );
    const outcome = await send(url, { body: largeBody });
    assertFailed(outcome, 'send_timeout', 'sending');
    isReading = true;
    serverSocket?.resume();
    await eventually('all data is read and the connection is closed', () => sink.open === 0);
    assert.ok(readBytes < largeBody.length, `${readBytes} bytes were received`);
  });

  test('is reported when the destination sends something other than HTTP in the middle of the body', async (t) => {
    const { send, url } = await createSinkAndEgress(t, {
      onSecure: (socket) => {
        socket.pause();
        socket.write('what is this?\r\n\r\n');
      },
    });
    const outcome = await send(url, { body: largeBody });
    assertFailed(outcome, 'answer_before_sent', outcome.phase === 'dispatching' ? 'dispatching' : 'sending');
  });

  test('is reported when beforeDispatch exceeds the time limit', async (t) => {
    let clockOffsetMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + clockOffsetMs };
    const { sink, send, url } = await createSinkAndEgress(t, {}, { clock });
    const limitMs = 60_000;
    const beforeDispatch = async () => {
      clockOffsetMs = limitMs;
    };
    const outcome = await send(url, { beforeDispatch, limitMs });
    assertFailed(outcome, 'send_timeout', 'dispatching');
    assert.deepEqual(sink.requests, []);
  });
});

describe('a failure after the last byte is sent', () => {
  const rows: readonly [title: string, onRequest: (socket: TLSSocket) => void, failure: FailureClass][] = [
    ['a reset', resetConnection, 'reset_after_sent'],
    ['a close', (socket) => socket.end(), 'reset_after_sent'],
    ['a close in the middle of a head', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-'), 'reset_after_sent'],
    ['a close after an interim response', (socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n'), 'reset_after_sent'],
    ['no response', () => {}, 'answer_timeout'],
    ['a head that never ends', (socket) => socket.write('HTTP/1.1 200 OK\r\nA: b\r\n'), 'answer_timeout'],
    [
      'interim responses only',
      (socket) => socket.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(20)),
      'answer_timeout',
    ],
  ];
  for (const [title, onRequest, failure] of rows)
    test(`is reported as ${failure}: ${title}`, async (t) => {
      const { sink, send, url } = await createSinkAndEgress(
        t,
        { onRequest },
        // Only the timeout tests use short limits: a blocked process must not time out before another failure.
        failure === 'answer_timeout' ? { limits: { responseStartMs: 250, responseMs: 150 } } : {},
      );
      const outcome = await send(url);
      assertFailed(outcome, failure, 'awaiting_answer');
      assertWholeRequestSent(outcome);
      await eventually('the connection is closed', () => sink.open === 0);
      assert.equal(sink.requests.length, 1);
    });

  test('slow headers are cut off at the time limit of a response', async (t) => {
    const { send, url } = await createSinkAndEgress(
      t,
      { onRequest: sendByteByByte(`HTTP/1.1 200 OK\r\nX-Slow: ${'x'.repeat(1_000)}\r\n\r\n`) },
      { limits: { responseMs: 250 } },
    );
    const outcome = await send(url);
    assertFailed(outcome, 'answer_timeout', 'awaiting_answer');
    assertWholeRequestSent(outcome);
    assert.ok(outcome.timings.totalMs < 10_000, `${outcome.timings.totalMs} ms`);
  });

  test('headers and content share one time limit', async (t) => {
    const onRequest = (socket: TLSSocket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      setTimeout(() => socket.write('Content-Length: 5\r\n\r\n'), 400);
    };
    const { send, url } = await createSinkAndEgress(t, { onRequest }, { limits: { responseMs: 600 } });
    // With two limits every run would take 1,000 ms; with one, only a run in which the process was blocked.
    await eventually('headers and content take the time of one limit', async () => {
      const { kind, timings } = await send(url);
      return kind === 'answered' && timings.totalMs - (timings.firstByteMs ?? 0) < 950;
    });
  });

  test('the total time limit ends the wait for a response', async (t) => {
    const { send, url } = await createSinkAndEgress(t, { onRequest: () => {} });
    const outcome = await eventually('the request is sent within its limit', async () => {
      const result = await send(url, { limitMs: 400 });
      return result.phase === 'awaiting_answer' && result;
    });
    assertFailed(outcome, 'answer_timeout', 'awaiting_answer');
    assert.ok(outcome.timings.totalMs >= 395 && outcome.timings.totalMs < 8_000, `${outcome.timings.totalMs} ms`);
  });
});

describe('invalid requests', () => {
  const names = ['Host', 'content-length', 'Transfer-Encoding', 'Connection', 'Expect', 'Accept-Encoding', 'Upgrade'];
  const headers = [
    ['Bad Name', 'x'],
    ['X-Lead', 'a\r\nHost: b'],
    ['X-Lead', 'a\u0000'],
    ...names.map((name) => [name, '1'] as const),
  ] as const;
  for (const invalidHeader of headers)
    test(`throw before the DNS lookup for the header ${JSON.stringify(invalidHeader.join(': '))}`, async (t) => {
      const { send, dns, url } = await createSinkAndEgress(t);
      await assert.rejects(send(url, { headers: [invalidHeader] }), TypeError);
      assert.deepEqual(dns.queries, []);
    });

  test('throw before the DNS lookup for a body of less than two bytes', async (t) => {
    const { send, dns, url } = await createSinkAndEgress(t);
    for (const shortBody of ['', 'x']) await assert.rejects(send(url, { body: Buffer.from(shortBody) }), RangeError);
    assert.deepEqual(dns.queries, []);
    assertResponded(await send(url, { body: Buffer.from('{}') }), 200);
  });
});

test('a response before the request is complete is accepted, and the rest of the request is sent', async (t) => {
  const receivedChunks: Buffer[] = [];
  const { send, url } = await createSinkAndEgress(t, {
    onSecure: (socket) => {
      socket.once('data', () => socket.write(httpResponse('202 Accepted')));
      socket.on('data', (bytes) => receivedChunks.push(bytes));
    },
  });
  const outcome = await send(url, { body: largeBody });
  assertResponded(outcome, 202);
  await eventually('the whole request arrives', () => Buffer.concat(receivedChunks).length === outcome.bytesSent);
  assert.ok(outcome.bytesSent > largeBody.length);
});

test('a response that closes the connection before the request is complete is accepted, and the sent bytes are reported', async (t) => {
  const { sink, send, url } = await createSinkAndEgress(t, {
    onSecure: (socket) => {
      socket.once('data', () => socket.end(httpResponse('200 OK', 'enough', 'Connection: close\r\n')));
    },
  });
  const outcome = await send(url, { body: largeBody });
  assertResponded(outcome, 200);
  assert.equal(outcome.body.toString(), 'enough');
  assert.ok(outcome.bytesSent < largeBody.length, String(outcome.bytesSent));
  await eventually('the connection is closed', () => sink.open === 0);
});

function sendByteByByte(text: string): (socket: TLSSocket) => void {
  return (socket) => {
    let offset = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || offset >= text.length) clearInterval(timer);
      else socket.write(text.charAt(offset++));
    }, 60);
  };
}
