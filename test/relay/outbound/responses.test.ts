import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { parseRetryAfter, retryAfterMaxMs } from '../../../src/relay/outbound/https-exchange.ts';
import { eventually } from '../../support/eventually.ts';
import { httpResponse, resetConnection } from '../../support/tls-sink.ts';
import { startForbiddenListener } from './forbidden-listener.ts';
import { assertFailed, assertResponded, body, createSinkAndEgress } from './test-egress.ts';

const respondWith = (text: string) => ({ onRequest: (socket: TLSSocket) => void socket.write(text) });

test('a request arrives complete, with the given headers and those of the transport only', async (t) => {
  const { sink, send, url } = await createSinkAndEgress(t);
  const headers = [
    ['Webhook-Id', 'msg_1'],
    ['Content-Type', 'application/json'],
  ] as const;
  const outcome = await send(`${url}?a=1&b=%20`, { headers });
  assertResponded(outcome, 200);
  assert.deepEqual([outcome.body.toString(), outcome.retryAfterMs], ['taken', null]);
  const [request] = sink.requests;
  assert.equal(request?.line, 'POST /leads?a=1&b=%20 HTTP/1.1');
  assert.deepEqual(request?.body, body);
  assert.deepEqual(request?.headers, [
    ['Host', `hooks.example.com:${sink.port}`],
    ...headers,
    ['Content-Length', String(body.length)],
    ['Accept-Encoding', 'identity'],
    ['Connection', 'keep-alive'],
  ]);
});

describe('an outbound request', () => {
  for (const status of [
    200, 201, 204, 299, 301, 302, 303, 307, 308, 304, 400, 401, 404, 408, 410, 425, 429, 500, 502, 503, 504, 599,
  ])
    test(`returns the status ${status} without following Location or Refresh`, async (t) => {
      const listener = await startForbiddenListener(t);
      const location = `Location: https://127.0.0.1:${listener.port}/inside\r\nRefresh: 0; url=https://127.0.0.1:${listener.port}/\r\n`;
      const text =
        status === 204 || status === 304
          ? `HTTP/1.1 ${status} X\r\n${location}\r\n`
          : httpResponse(`${status} X`, 'content', location);
      const { sink, send, url, dns } = await createSinkAndEgress(t, respondWith(text));
      const outcome = await send(url);
      assertResponded(outcome, status);
      assert.equal(outcome.body.toString(), status === 204 || status === 304 ? '' : 'content');
      assert.equal(sink.requests.length, 1);
      assert.equal(dns.lookups.length, 2);
      assert.deepEqual(listener.received, { connections: 0, bytes: 0 });
    });

  test('does not follow a redirect to the same origin', async (t) => {
    const { sink, send, url } = await createSinkAndEgress(
      t,
      respondWith(httpResponse('307 X', '', 'Location: /again\r\n')),
    );
    assertResponded(await send(url), 307);
    assert.equal(sink.requests.length, 1);
  });
});

describe('an outbound request with a malformed response', () => {
  const malformed: readonly [title: string, text: string][] = [
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['HTTP without a version', 'HTTP 200 OK\r\n\r\n'],
    ['a status of two digits', 'HTTP/1.1 20 OK\r\n\r\n'],
    ['a status of four digits', 'HTTP/1.1 2000 OK\r\n\r\n'],
    ['a status above 599', httpResponse('600 X')],
    ['a status of 0', httpResponse('000 X')],
    ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc'],
    ['a length and chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is no number', 'HTTP/1.1 200 OK\r\nContent-Length: 2x\r\n\r\nab'],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n'],
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nnothing\r\n\r\n'],
    ['a blank before the colon', 'HTTP/1.1 200 OK\r\nA : b\r\n\r\n'],
    ['a continued header line and a NUL in a header name', 'HTTP/1.1 200 OK\r\nA: b\r\n c\r\nB\u0000: c\r\n\r\n'],
    ['a NUL in a header value', 'HTTP/1.1 200 OK\r\nA: b\u0000c\r\n\r\n'],
    ['lines that end without a carriage return', 'HTTP/1.1 200 OK\nContent-Length: 0\n\n'],
    ['a head longer than the limit', `HTTP/1.1 200 OK\r\nA: ${'a'.repeat(20_000)}\r\nContent-Length: 0\r\n\r\n`],
    ['a large binary response', '\u0016\u0003\u0001'.repeat(10_000)],
  ];
  for (const [title, text] of malformed)
    test(`reports answer_malformed for ${title}`, async (t) => {
      const { sink, send, url } = await createSinkAndEgress(t, respondWith(text));
      const outcome = await send(url);
      assertFailed(outcome, 'answer_malformed', 'awaiting_answer');
      await eventually('the connection is closed', () => sink.open === 0);
    });
});

describe('a response whose content fails', () => {
  const limits = { responseMs: 250 };
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n';
  const longHead = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n';
  const rows: readonly [title: string, onRequest: (socket: TLSSocket) => void, receivedContent: string][] = [
    ['its content never ends', (socket) => socket.write(`${head}begun`), 'begun'],
    ['its connection is closed in the middle', (socket) => socket.end(`${head}begun`), 'begun'],
    [
      'its connection is reset in the middle',
      (socket) => socket.write(`${head}begun`, () => setImmediate(() => resetConnection(socket))),
      '',
    ],
    [
      'its chunks are malformed',
      (socket) => socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nbegun\r\nzz\r\n'),
      '',
    ],
    ['its content arrives byte by byte', writeSlowly(`${longHead}${'x'.repeat(1_000)}`, longHead.length), ''],
  ];
  for (const [title, onRequest, receivedContent] of rows)
    test(`keeps its status when ${title}`, async (t) => {
      const { sink, send, url } = await createSinkAndEgress(t, { onRequest }, { limits });
      const outcome = await send(url);
      assertResponded(outcome, 200);
      if (receivedContent !== '') assert.equal(outcome.body.toString(), receivedContent);
      assert.ok(outcome.timings.totalMs < 10_000, `${outcome.timings.totalMs} ms`);
      await eventually('the connection is closed', () => sink.open === 0);
    });
});

describe('response content', () => {
  const maxBytes = 16 * 1_024;
  const lengths: readonly [length: number, isComplete: boolean][] = [
    [0, true],
    [maxBytes - 1, true],
    [maxBytes, true],
    [maxBytes + 1, false],
    [maxBytes * 8, false],
  ];
  for (const [length, isComplete] of lengths)
    test(`of ${length} bytes is kept up to 16 KiB`, async (t) => {
      const { sink, send, url } = await createSinkAndEgress(t, respondWith(httpResponse('200 OK', 'b'.repeat(length))));
      const outcome = await send(url);
      assertResponded(outcome, 200);
      assert.equal(outcome.body.toString(), 'b'.repeat(Math.min(length, maxBytes)));
      if (!isComplete) await eventually('the connection is closed', () => sink.open === 0);
    });

  test('of endless chunks is kept up to 16 KiB', async (t) => {
    let [closedCount, chunkCount] = [0, 0];
    const { send, url } = await createSinkAndEgress(t, {
      onRequest: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        const chunk = `400\r\n${'c'.repeat(1_024)}\r\n`;
        const writeNext = () => {
          chunkCount += 1;
          if (!socket.destroyed) socket.write(chunk, () => setImmediate(writeNext));
        };
        socket.on('close', () => (closedCount += 1));
        writeNext();
      },
    });
    const outcome = await send(url);
    assertResponded(outcome, 200);
    assert.equal(outcome.body.length, maxBytes);
    await eventually('the connection is closed', () => closedCount === 1);
    // About what the socket buffers hold, far less than a destination can send in three seconds.
    assert.ok(chunkCount < 4_000, `${chunkCount} chunks`);
  });

  test('is kept when it ends with the connection', async (t) => {
    const { send, url } = await createSinkAndEgress(t, {
      onRequest: (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nold words'),
    });
    const outcome = await send(url);
    assertResponded(outcome, 200);
    assert.equal(outcome.body.toString(), 'old words');
  });

  for (const encoding of ['gzip', 'GZIP', 'br', 'identity, gzip', 'x-unknown'])
    test(`with encoding ${encoding} is neither decompressed nor kept`, async (t) => {
      const encodedBody = gzipSync(Buffer.alloc(1_000_000));
      const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${encodedBody.length}\r\n\r\n`;
      const { send, url } = await createSinkAndEgress(t, {
        onRequest: (socket) => void socket.write(Buffer.concat([Buffer.from(head), encodedBody])),
      });
      const outcome = await send(url);
      assertResponded(outcome, 200);
      assert.equal(outcome.body.length, 0);
    });
});

test('interim responses are skipped, and the time to the first byte is that of the final response', async (t) => {
  const { send, url } = await createSinkAndEgress(
    t,
    {
      onRequest: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n');
        setTimeout(() => socket.write(httpResponse('201 Created', 'made')), 300);
      },
    },
    { limits: { responseMs: 150 } },
  );
  const outcome = await send(url);
  assertResponded(outcome, 201);
  assert.equal(outcome.body.toString(), 'made');
  assert.ok((outcome.timings.firstByteMs ?? 0) >= 295, `${outcome.timings.firstByteMs} ms`);
});

test('an interim and a final response can arrive in one segment', async (t) => {
  const { send, url } = await createSinkAndEgress(
    t,
    respondWith(`HTTP/1.1 102 Processing\r\n\r\n${httpResponse('200 OK', 'made')}`),
  );
  const outcome = await send(url);
  assertResponded(outcome, 200);
  assert.equal(typeof outcome.timings.firstByteMs, 'number');
});

test('endless interim responses are reported as a malformed response', async (t) => {
  let sentBytes = 0;
  const interimResponses = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100);
  const { send, url } = await createSinkAndEgress(t, {
    onRequest(socket) {
      const writeNext = () => {
        if (socket.destroyed) return;
        sentBytes += interimResponses.length;
        if (socket.write(interimResponses)) setImmediate(writeNext);
        else socket.once('drain', writeNext);
      };
      writeNext();
    },
  });
  const outcome = await send(url);
  assertFailed(outcome, 'answer_malformed', 'awaiting_answer');
  assert.ok(sentBytes < 32 * 1_024 * 1_024, `${sentBytes} bytes were accepted`);
  assert.ok(outcome.timings.totalMs < 10_000, `${outcome.timings.totalMs} ms`);
});

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  const rows: readonly (readonly [header: string | undefined, expected: number | null])[] = [
    [undefined, null],
    ['0', 0],
    ['7', 7_000],
    ['120', 120_000],
    ['9999999999', retryAfterMaxMs],
    ['Sun, 01 Mar 2026 12:00:05 GMT', 5_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['Sun, 01 Mar 2037 12:00:00 GMT', retryAfterMaxMs],
    ...['', '-1', '1.5', '1e3', '0x10', ' 5', '5 ', '5, 6', 'soon', '99999999999', '2026-03-01T12:00:05Z'].map(
      (text) => [text, null] as const,
    ),
    ...['Sun, 01 Mar 2026 12:00:05', 'Sun, 99 Mar 2026 12:00:05 GMT', 'Sunday, 01-Mar-26 12:00:05 GMT'].map(
      (text) => [text, null] as const,
    ),
  ];
  for (const [header, expected] of rows)
    test(`of ${JSON.stringify(header ?? 'none')} ${expected === null ? 'is ignored' : `is a delay of ${expected} ms`}`, () =>
      assert.equal(parseRetryAfter(header, nowMs), expected));

  test('is returned with the response', async (t) => {
    const { send, url } = await createSinkAndEgress(
      t,
      respondWith(httpResponse('429 Too Many Requests', '', 'Retry-After: 3\r\n')),
    );
    const outcome = await send(url);
    assertResponded(outcome, 429);
    assert.equal(outcome.retryAfterMs, 3_000);
  });
});

/** Writes the first characters immediately and the rest one by one. */
function writeSlowly(text: string, firstPartLength: number): (socket: TLSSocket) => void {
  return (socket) => {
    let offset = firstPartLength;
    socket.write(text.slice(0, offset));
    const timer = setInterval(() => {
      if (socket.destroyed || offset >= text.length) clearInterval(timer);
      else socket.write(text.charAt(offset++));
    }, 30);
  };
}
