import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { routesOf } from '../src/core/doors/http/operation-routes.ts';
import { operations } from '../src/exchange/operations.ts';
import { assertProblem, post, send, sendBytes } from './support/http.ts';
import { register, startServer } from './support/server.ts';

// What holds for any request to any address of the exchange, whatever its operation does.

const server = await startServer();
after(() => server.close());
const agent = await register(server.baseUrl);
const { baseUrl } = server;

const routes = operations.flatMap((operation) => routesOf(operation).map((route) => ({ operation, ...route })));
const paths = [...new Set(routes.map(({ path }) => path))];
const methodsOf = (path: string) => routes.filter((route) => route.path === path).map(({ method }) => method as string);
/** The address with something in the place of every parameter. */
const addressOf = (path: string) => baseUrl + path.replaceAll(/:\w+/g, 'something-1');
const aPost = `${baseUrl}/operations/search`;

test('every answer carries an X-Request-Id of its own and lets pages of any origin read it', async () => {
  const seen = new Set<string>();
  const all = [
    ...routes.map(({ method, path }) => ({ method: method as string, url: addressOf(path) })),
    { method: 'GET', url: `${server.url}/nowhere` },
  ];
  for (const { method, url } of all) {
    const { headers } = await send(url, { method, headers: [['Origin', 'https://example.org']] });
    seen.add(String(headers['x-request-id']));
    assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/, url);
    assert.equal(headers['access-control-allow-origin'], '*', url);
    assert.match(String(headers['access-control-expose-headers']), /X-Request-Id.*Idempotent-Replayed.*Retry-After/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['set-cookie'], undefined);
  }
  assert.equal(seen.size, all.length);
});

test('a method that an address does not take is 405 with Allow, before its body or credential is looked at', async () => {
  for (const path of paths) {
    const methods = methodsOf(path);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((each) => !methods.includes(each))) {
      const body = ['GET', 'TRACE'].includes(method)
        ? {}
        : { headers: [['Content-Type', 'text/plain']] as const, body: '{' };
      const answer = await send(addressOf(path), { method, ...body });
      assertProblem(answer, 405, 'method_not_allowed', `${method} ${path}`);
      const allow = String(answer.headers.allow).split(', ');
      assert.deepEqual(
        allow.toSorted(),
        [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted(),
      );
    }
  }
});

test('OPTIONS tells the methods and headers of every address', async () => {
  for (const path of paths) {
    const answer = await send(addressOf(path), {
      method: 'OPTIONS',
      headers: [
        ['Origin', 'https://example.org'],
        ['Access-Control-Request-Method', 'POST'],
      ],
    });
    assert.equal(answer.status, 204, path);
    for (const method of methodsOf(path))
      assert.match(String(answer.headers['access-control-allow-methods']), new RegExp(`\\b${method}\\b`));
    assert.match(
      String(answer.headers['access-control-allow-headers']),
      /Authorization.*Content-Type.*Idempotency-Key/,
    );
  }
});

test('HEAD answers like GET, without a body', async () => {
  const got = await send(`${baseUrl}/search?q=nothing`);
  const head = await send(`${baseUrl}/search?q=nothing`, { method: 'HEAD' });
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', got.headers['content-length']]);
  assert.equal((await send(`${baseUrl}/entries/ent_none`, { method: 'HEAD' })).status, 404);
});

test('an address that does not exist is 404, whatever is sent to it', async () => {
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

test('Authorization, Host or Content-Type sent twice is 400', async () => {
  const host = new URL(baseUrl).host;
  const type = ['Content-Type', 'application/json'] as const;
  const doubled = [
    [type, ['Authorization', `Bearer ${agent.credential}`], ['authorization', `Bearer ${agent.credential}`]],
    [type, ['content-type', 'application/json']],
    [type, ['Host', host], ['Host', host]],
  ] as const;
  for (const headers of doubled)
    assertProblem(
      await send(aPost, { method: 'POST', headers, body: '{}' }),
      400,
      'invalid_input',
      String(headers.at(-1)),
    );
});

test('a Host that is not ours is 421 and tells the accepted ones; loopback names pass on any port', async () => {
  for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example', '']) {
    const answer = await send(`${baseUrl}/search`, { headers: [['Host', host]] });
    assertProblem(answer, 421, 'misdirected_request', host);
    assert.ok(answer.body.accepted.includes(new URL(baseUrl).host));
    assert.match(answer.text, /RIALTO_PUBLIC_URL/);
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

const garbage: [name: string, bytes: string, status: RegExp][] = [
  ['no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    /^HTTP\/1\.1 400 /,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['no Host', 'GET /exchange/api/v1/search HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 421 /],
];

for (const [name, bytes, status] of garbage) {
  test(`a request with ${name} gets a problem with a request id, too`, async () => {
    const answer = await sendBytes(server.url, bytes);
    assert.match(answer, status);
    assert.match(answer, /\r\nx-request-id: [0-9a-f]{32}\r\n/i);
    assert.match(answer, /\r\ncontent-type: application\/problem\+json/i);
  });
}
