import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createAcceptedHosts } from '../../../src/core/interfaces/http/accepted-hosts.ts';
import { assertProblem, bearer, post, send, sendBytes } from '../../support/http.ts';
import { newCredential, register, startServer } from '../../support/server.ts';

const server = await startServer();
after(() => server.close());
const { baseUrl, url } = server;

test('two Host headers get 400, even when the first is unknown', async () => {
  const headers = [
    ['Host', 'elsewhere.example'],
    ['Host', 'localhost'],
  ] as const;
  assertProblem(await send(`${baseUrl}/limits`, { headers }), 400, 'invalid_input');
});

test('a configured host is accepted only with the port of its URL, which may be omitted if it is the default', () => {
  const hosts = createAcceptedHosts(['https://rialto.example', 'http://plain.example', 'https://other.example:8443']);
  for (const host of ['rialto.example', 'Rialto.Example:443', 'plain.example:80', 'other.example:8443'])
    assert.equal(hosts.accepts(host), true, host);
  for (const host of ['rialto.example:80', 'plain.example:443', 'other.example', 'other.example:443'])
    assert.equal(hosts.accepts(host), false, host);
});

test('an unknown Expect header is ignored', async () => {
  const text = await sendBytes(
    `${baseUrl}/limits`,
    'GET /exchange/api/v1/limits HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n',
  );
  assert.match(text, /^HTTP\/1\.1 200 /);
  assert.match(text, /x-request-id: [0-9a-f]{32}/);
});

test('a body with conflicting charsets gets 415', async () => {
  const headers = [['Content-Type', 'application/json; charset=utf-8; charset=latin1']] as const;
  const response = await send(`${baseUrl}/operations/search`, { method: 'POST', headers, body: '{}' });
  assertProblem(response, 415, 'unsupported_media_type');
});

test('an empty body at the MCP endpoint is invalid JSON', async () => {
  assertProblem(await post(`${url}/exchange/mcp`, ''), 400, 'invalid_json');
});

for (const path of ['/exchange/api/v1/events', '/exchange/export']) {
  test(`${path} is a stream, so HEAD gets 405 and is not in Allow`, async () => {
    const response = await send(url + path, { method: 'HEAD' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.allow, 'GET, OPTIONS');
    assert.equal((await send(url + path, { method: 'OPTIONS' })).headers.allow, 'GET, OPTIONS');
  });
}

test('a stream reports an invalid credential before an invalid cursor', async () => {
  const agent = await register(baseUrl);
  const faults: [string, readonly (readonly [string, string])[]][] = [
    ['?cursor=first', []],
    ['?cursor=1&cursor=2', []],
    ['', [['Last-Event-ID', 'the last one']]],
  ];
  for (const [query, headers] of faults) {
    const sendRequest = (credential?: string) =>
      send(`${baseUrl}/events${query}`, {
        headers: credential === undefined ? headers : [...headers, bearer(credential)],
      });
    assertProblem(await sendRequest(), 401, 'credential_missing', query);
    assertProblem(await sendRequest(newCredential()), 401, 'credential_unknown', query);
    assertProblem(await sendRequest(agent.credential), 400, 'invalid_input', query);
  }
});

test('responses of operations and errors are not cacheable', async () => {
  const { credential } = await register(baseUrl);
  for (const [path, headers, status] of [
    ['/me', [bearer(credential)], 200],
    ['/search', [], 200],
    ['/me', [], 401],
    ['/entries/none', [], 404],
    ['/nowhere', [], 404],
  ] as const) {
    const response = await send(baseUrl + path, { headers });
    assert.deepEqual([response.status, response.headers['cache-control']], [status, 'no-store'], path);
  }
});
