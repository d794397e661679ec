import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { Overloaded, StorageUnavailable } from '../../../src/core/db/transaction.ts';
import { collectPaths } from '../../../src/core/interfaces/http/known-paths.ts';
import { html } from '../../../src/core/interfaces/pages/html.ts';
import { createPageRoutes, type PageRequest } from '../../../src/core/interfaces/pages/page-routes.ts';
import { createSite } from '../../../src/core/interfaces/pages/site.ts';

const site = createSite(
  { publicUrl: 'http://localhost', moduleUrls: {}, modules: [], contact: null, sourceUrl: null },
  null,
);

function routesOn(server: ReturnType<typeof Fastify>) {
  collectPaths(server);
  server.decorateRequest('address', '127.0.0.1');
  return createPageRoutes(server, { site, errorsUrl: 'http://localhost/errors', basePath: '/f' });
}

test('a page returns 503 with Retry-After when the database is unavailable or overloaded, and 500 after another error', async () => {
  const server = Fastify();
  const page = routesOn(server);
  page('/gone', () => Promise.reject(new StorageUnavailable('closed')));
  page('/busy', () => {
    throw new Overloaded('full');
  });
  page('/bug', () => Promise.reject(new Error('a bug')));
  for (const [path, code] of [
    ['/f/gone', 'storage_unavailable'],
    ['/f/busy', 'overloaded'],
  ] as const) {
    const response = await server.inject(path);
    assert.deepEqual([response.statusCode, response.json().code, response.headers['retry-after']], [503, code, '1']);
  }
  assert.equal((await server.inject('/f/bug')).statusCode, 500);
  await server.close();
});

test('a page gets its path parameters and its query, and the ETag of a document depends only on its content', async () => {
  const server = Fastify();
  const page = routesOn(server);
  const requests: PageRequest[] = [];
  page('/p/:name', (request) => {
    requests.push(request);
    return { title: 'A', description: 'A page.', main: html`<h1>A</h1>` };
  });
  let renderCount = 0;
  page('/d', () => {
    renderCount += 1;
    return { contentType: 'text/plain; charset=utf-8', text: `version ${renderCount}`, content: 'the same' };
  });
  assert.match((await server.inject('/f/p/caf%C3%A9?q=a+b&q=c')).body, /<h1>A<\/h1>/);
  assert.deepEqual([requests[0]?.parameters['name'], requests[0]?.query.get('q')], ['café', 'a b']);
  const [firstResponse, secondResponse] = [await server.inject('/f/d'), await server.inject('/f/d')];
  assert.notEqual(firstResponse.body, secondResponse.body);
  assert.equal(firstResponse.headers.etag, secondResponse.headers.etag);
  await server.close();
});
