import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { type FakeRelay, type RawRequest, rawResponse, startFakeRelay } from '../../support/fake-relay.ts';
import { type ClientKind, clientKinds, type OpenClient, someApiKey } from '../../support/relay-clients.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { httpResponse, startTlsSink } from '../../support/tls-sink.ts';

const delivery = {
  idempotencyKey: 'form 1',
  destination: 'https://crm.example.com/leads',
  email: 'ada@mail.example',
  source: 'a form',
};

for (const kind of clientKinds) {
  describe(`the client in ${kind.name} over the network`, { skip: kind.missing }, () => {
    for (const [title, cut] of [
      ['closes the connection without a response', (socket: Socket) => socket.destroy()],
      ['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
      ['closes the connection within the headers', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-')],
      [
        'closes the connection within the body',
        (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"a":'),
      ],
    ] as const) {
      test(`repeats the identical request once when the relay ${title}`, async () => {
        await withFakeRelay(
          kind,
          (socket, attempt) => (attempt === 1 ? cut(socket) : socket.end(rawResponse('200 OK', { id: 'dlv_1' }))),
          async (client, { requests }) => {
            assert.deepEqual((await client.call('deliver', delivery)).response, { id: 'dlv_1' });
            assert.deepEqual(requests.map(partsWithoutConnectionHeader), [
              partsWithoutConnectionHeader(requests[0]),
              partsWithoutConnectionHeader(requests[0]),
            ]);
            assert.equal(requests[0]?.headers.get('idempotency-key'), 'form 1');
          },
        );
      });
    }

    test('gives up after two lost responses and reports the relay as unreachable', async () => {
      await withFakeRelay(
        kind,
        (socket) => socket.destroy(),
        async (client, { requests }) => {
          const { error } = await client.call('deliver', delivery);
          assert.deepEqual([error?.status, error?.code, error?.receipt], [0, 'unreachable', null]);
          assert.equal(requests.length, 2);
        },
      );
    });

    for (const [status, problem] of [
      ['424 Failed Dependency', { code: 'delivery_failed', receipt: { id: 'dlv_1' }, request_id: 'r1' }],
      ['503 Service Unavailable', { code: 'draining', request_id: 'r1' }],
      ['429 Too Many Requests', { code: 'destination_busy', request_id: 'r1' }],
      ['409 Conflict', { code: 'delivery_in_progress', request_id: 'r1' }],
    ] as const) {
      test(`reports ${problem.code} without a retry`, async () => {
        await withFakeRelay(
          kind,
          (socket) => socket.end(rawResponse(status, problem, 'Retry-After: 3\r\n')),
          async (client, { requests }) => {
            const { error } = await client.call('deliver', delivery);
            assert.equal(requests.length, 1);
            assert.deepEqual([error?.status, error?.code], [Number.parseInt(status, 10), problem.code]);
            assert.deepEqual([error?.requestId, error?.retryAfterSeconds], ['r1', 3]);
            assert.deepEqual(error?.receipt, 'receipt' in problem ? problem.receipt : null);
          },
        );
      });
    }

    test('reports an HTML response as http_502 for status 502, and as invalid_answer for status 200', async () => {
      for (const [status, code] of [
        ['502 Bad Gateway', 'http_502'],
        ['200 OK', 'invalid_answer'],
      ] as const)
        await withFakeRelay(
          kind,
          (socket) => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>`),
          async (client, { requests }) => {
            assert.equal((await client.call('deliver', delivery)).error?.code, code);
            assert.equal(requests.length, 1);
          },
        );
    });

    test('limits the length of a response', async () => {
      const headPrefix = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';
      for (const [head, chunk] of [
        [`${headPrefix}Content-Length: 99999999999`, ' '.repeat(65_536)],
        [`${headPrefix}Transfer-Encoding: chunked`, `10000\r\n${' '.repeat(65_536)}\r\n`],
        [headPrefix.trim(), ' '.repeat(65_536)],
      ] as const)
        await withFakeRelay(
          kind,
          (socket) => {
            socket.write(`${head}\r\n\r\n`);
            writeEndlessly(socket, chunk);
          },
          async (client, { requests }) => {
            assert.equal((await client.call('deliver', delivery)).error?.code, 'invalid_answer', head);
            assert.equal(requests.length, 1);
          },
        );
    });

    test('raises an error with the HTTP status for every malformed response', async () => {
      const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      for (const [headers, text] of [
        ['', deep],
        ['Retry-After: \u00b2\r\n', '{}'], // A superscript 2: `isdigit` in Python accepts it, `int` does not.
        [`Retry-After: ${'9'.repeat(5_000)}\r\n`, '{}'],
        ['', '{"__proto__":{"code":"polluted"},"code":null,"detail":7}'],
      ] as const)
        await withFakeRelay(
          kind,
          (socket) =>
            socket.end(
              `HTTP/1.1 400 Bad Request\r\nContent-Length: ${text.length}\r\nConnection: close\r\n${headers}\r\n${text}`,
              'latin1',
            ),
          async (client) => {
            const { error } = await client.call('deliver', delivery);
            assert.equal(error?.status, 400, headers + text.slice(0, 60));
            assert.ok(error?.retryAfterSeconds == null, String(error?.retryAfterSeconds));
          },
        );
    });

    test('treats already_delivered as success when the response to the first request of a replay was lost', async () => {
      await withFakeRelay(
        kind,
        (socket, attempt) => {
          if (attempt === 1) socket.destroy();
          else socket.end(rawResponse('409 Conflict', { code: 'already_delivered', receipt: { id: 'dlv_1' } }));
        },
        async (client, { requests }) => {
          assert.deepEqual((await client.call('replay', delivery)).response, { id: 'dlv_1' });
          assert.deepEqual(
            requests.map(({ headers }) => headers.get('x-rialto-replay')),
            ['true', 'true'],
          );
          const secondResponse = await client.call('replay', delivery);
          assert.deepEqual(
            [secondResponse.error?.code, secondResponse.error?.receipt],
            ['already_delivered', { id: 'dlv_1' }],
          );
        },
      );
    });

    test('follows no redirect and sends the key to no other host', async () => {
      const redirectTarget = await startFakeRelay((socket) => socket.end(rawResponse('200 OK', {})));
      try {
        for (const status of ['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'])
          await withFakeRelay(
            kind,
            (socket) => socket.end(rawResponse(status, {}, `Location: ${redirectTarget.url}\r\n`)),
            async (client, { requests }) => {
              for (const call of [client.call('deliver', delivery), client.call('usage')])
                assert.equal((await call).error?.code, 'redirected', status);
              assert.equal(requests.length, 2);
            },
          );
        assert.equal(redirectTarget.requests.length, 0);
      } finally {
        await redirectTarget.close();
      }
    });

    for (const [title, respond] of [
      ['sends no response', () => {}],
      ['sends an endless header byte by byte', sendEndlessHeader],
    ] as const) {
      test(`stops waiting when the relay ${title}`, { timeout: 300_000 }, async () => {
        await withFakeRelay(
          kind,
          respond,
          async (client, { requests }) => {
            const startedMs = performance.now();
            const { error } = await client.call('deliver', delivery);
            const elapsedMs = performance.now() - startedMs;
            assert.deepEqual([error?.status, error?.code], [0, 'timeout']);
            assert.ok(elapsedMs > 2_000 && elapsedMs < 20_000, `${elapsedMs} ms`);
            assert.equal(requests.length, 1);
          },
          { waitMs: 2_500 },
        );
      });
    }

    test('ignores proxy variables of the environment', async () => {
      const proxy = await startFakeRelay((socket) => socket.end(rawResponse('200 OK', { id: 'the proxy' })));
      const { origin } = new URL(proxy.url);
      const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
      const environment = { ...Object.fromEntries(names.map((name) => [name, origin])), NO_PROXY: '', no_proxy: '' };
      try {
        await withFakeRelay(
          kind,
          (socket) => socket.end(rawResponse('200 OK', { id: 'the relay' })),
          async (client) => assert.equal((await client.call('deliver', delivery)).response?.id, 'the relay'),
          { environment },
        );
        assert.equal(proxy.requests.length, 0);
      } finally {
        await proxy.close();
      }
    });

    test('refuses a server whose certificate it cannot verify', async () => {
      const certificate = await (await createCertificateAuthority('Unknown authority')).issue({ names: ['127.0.0.1'] });
      const sink = await startTlsSink({ certificate });
      const client = await kind.open({ url: `https://127.0.0.1:${sink.port}/relay`, apiKey: someApiKey });
      try {
        assert.equal((await client.call('deliver', delivery)).error?.code, 'unreachable');
        assert.ok(sink.connections > 0);
        assert.equal(sink.requests.length, 0);
      } finally {
        client.close();
        await sink.close();
      }
    });

    test('requires https except for loopback addresses', async () => {
      for (const url of ['https://relay.example.com/relay', 'http://localhost:1/relay', 'http://[::1]:1/relay'])
        (await kind.open({ url, apiKey: someApiKey })).close();
      for (const url of ['http://relay.example.com/relay', 'http://10.0.0.1/relay', 'http://localhost.example.com'])
        await assert.rejects(kind.open({ url, apiKey: someApiKey }), { code: 'insecure_address' });
    });
  });
}

test('the Python client applies its time limits over TLS as well', {
  skip: await missingTool('python3'),
}, async () => {
  const authority = await createCertificateAuthority('An authority of a test');
  const certificate = await authority.issue({ names: ['127.0.0.1'] });
  const responses = [httpResponse('200 OK', '{"id": "dlv_1"}'), 'HTTP/1.1 200 OK\r\nX-Long: '];
  const sink = await startTlsSink({ certificate, onRequest: (socket) => socket.write(responses.shift() ?? '') });
  const python = clientKinds.find(({ name }) => name === 'Python') as ClientKind;
  try {
    await inTempFolder(async (folder) => {
      const caFile = join(folder, 'ca.pem');
      writeFileSync(caFile, authority.cert);
      const url = `https://127.0.0.1:${sink.port}/relay`;
      const environment = { SSL_CERT_FILE: caFile };
      const client = await python.open({ url, apiKey: someApiKey, waitMs: 3_000, environment });
      try {
        assert.deepEqual((await client.call('deliver', delivery)).response, { id: 'dlv_1' });
        assert.equal((await client.call('deliver', delivery)).error?.code, 'timeout');
        assert.equal(sink.requests.length, 2);
      } finally {
        client.close();
      }
    });
  } finally {
    await sink.close();
  }
});

async function withFakeRelay(
  kind: ClientKind,
  respond: (socket: Socket, attempt: number) => void,
  run: (client: OpenClient, relay: FakeRelay) => Promise<void>,
  options: { waitMs?: number; environment?: Record<string, string> } = {},
): Promise<void> {
  const relay = await startFakeRelay(respond);
  const client = await kind.open({ url: relay.url, apiKey: someApiKey, ...options });
  try {
    await run(client, relay);
  } finally {
    client.close();
    await relay.close();
  }
}

function partsWithoutConnectionHeader(request: RawRequest | undefined): unknown {
  return request && [request.line, [...request.headers].filter(([name]) => name !== 'connection'), request.body];
}

function sendEndlessHeader(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nX-Long: ');
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}

function writeEndlessly(socket: Socket, chunk: string): void {
  if (socket.destroyed) return;
  if (socket.write(chunk)) setImmediate(() => writeEndlessly(socket, chunk));
  else socket.once('drain', () => writeEndlessly(socket, chunk));
}
