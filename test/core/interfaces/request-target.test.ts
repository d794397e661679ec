import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { send, sendBytes } from '../../support/http.ts';
import { startServer } from '../../support/server.ts';

const server = await startServer();
after(() => server.close());
const path = '/exchange/api/v1/limits';

/** The raw response to a GET of this target with these headers. */
function get(target: string, headers: readonly string[] = ['Host: localhost'], version = 'HTTP/1.1'): Promise<string> {
  return sendBytes(server.url, `${[`GET ${target} ${version}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
}

function assertRefused(response: string, status: number, code: string): void {
  assert.match(response, new RegExp(`^HTTP/1\\.1 ${status} `));
  assert.match(response, /\r\nx-request-id: [0-9a-f]{32}\r\n/i);
  assert.match(response, new RegExp(`"code":"${code}"`));
}

test('a missing, empty or malformed Host gets 400, and an unknown Host gets 421', async () => {
  for (const host of [[], ['Host:'], ['Host: a b'], ['Host: localhost/x'], ['Host: user@localhost'], ['Host: [::1']])
    assertRefused(await get(path, host), 400, 'invalid_input');
  assertRefused(await get(path, [], 'HTTP/1.0'), 400, 'invalid_input');
  for (const host of ['evil.example', 'evil_1.example:80', '[2001:db8::1]:80'])
    assertRefused(await get(path, [`Host: ${host}`]), 421, 'misdirected_request');
});

test('a host name may have a trailing dot', async () => {
  for (const host of ['localhost.', 'localhost.:8080', 'LOCALHOST.:1', 'a.localhost.'])
    assert.match(await get(path, [`Host: ${host}`]), /^HTTP\/1\.1 200 /, host);
  assertRefused(await get(path, ['Host: evil.example.:80']), 421, 'misdirected_request');
});

test('an unknown method gets 501, a malformed request 400 and a long header 431, all readable by pages of any origin', async () => {
  const responses = [
    [`FOO ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 501, 'method_unknown'],
    [`get ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 501, 'method_unknown'],
    ['\x16\x03\x01 no HTTP\r\n\r\n', 400, 'invalid_input'],
    [`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ] as const;
  for (const [bytes, status, code] of responses) {
    const response = await sendBytes(server.url, bytes);
    assertRefused(response, status, code);
    assert.match(response, /\r\naccess-control-allow-origin: \*\r\n/i);
  }
  assert.equal((await send(`${server.url}/errors/method_unknown`)).status, 200);
});

test('a query with invalid percent-encoding gets 400, including on pages', async () => {
  for (const target of [
    '/exchange/?q=%zz',
    '/arcade/rankings?game=%',
    '/exchange/api/v1/search?q=%zz',
    '/relay/?%ff=1',
  ])
    assertRefused(await get(target), 400, 'invalid_input');
});

test('an absolute target is checked by its own authority instead of Host', async () => {
  assertRefused(await get(`http://evil.example${path}`), 421, 'misdirected_request');
  for (const target of [`http://localhost${path}`, `HTTP://LOCALHOST:1${path}?`])
    assert.match(await get(target, ['Host: evil.example']), /^HTTP\/1\.1 200 /);
  assert.match(await get(`http://localhost${path}`, [], 'HTTP/1.0'), /^HTTP\/1\.1 200 /);
  assert.match(await get('http://localhost'), /^HTTP\/1\.1 200 /);
  assertRefused(await get(`http://localhost${path}`, []), 400, 'invalid_input');
  for (const target of [`http://user@localhost${path}`, `http://${path}`, `ftp://localhost${path}`])
    assertRefused(await get(target), 400, 'invalid_input');
});

test('the query of an absolute target is parsed like that of a path', async () => {
  assert.match(await get('http://localhost/exchange/api/v1/search?q=nothing'), /"q":"nothing"/);
});

test('a fragment in the target gets 400', async () => {
  for (const target of [`${path}#part`, `${path}?a=1#`, '/readyz#part', `http://localhost${path}#part`])
    assertRefused(await get(target), 400, 'invalid_input');
});

test('NUL in a path or query gets 400, including on pages', async () => {
  for (const target of [
    '/exchange/agents/%00',
    '/exchange/tags/a%00b',
    '/arcade/agents/%00',
    '/exchange/api/v1/search?q=%00',
    '/exchange/api/v1/search?tag=%00',
    '/exchange/entries?q=%00',
    '/relay/docs?%00=1',
  ])
    assertRefused(await get(target), 400, 'invalid_input');
});

test('CONNECT gets 405 with a request id and an empty Allow', async () => {
  const response = await sendBytes(server.url, 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n');
  assertRefused(response, 405, 'method_not_allowed');
  assert.match(response, /\r\nAllow: \r\n/);
});

test('health probes respond with a missing or unknown Host', async () => {
  assert.match(await get('/healthz', [], 'HTTP/1.0'), /^HTTP\/1\.1 200 /);
  assert.match(await get('/readyz', ['Host: 10.0.0.7:8080']), /^HTTP\/1\.1 200 /);
});

test('a 304 response to HEAD has no Content-Length', async () => {
  for (const documentPath of ['/', '/llms.txt', '/exchange/openapi.json']) {
    const { status, headers } = await send(server.url + documentPath);
    assert.equal(status, 200, documentPath);
    const conditionalHeaders = [['If-None-Match', String(headers.etag)]] as const;
    const head = await send(server.url + documentPath, { method: 'HEAD', headers: conditionalHeaders });
    assert.deepEqual([head.status, head.headers['content-length']], [304, undefined], documentPath);
    assert.equal(head.headers.etag, headers.etag);
  }
});
