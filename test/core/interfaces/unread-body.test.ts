import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { request } from 'undici';
import { assertProblem, post, sendBytes } from '../../support/http.ts';
import { runProcess } from '../../support/processes.ts';
import { startServer } from '../../support/server.ts';
import { missingTool } from '../../support/shell-document.ts';

const server = await startServer();
after(() => server.close());
const url = `${server.baseUrl}/operations/search`;
const headers = { 'content-type': 'application/json' };
const mebibyte = 1024 * 1024;

/** HTTP clients by name: each sends a body of `mebibytes` and returns the problem code of the response. */
const clients: Record<string, (mebibytes: number) => Promise<unknown>> = {
  'fetch of Node': async (mebibytes) => {
    const response = await fetch(url, { method: 'POST', headers, body: Buffer.alloc(mebibytes * mebibyte, 'x') });
    return ((await response.json()) as { code: string }).code;
  },
  'fetch of Node, in chunks': async (mebibytes) => {
    const chunk = Buffer.alloc(mebibyte, 'x');
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let sent = 0; sent < mebibytes; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await fetch(url, init);
    return ((await response.json()) as { code: string }).code;
  },
  undici: async (mebibytes) => {
    const response = await request(url, { method: 'POST', headers, body: Buffer.alloc(mebibytes * mebibyte, 'x') });
    return ((await response.body.json()) as { code: string }).code;
  },
};

for (const [name, send] of Object.entries(clients))
  test(`${name} receives the 413 for a body of 1, 5 or 12 MiB`, async () => {
    for (const mebibytes of [1, 5, 12]) assert.equal(await send(mebibytes), 'body_too_large', `${mebibytes} MiB`);
  });

const pythonClient = `
import sys, urllib.request, urllib.error
for mebibytes in (1, 5, 12):
    request = urllib.request.Request(sys.argv[1], b"x" * (mebibytes << 20), {"Content-Type": "application/json"})
    try:
        urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as response:
        print(response.code, b"body_too_large" in response.read())
`;

describe("Python's urllib", { skip: await missingTool('python3') }, () => {
  test('receives the 413 for a body of 1, 5 or 12 MiB', async () => {
    const { output } = await runProcess('python3', ['-c', pythonClient, url], {
      env: { PATH: process.env['PATH'], no_proxy: '*' },
    });
    assert.equal(output, '413 True\n'.repeat(3));
  });
});

test('a rejected body within the limits keeps its connection open for the next request', async () => {
  const body = 'x'.repeat(200_000);
  const refusedRequest = `POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const nextRequest = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const responses = await sendBytes(server.url, refusedRequest + nextRequest);
  assert.deepEqual(responses.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('the connection is closed after about 16 MiB of an unread body', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.resume();
  const head = 'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n';
  socket.write(head);
  const chunk = Buffer.alloc(mebibyte, 'x');
  const sendMore = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('drain', sendMore);
  sendMore();
  await closed;
  // Buffers of the operating system on both sides are added.
  assert.ok(socket.bytesWritten > 15 * mebibyte && socket.bytesWritten < 64 * mebibyte, String(socket.bytesWritten));
});

for (const [title, target, type, length, status, code] of [
  ['that is too long', '/exchange/api/v1/operations/search', 'application/json', 9_000_000, 413, 'body_too_large'],
  ['for an unknown URL', '/exchange/api/v1/operations/none', 'application/json', 9, 404, 'not_found'],
  ['of another media type', '/exchange/api/v1/operations/search', 'text/plain', 9, 415, 'unsupported_media_type'],
] as const)
  test(`a body ${title} is rejected without 100 (Continue)`, async () => {
    const head = `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}`;
    const response = await sendBytes(server.url, `${head}\r\nExpect: 100-continue\r\n\r\n`);
    assert.match(response, new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close[\\s\\S]*"code":"${code}"`));
  });

test('an accepted body gets 100 (Continue) once', async () => {
  const head = `POST /exchange/api/v1/operations/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`;
  const response = await sendBytes(
    server.url,
    `${head}\r\nContent-Length: 2\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n{}`,
  );
  assert.deepEqual(response.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 100', 'HTTP/1.1 200']);
});

test('a JSON body of exactly the maximum size, 256 KiB, is parsed and validated', async () => {
  assertProblem(await post(url, `{"q":"${'x'.repeat(256 * 1024 - 8)}"}`), 400, 'invalid_input');
});
