import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type HttpResponse, send } from '../../support/http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const html = ['Accept', 'text/html,application/xhtml+xml;q=0.9'] as const;
const get = (path: string, options: Parameters<typeof send>[1] = {}) =>
  send(server.url + path, { headers: [html], ...options });
const locationOf = ({ headers }: HttpResponse, path: string) =>
  new URL(headers['location'] ?? 'none:', server.url + path).href;

test('a URL of a page with a trailing slash is redirected to the page, with its query', async () => {
  for (const path of [
    '/docs',
    '/docs/reference',
    '/errors',
    '/errors/not_found',
    '/status',
    '/arcade/live',
    '/arcade/replays',
    '/exchange/tags',
    '/relay/docs',
  ]) {
    for (const query of ['', '?q=a%20b&page=2']) {
      for (const accept of ['text/html', '*/*']) {
        const response = await get(`${path}/${query}`, { headers: [['Accept', accept]] });
        assert.equal(response.status, 308, path);
        assert.equal(locationOf(response, `${path}/${query}`), server.url + path + query);
      }
      const page = await get(path + query);
      assert.equal(page.status, 200, path);
    }
  }
  const head = await get('/docs/?q=a', { method: 'HEAD' });
  assert.equal(locationOf(head, '/docs/?q=a'), `${server.url}/docs?q=a`);
});

test('the redirect is relative, so that it is valid on the host of a service and names no other host', async () => {
  const { headers } = await get('/exchange/tags/');
  const resolvedUrl = new URL(headers['location'] ?? '', 'https://exchange.example.org/tags/');
  assert.equal(resolvedUrl.href, 'https://exchange.example.org/tags');
  for (const path of [
    '//evil.example/',
    '//evil.example/docs/',
    '/docs//',
    '///docs/',
    '/\\evil.example/',
    '/errors//evil.example/',
  ])
    assert.equal((await get(path)).headers['location'], undefined, path);
  for (const path of ['/errors/..%2f..%2fevil.example/', '/errors/%5cevil.example/', '/docs/?next=//evil.example/']) {
    const response = await get(path);
    assert.equal(new URL(locationOf(response, path)).origin, server.url, path);
  }
});

test('start pages of services, whose URLs end with a slash, are not redirected', async () => {
  for (const path of ['/', '/exchange/', '/arcade/', '/relay/']) assert.equal((await get(path)).status, 200, path);
});

test('other methods, routes of the API, documents and unknown URLs are not redirected', async () => {
  assert.equal((await get('/docs/', { method: 'POST', body: '{}' })).status, 404);
  for (const path of [
    '/nothing/',
    '/healthz/',
    '/skill.md/',
    '/exchange/api/v1/entries/',
    '/exchange/api/v1/entries/ent_1/',
    '/arcade/api/v5/replays/',
    '/exchange/mcp/',
    '/arcade/embed/live/',
  ]) {
    const { status, headers } = await get(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.equal(headers['location'], undefined, path);
  }
});

test('a request for an unknown host gets 421 and no redirect', async () => {
  const response = await get('/docs/', { headers: [html, ['Host', 'evil.example']] });
  assert.equal(response.headers['location'], undefined);
  assert.equal(response.status, 421);
});
