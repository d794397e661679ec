import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routesOf } from '../../../src/core/interfaces/http/operation-routes.ts';
import { assertProblem, bearer, type HttpRequest, post, send } from '../http.ts';
import type { ModuleFixture, TestData } from '../operations.ts';
import { newCredential } from '../server.ts';

/** Tests of requests to all URLs of a module, independent of the operation. */
export function testUrls(fixture: ModuleFixture, testData: TestData): void {
  const { baseUrl } = testData;
  const { routes, paths, methodsOf, urlFor } = urlsOf(fixture, baseUrl);

  const { sameOriginOnly = false } = fixture;
  const readers = sameOriginOnly ? 'of its own origin only' : 'of any origin';
  test(`every response has a unique X-Request-Id and is readable by pages ${readers}`, async () => {
    const requestIds = new Set<string>();
    for (const { method, path } of routes) {
      const { headers } = await send(urlFor(path), { method, headers: [['Origin', 'https://example.org']] });
      requestIds.add(String(headers['x-request-id']));
      assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/, path);
      assert.equal(headers['access-control-allow-origin'], sameOriginOnly ? undefined : '*', path);
      const exposedHeaders = String(headers['access-control-expose-headers']);
      assert.match(exposedHeaders, sameOriginOnly ? /^undefined$/ : /X-Request-Id.*Idempotent-Replayed.*Retry-After/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['set-cookie'], undefined);
    }
    assert.equal(requestIds.size, routes.length);
  });

  test('an unsupported method gets 405 with Allow before its body or credential is checked', async () => {
    for (const path of paths) {
      const methods = methodsOf(path);
      const unsupportedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter(
        (method) => !methods.includes(method),
      );
      for (const method of unsupportedMethods) {
        const body = ['GET', 'TRACE'].includes(method)
          ? {}
          : { headers: [['Content-Type', 'text/plain']] as const, body: '{' };
        const response = await send(urlFor(path), { method, ...body });
        assertProblem(response, 405, 'method_not_allowed', `${method} ${path}`);
        const implicitMethods = sameOriginOnly ? [] : ['OPTIONS'];
        const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), ...implicitMethods];
        assert.deepEqual(String(response.headers.allow).split(', ').toSorted(), allowed.toSorted());
      }
    }
  });

  testUnknownUrls(fixture, testData);
  testPreflights(fixture, testData);

  test('HEAD responds with the status and media type of GET, without a body', async () => {
    for (const path of paths.filter((path) => methodsOf(path).includes('GET'))) {
      const headers = [bearer(testData.credential)];
      const getResponse = await send(urlFor(path), { headers });
      const head = await send(urlFor(path), { method: 'HEAD', headers });
      assert.deepEqual([head.status, head.text], [getResponse.status, ''], path);
      assert.equal(head.headers['content-type'], getResponse.headers['content-type'], path);
    }
  });
}

function testUnknownUrls(fixture: ModuleFixture, { baseUrl }: TestData): void {
  const { sameOriginOnly = false } = fixture;
  const { paths, urlFor } = urlsOf(fixture, baseUrl);
  test(`an error for a URL or method that does not exist is readable by pages ${sameOriginOnly ? 'of its own origin only' : 'of any origin'}`, async () => {
    const invalidRequests = [
      ['GET', '/no-such-address', 404],
      ['GET', '/%zz', 400],
      ['PROPFIND', '/no-such-address', 404],
      ['PROPFIND', paths[0] ?? '', 405],
    ] as const;
    for (const [method, path, status] of invalidRequests) {
      const response = await send(urlFor(path), { method, headers: [['Origin', 'https://example.org']] });
      assert.equal(response.status, status, path);
      assert.equal(response.headers['access-control-allow-origin'], sameOriginOnly ? undefined : '*', path);
    }
  });
}

function testPreflights(fixture: ModuleFixture, { baseUrl }: TestData): void {
  const { sameOriginOnly = false } = fixture;
  const { paths, methodsOf, urlFor } = urlsOf(fixture, baseUrl);
  test(`OPTIONS ${sameOriginOnly ? 'is not supported on any URL' : 'returns the methods and headers of every URL'}`, async () => {
    const preflight = { method: 'OPTIONS', headers: [['Origin', 'https://example.org']] } as const;
    for (const path of paths) {
      const response = await send(urlFor(path), preflight);
      if (sameOriginOnly) {
        assertProblem(response, 405, 'method_not_allowed', path);
        assert.equal(response.headers['access-control-allow-methods'], undefined);
        continue;
      }
      assert.equal(response.status, 204, path);
      for (const method of methodsOf(path))
        assert.match(String(response.headers['access-control-allow-methods']), new RegExp(`\\b${method}\\b`));
      assert.match(
        String(response.headers['access-control-allow-headers']),
        /Authorization.*Content-Type.*Idempotency-Key/,
      );
    }
  });
}

/** Tests that credentials and NUL in URLs, and repeated headers, are rejected on every route. */
export function testInvalidUrlsAndHeaders(fixture: ModuleFixture, testData: TestData): void {
  const { routes, urlFor } = urlsOf(fixture, testData.baseUrl);

  test('a credential in the URL gets 400 credential_in_url on every route', async () => {
    const key = newCredential();
    for (const { method, path } of routes) {
      for (const query of [`a=${key}`, `a=%72k_${key.slice(3)}`, 'access_token=abc', 'Authorization=Bearer%20x']) {
        const response = await send(`${urlFor(path)}?${query}`, { method });
        assertProblem(response, 400, 'credential_in_url', `${method} ${path}?${query}`);
        assert.ok(!response.text.includes(key));
      }
    }
  });

  test('NUL in the URL gets 400 invalid_input on every route', async () => {
    for (const { method, path } of routes) {
      const urlWithNul = testData.baseUrl + path.replaceAll(/:\w+/g, 'a%00b');
      for (const url of [`${urlFor(path)}?q=%00`, ...(path.includes(':') ? [urlWithNul] : [])])
        assertProblem(await send(url, { method }), 400, 'invalid_input', `${method} ${url}`);
    }
  });

  test('a repeated Authorization, Content-Type, Host or Idempotency-Key header gets 400 on every route', async () => {
    const { host } = new URL(testData.baseUrl);
    const credential = bearer(testData.credential);
    const repeatedHeaders: HttpRequest['headers'][] = [
      [credential, credential],
      [
        ['Content-Type', 'application/json'],
        ['content-type', 'application/json'],
      ],
      [
        ['Host', host],
        ['Host', host],
      ],
      [
        ['Idempotency-Key', 'one'],
        ['idempotency-key', 'another'],
      ],
    ];
    for (const { method, path } of routes)
      for (const headers of repeatedHeaders) {
        const response = await send(urlFor(path), { method, headers: headers ?? [] });
        const name = String(headers?.at(-1)?.[0]);
        const code = name === 'idempotency-key' ? 'idempotency_key_invalid' : 'invalid_input';
        assertProblem(response, 400, code, `${method} ${path} ${name}`);
      }
  });
}

/** Tests of size, media type and JSON, which are checked before the credential except on routes for large bodies. */
export function testBodies(fixture: ModuleFixture, testData: TestData): void {
  const { routes, urlFor } = urlsOf(fixture, testData.baseUrl);
  const postUrls = routes.filter(({ method }) => method === 'POST').map(({ path }) => urlFor(path));

  test('a body that is not uncompressed application/json in UTF-8 gets 415, even without a credential', async () => {
    for (const url of postUrls) {
      for (const type of ['text/plain', 'application/jsonp', 'application/json; charset=iso-8859-1'])
        assertProblem(await sendAs(url, type, '{}'), 415, 'unsupported_media_type', `${url} ${type}`);
      const compressed = await post(url, '{}', [['Content-Encoding', 'gzip']]);
      assertProblem(compressed, 415, 'unsupported_media_type', url);
    }
  });

  test('a body over the size limit gets 413 before the credential is checked', async () => {
    const tooLong = JSON.stringify({ q: 'x'.repeat(256 * 1024) });
    for (const url of postUrls) assertProblem(await post(url, tooLong), 413, 'body_too_large', url);
  });

  // Routes with large bodies check the credential before they read the body.
  const largeBodyUrls = new Set(
    fixture.operations
      .filter((operation) => operation.body !== undefined)
      .flatMap((operation) => routesOf(operation).map(({ path }) => urlFor(path))),
  );

  test('a route for large bodies responds with 401 to a missing credential before it reads JSON', async () => {
    for (const url of largeBodyUrls) assertProblem(await post(url, '{'), 401, 'credential_missing', url);
  });

  for (const [name, body] of badJson) {
    test(`JSON with ${name} gets 400 invalid_json with a pointer, even without a credential unless large bodies are allowed`, async () => {
      for (const url of postUrls) {
        const response = await post(url, body, largeBodyUrls.has(url) ? [bearer(testData.credential)] : []);
        assertProblem(response, 400, 'invalid_json', `${url} ${name}`);
        assert.equal(typeof response.body.errors[0].pointer, 'string');
      }
    });
  }

  test('a body that is not an object gets 400', async () => {
    for (const url of postUrls)
      for (const body of ['null', '[]', '"text"', '7', 'true'])
        assertProblem(await post(url, body, [bearer(testData.credential)]), 400, 'invalid_input', `${url} ${body}`);
  });
}

function sendAs(url: string, type: string, body: string) {
  return send(url, { method: 'POST', headers: [['Content-Type', type]], body });
}

/** JSON that the server rejects, with properties that several operations have. */
const badJson: readonly [name: string, body: string | Uint8Array][] = [
  ['a duplicate key', '{"q":"a","q":"b"}'],
  ['a duplicate key with an escape sequence', '{"q":"a","\\u0071":"b"}'],
  ['a nested duplicate key', '{"q":[{"x":1,"x":1}]}'],
  ['__proto__', '{"__proto__":{"q":"a"}}'],
  ['constructor', '{"constructor":1}'],
  ['a lone surrogate', '{"q":"\\ud800"}'],
  ['NUL', '{"q":"\\u0000"}'],
  ['a number above 2^53-1', '{"cursor":9007199254740992}'],
  ['a number above the range of a double', '{"cursor":1e999}'],
  ['33 levels', `{"q":${'['.repeat(32)}${']'.repeat(32)}}`],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0x71, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ['a byte order mark', '\ufeff{}'],
  ['a trailing comma', '{"q":"a",}'],
  ['a truncated body', '{"q":"a"'],
  ['two values', '{}{}'],
  ['NaN', '{"cursor":NaN}'],
  ['only spaces', '  '],
];

function urlsOf({ operations }: ModuleFixture, baseUrl: string) {
  const routes = operations.flatMap(routesOf).map(({ method, path }) => ({ method: method as string, path }));
  return {
    routes,
    paths: [...new Set(routes.map(({ path }) => path))],
    methodsOf: (routePath: string) => routes.filter(({ path }) => path === routePath).map(({ method }) => method),
    /** The URL with a value for every parameter. */
    urlFor: (path: string) => baseUrl + path.replaceAll(/:\w+/g, 'something-1'),
  };
}
