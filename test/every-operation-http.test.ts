import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testInvalidUrlsAndHeaders, testUrls } from './support/every-operation/requests.ts';
import { createTestData, exchange } from './support/exchange-operations.ts';
import { assertProblem, post, send, sendBytes } from './support/http.ts';
import { startServer } from './support/server.ts';

// HTTP behaviour that all URLs of the exchange, and the unknown URLs of the server, have in common.

const server = await startServer();
after(() => server.close());
const { baseUrl } = server;

const testData = await createTestData(baseUrl);
testUrls(exchange, testData);
testInvalidUrlsAndHeaders(exchange, testData);

test('HEAD responds like GET without a body', async () => {
  const getResponse = await send(`${baseUrl}/search?q=nothing`);
  const headResponse = await send(`${baseUrl}/search?q=nothing`, { method: 'HEAD' });
  assert.deepEqual(
    [headResponse.status, headResponse.text, headResponse.headers['content-length']],
    [200, '', getResponse.headers['content-length']],
  );
  assert.equal((await send(`${baseUrl}/entries/ent_none`, { method: 'HEAD' })).status, 404);
});

test('an unknown URL gets 404, whatever the request', async () => {
  for (const url of [
    `${server.url}/nowhere`,
    `${baseUrl}/operations/nothing`,
    `${baseUrl}/operations/toString`,
    `${baseUrl}/operations/`,
    `${baseUrl}/Search`,
  ]) {
    assertProblem(await send(url), 404, 'not_found', url);
    assertProblem(await post(url, '{"a":'), 404, 'not_found', url);
    assertProblem(await post(url, 'x'.repeat(300_000)), 404, 'not_found', url);
  }
});

test('an unknown Host gets 421 with the accepted hosts, and loopback names are accepted with any port', async () => {
  for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example']) {
    const response = await send(`${baseUrl}/search`, { headers: [['Host', host]] });
    assertProblem(response, 421, 'misdirected_request', host);
    assert.ok(response.body.accepted.includes(new URL(baseUrl).host));
    assert.match(response.text, /RIALTO_PUBLIC_URL/);
  }
  for (const host of [
    'localhost',
    'LOCALHOST:1',
    '127.0.0.1:9',
    '[::1]:3',
    'rialto.localhost',
    new URL(baseUrl).host,
  ]) {
    assert.equal((await send(`${baseUrl}/search`, { headers: [['Host', host]] })).status, 200, host);
  }
});

const invalidRequests: [name: string, bytes: string, status: RegExp][] = [
  ['a request that is not HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'a request with Content-Length and Transfer-Encoding',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a request with a header of 20 kB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ['a request without Host', 'GET /exchange/api/v1/search HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
];

for (const [name, bytes, status] of invalidRequests) {
  test(`${name} gets a problem document with a request id`, async () => {
    const response = await sendBytes(server.url, bytes);
    assert.match(response, status);
    assert.match(response, /\r\nx-request-id: [0-9a-f]{32}\r\n/i);
    assert.match(response, /\r\ncontent-type: application\/problem\+json/i);
  });
}
