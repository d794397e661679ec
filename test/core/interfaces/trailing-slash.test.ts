import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { send } from '../../support/http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const html = ['Accept', 'text/html,application/xhtml+xml;q=0.9'] as const;
const open = (path: string, options: Parameters<typeof send>[1] = {}) =>
  send(server.url + path, { headers: [html], ...options });

test('A browser that adds a slash to the address of a page is redirected to the page, with its query.', async () => {
  for (const path of [
    '/docs',
    '/errors',
    '/errors/not_found',
    '/status',
    '/arcade/live',
    '/exchange/tags',
    '/relay/docs',
  ]) {
    for (const query of ['', '?q=a%20b&page=2']) {
      const response = await open(`${path}/${query}`);
      assert.deepEqual([response.status, response.headers['location']], [308, path + query], path);
      const page = await open(path + query);
      assert.equal(page.status, 200, path);
    }
  }
});

test('Start pages of services, whose URLs end with a slash, are not redirected.', async () => {
  for (const path of ['/', '/exchange/', '/arcade/', '/relay/']) assert.equal((await open(path)).status, 200, path);
});

test('Requests without Accept: text/html, other methods and unknown URLs are not redirected.', async () => {
  assert.equal((await open('/docs/', { headers: [['Accept', '*/*']] })).status, 404);
  assert.equal((await open('/docs/', { headers: [] })).status, 404);
  assert.equal((await open('/docs/', { method: 'POST', body: '{}' })).status, 404);
  for (const path of ['/nothing/', '/docs//', '//evil.example/', '/docs/?next=/a/'])
    assert.equal(
      (await open(path)).headers['location'],
      path.startsWith('/docs/?') ? '/docs?next=/a/' : undefined,
      path,
    );
});

test('A request for an unknown host gets 421 and no redirect.', async () => {
  const response = await open('/docs/', { headers: [html, ['Host', 'evil.example']] });
  assert.equal(response.headers['location'], undefined);
  assert.equal(response.status, 421);
});
