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
const open = (path: string, options: Parameters<typeof send>[1] = {}) =>
  send(server.url + path, { headers: [html], ...options });
const targetOf = ({ headers }: HttpResponse, path: string) =>
  new URL(headers['location'] ?? 'none:', server.url + path).href;

test('A URL of a page with a trailing slash is redirected to the page, with its query.', async () => {
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
        const response = await open(`${path}/${query}`, { headers: [['Accept', accept]] });
        assert.equal(response.status, 308, path);
        assert.equal(targetOf(response, `${path}/${query}`), server.url + path + query);
      }
      const page = await open(path + query);
      assert.equal(page.status, 200, path);
    }
  }
  const head = await open('/docs/?q=a', { method: 'HEAD' });
  assert.equal(targetOf(head, '/docs/?q=a'), `${server.url}/docs?q=a`);
});

test('The redirect is relative, so that it is right on a host of a service and names no other host.', async () => {
  const { headers } = await open('/exchange/tags/');
  const own = new URL(headers['location'] ?? '', 'https://exchange.example.org/tags/');
  assert.equal(own.href, 'https://exchange.example.org/tags');
  for (const path of [
    '//evil.example/',
    '//evil.example/docs/',
    '/docs//',
    '///docs/',
    '/\\evil.example/',
    '/errors//evil.example/',
  ])
    assert.equal((await open(path)).headers['location'], undefined, path);
  for (const path of ['/errors/..%2f..%2fevil.example/', '/errors/%5cevil.example/', '/docs/?next=//evil.example/']) {
    const response = await open(path);
    assert.equal(new URL(targetOf(response, path)).origin, server.url, path);
  }
});

test('Start pages of services, whose URLs end with a slash, are not redirected.', async () => {
  for (const path of ['/', '/exchange/', '/arcade/', '/relay/']) assert.equal((await open(path)).status, 200, path);
});

test('Other methods, routes of the API, documents and unknown URLs are not redirected.', async () => {
  assert.equal((await open('/docs/', { method: 'POST', body: '{}' })).status, 404);
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
    const { status, headers } = await open(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.equal(headers['location'], undefined, path);
  }
});

test('A request for an unknown host gets 421 and no redirect.', async () => {
  const response = await open('/docs/', { headers: [html, ['Host', 'evil.example']] });
  assert.equal(response.headers['location'], undefined);
  assert.equal(response.status, 421);
});
