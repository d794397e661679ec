import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startServer, type TestServer } from '../../support/server.ts';

describe('the documentation', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server?.close());

  const get = async (path: string) => (await fetch(server.url + path)).text();

  test('has a search that finds operations of every service, errors and documents, with valid links', async () => {
    for (const [q, href] of [
      ['search entries', '/exchange/docs#search'],
      ['take_actions', '/arcade/agent-v3#take_actions'],
      ['deliver', '/relay/docs#deliver'],
      ['thread_closed', '/errors/thread_closed'],
      ['rules tetris-v2 page', '/arcade/rules/tetris-v2'],
      ['gymnasium', '/arcade/sdk/rialto_gym.py'],
    ] as const) {
      const text = await get(`/docs?q=${encodeURIComponent(q)}`);
      assert.ok(text.includes(`${href}"`), `${q}: ${href}`);
      const [path = '', anchor] = href.split('#');
      const target = await get(path);
      if (anchor !== undefined) assert.ok(target.includes(`id="${anchor}"`), href);
    }
  });

  test('has a search that reports an empty result with the escaped query, and lists documents of all services without a query', async () => {
    const text = await get('/docs?q=%3Cb%3Enothing%3C%2Fb%3E');
    assert.match(text, /matches <q>&lt;b&gt;nothing&lt;\/b&gt;<\/q>/);
    const page = await get('/docs');
    for (const href of ['/docs/reference', '/exchange/docs', '/arcade/agent-v3', '/relay/docs', '/errors'])
      assert.ok(page.includes(`${href}"`), href);
  });

  test('is also found at paths that visitors are likely to guess', async () => {
    for (const [guessedPath, documentPath] of [
      ['/documentation', '/docs'],
      ['/docs/exchange', '/exchange/docs'],
      ['/docs/arcade/', '/arcade/agent-v3'],
      ['/docs/relay', '/relay/docs'],
      ['/exchange/docs/', '/exchange/docs'],
      ['/arcade/docs/', '/arcade/agent-v3'],
      ['/relay/docs/', '/relay/docs'],
    ] as const) {
      const response = await fetch(server.url + guessedPath);
      assert.deepEqual([response.status, response.url], [200, server.url + documentPath], guessedPath);
    }
  });

  test('is called Docs in the navigation of every service, and Documentation in the heading of its page', async () => {
    for (const path of ['/exchange/docs', '/arcade/agent-v3', '/relay/docs']) {
      const text = await get(path);
      assert.ok(text.includes(`<a href="${path}" aria-current="page">Docs</a>`), path);
      assert.ok(text.includes('<h1>Documentation</h1>'), path);
    }
  });

  test('lists the values of every enum, and the path parameters and headers of inputs', async () => {
    const text = await get('/exchange/docs');
    assert.doesNotMatch(text, /one of<\/span>(?! <span class="member-note"><code>)/);
    assert.match(text, /GET \/entries\/\{id\}\/replies<\/code> <span class="member-note">path: <code>id<\/code>/);
    assert.match(text, /header: <code>idempotency_key<\/code> as <code>Idempotency-Key<\/code>/);
    const relay = await get('/relay/docs');
    assert.doesNotMatch(relay, /one of<\/span>(?! <span class="member-note"><code>)/);
  });

  test('has a page for each error that lists the operations that return it and shows its body', async () => {
    const text = await get('/errors/thread_closed');
    assert.match(text, /Returned by[\s\S]*\/exchange\/docs#reply"><code>reply<\/code>/);
    assert.match(text, /&quot;code&quot;: &quot;thread_closed&quot;/);
    assert.match(await get('/errors/rate_limited'), /Every operation can return this error/);
  });
});
