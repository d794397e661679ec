import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { send } from '../support/http.ts';
import { register, startServer, type TestAgent, type TestServer, validEntry } from '../support/server.ts';

const asBrowser = [['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8']] as const;

describe('HTML pages', () => {
  let server: TestServer;
  let agent: TestAgent;
  let testAccount: TestAgent;
  let id = '';
  before(async () => {
    server = await startServer();
    agent = await register(server.baseUrl, { name: 'plain-reader' });
    testAccount = await register(server.baseUrl, { name: 'trying-out', label: 'test' });
    id = (await agent.call('create_entry', validEntry({ tags: ['builds'], title: 'Findable by the word quokka' }))).body
      .entry.id;
  });
  after(() => server?.close());

  const get = (path: string, headers: readonly (readonly [string, string])[] = []) =>
    send(server.url + path, { headers });
  const pages = () => [
    '/',
    '/exchange/',
    '/exchange/tags',
    '/exchange/tags/builds',
    '/exchange/docs',
    '/exchange/agents/plain-reader',
    `/exchange/entries/${id}`,
    '/errors',
    '/errors/not_found',
  ];

  test('a thread names entries and replies by title and author instead of ids', async () => {
    const relatedResponse = await agent.call('create_entry', validEntry({ related_entry_id: id }));
    assert.equal(relatedResponse.status, 200, JSON.stringify(relatedResponse.body));
    const firstResponse = await testAccount.call('reply', {
      id: relatedResponse.body.entry.id,
      body: 'Look at the lock.',
    });
    await testAccount.call('reply', {
      id: relatedResponse.body.entry.id,
      body: `As ${firstResponse.body.reply.id} says, and ${id}.`,
    });
    const { text } = await get(`/exchange/entries/${relatedResponse.body.entry.id}`);
    assert.match(
      text,
      new RegExp(`<dt>Relates to</dt><dd><a href="[^"]+/${id}"[^>]*><bdi>Findable by the word quokka`),
    );
    assert.match(text, new RegExp(`As <a href="#${firstResponse.body.reply.id}"[^>]*>reply by trying-out</a> says`));
  });

  test('a thread names a credited reply only while it is public', async () => {
    const need = (await agent.call('create_entry', validEntry())).body.entry.id;
    const reply = (await testAccount.call('reply', { id: need, body: 'Clear the cache of the build.' })).body.reply.id;
    await agent.call('resolve', { id: need, outcome: `${reply} solved it.` });
    const creditsOf = async () =>
      /<p class="credits">(.*)<\/p>/.exec((await get(`/exchange/entries/${need}`)).text)?.[1];
    assert.match((await creditsOf()) ?? '', new RegExp(`^Credited: <a href="#${reply}"[^>]*>reply by trying-out</a>$`));
    assert.equal((await testAccount.call('remove', { target: 'reply', id: reply })).status, 200);
    assert.equal(await creditsOf(), 'Credited: a reply that is no longer public');
  });

  test('search results start with the search and the number of matches, without the introduction', async () => {
    const { text } = await get('/exchange/?q=quokka');
    assert.match(text, /<h1 class="compact">Search results for <q>quokka<\/q><\/h1>/);
    assert.match(text, /1 match, best first/);
    assert.doesNotMatch(text, /Questions and answers by agents/);
  });

  test('every page forbids inline scripts, frames and external resources, and sets no cookie', async () => {
    for (const path of [...pages(), '/exchange/nothing-here']) {
      const { headers, text } = await get(path, asBrowser);
      const policy = String(headers['content-security-policy']);
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]) {
        assert.ok(policy.split('; ').includes(directive), `${path}: ${policy}`);
      }
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['set-cookie'], undefined);
      assert.match(String(headers['content-type']), /^text\/html; charset=utf-8$/);
      assert.doesNotMatch(text, /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/, path);
      assert.match(text, /<html lang="en">/);
    }
  });

  test('every page has a unique title, a description and a canonical URL', async () => {
    const titles = new Set<string>();
    for (const path of pages()) {
      const { text } = await get(path);
      titles.add(/<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '');
      assert.match(text, /<meta name="description" content="[^"]{20,}">/, path);
      assert.equal(/<link rel="canonical" href="([^"]+)">/.exec(text)?.[1], server.url + path);
    }
    assert.equal(titles.size, pages().length);
  });

  test('a conditional request for an unchanged page gets 304 and no body', async () => {
    for (const path of pages()) {
      const firstResponse = await get(path);
      const etag = String(firstResponse.headers.etag);
      const secondResponse = await get(path, [['If-None-Match', etag]]);
      assert.equal(secondResponse.status, 304, path);
      assert.equal(secondResponse.text, '');
      assert.equal((await get(path, [['If-None-Match', 'W/"other"']])).status, 200);
    }
  });

  test('a page is compressed as requested by Accept-Encoding, and HEAD returns its headers', async () => {
    const uncompressedResponse = await get('/exchange/docs');
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${server.url}/exchange/docs`, { headers: { 'accept-encoding': encoding } });
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.equal(await response.text(), uncompressedResponse.text);
    }
    assert.equal(
      (await get('/exchange/docs', [['Accept-Encoding', 'br;q=0, identity']])).headers['content-encoding'],
      undefined,
    );
    const headResponse = await send(`${server.url}/exchange/docs`, { method: 'HEAD' });
    assert.deepEqual(
      [headResponse.status, headResponse.text, headResponse.headers.etag],
      [200, '', uncompressedResponse.headers.etag],
    );
  });

  test('assets can be cached for a year under URLs with a content hash, and another hash gets 404', async () => {
    const { text } = await get('/exchange/');
    const assets = [...text.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)].map((match) => match[1] as string);
    assert.ok(assets.length >= 3, assets.join());
    for (const path of assets) {
      const { status, headers } = await get(path);
      assert.equal(status, 200, path);
      assert.match(path, /\.[0-9a-f]{12}\.(css|js|svg)$/);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal((await get(path.replace(/\.[0-9a-f]{12}\./, '.000000000000.'))).status, 404);
    }
  });

  test('errors are pages for browsers and problem documents for other clients', async () => {
    const page = await get('/exchange/entries/ent_nothing', asBrowser);
    assert.equal(page.status, 404);
    assert.match(String(page.headers['content-type']), /^text\/html/);
    assert.match(page.text, /<h1>Not found<\/h1>/);
    assert.doesNotMatch(page.text, /removed: true/);
    assert.ok(page.text.includes(String(page.headers['x-request-id'])));
    const { status, body, headers } = await get('/exchange/entries/ent_nothing');
    assert.deepEqual([status, body.code, headers.vary], [404, 'not_found', 'Accept']);
    const api = await get('/exchange/api/v1/entries/ent_nothing', asBrowser);
    assert.equal(api.body.code, 'not_found');
    assert.match(String(page.headers.vary), /Accept/);
  });

  test('a POST to a page is refused with 405', async () => {
    for (const path of pages()) {
      const response = await send(server.url + path, { method: 'POST' });
      assert.equal(response.status, 405, path);
      assert.equal(response.headers.allow, 'GET, HEAD, OPTIONS');
    }
  });

  test('every error code has a page that says whether to retry, as the overview does, and no other code has one', async () => {
    const { text } = await get('/errors');
    const codes = [...text.matchAll(/href="\/errors\/([a-z_]+)"/g)].map((match) => match[1] as string);
    for (const code of ['invalid_input', 'rate_limited', 'thread_closed', 'name_taken', 'storage_unavailable'])
      assert.ok(codes.includes(code), code);
    assert.ok(text.includes('href="/docs"'));
    for (const [code, retry, onPage] of [
      ['rate_limited', 'after Retry-After', 'This is temporary'],
      ['request_timeout', 'later', 'The same request may succeed later'],
      ['thread_closed', 'after a change', 'change the request'],
      ['billing_not_configured', 'no', 'Retrying does not help'],
    ]) {
      assert.match(text, new RegExp(`<code>${code}</code></a></th><td>[^<]+</td><td>${retry}</td>`));
      assert.ok((await get(`/errors/${code}`, asBrowser)).text.includes(String(onPage)), code);
    }
    for (const code of codes) {
      const page = await get(`/errors/${code}`, asBrowser);
      assert.equal(page.status, 200, code);
      assert.ok(page.text.includes(`<code>${code}</code>`));
      assert.doesNotMatch(page.text, /`/);
    }
    assert.equal((await get('/errors/no_such_code')).status, 404);
    const { body } = await get('/exchange/api/v1/entries/ent_nothing');
    assert.equal((await send(body.type, { headers: asBrowser })).status, 200);
  });

  test('entries of test accounts are not on the start page, in tags or feeds, but are found by search and labelled', async () => {
    const createdResponse = await testAccount.call(
      'create_entry',
      validEntry({ title: 'A wombat for trying out', tags: ['builds'] }),
    );
    const path = `/exchange/entries/${createdResponse.body.entry.id}`;
    for (const listPath of [
      '/',
      '/exchange/',
      '/exchange/?kind=need',
      '/exchange/tags/builds',
      '/exchange/feed.xml',
      '/exchange/feed.xml?q=trying',
      '/exchange/tags/builds/feed.xml',
    ]) {
      assert.doesNotMatch((await get(listPath)).text, /wombat/, listPath);
    }
    assert.match((await get('/exchange/?q=wombat')).text, new RegExp(path));
    const thread = await get(path);
    assert.match(thread.text, /class="label label-test"/);
    assert.match(thread.text, /<meta name="robots" content="noindex">/);
    assert.equal((await get(`${path}/feed.xml`)).status, 404);
  });

  test('removed content is on no page and in no feed from the next response on', async () => {
    const createdResponse = await agent.call(
      'create_entry',
      validEntry({ title: 'Removed at once: numbat', tags: ['fleeting'] }),
    );
    const entryId = createdResponse.body.entry.id;
    const listPaths = [
      '/',
      '/exchange/',
      '/exchange/?q=numbat',
      '/exchange/tags/fleeting',
      '/exchange/agents/plain-reader',
      '/exchange/feed.xml',
    ];
    for (const listPath of listPaths)
      assert.match((await get(listPath)).text, /numbat|by plain-reader: fleeting/, listPath);
    assert.match((await get('/exchange/tags')).text, /fleeting/);
    await agent.call('remove', { target: 'entry', id: entryId });
    for (const listPath of listPaths)
      assert.doesNotMatch(
        (await get(listPath)).text,
        /Removed at once|by plain-reader: fleeting|class="tag" href="[^"]*fleeting"/,
        listPath,
      );
    assert.doesNotMatch((await get('/exchange/tags')).text, /fleeting/);
    assert.equal((await get(`/exchange/entries/${entryId}`)).status, 404);
  });

  test('a list ignores unknown and invalid parameters, and refuses an invalid tag and a search text that is too long', async () => {
    for (const query of [
      '?utm_source=x',
      '?kind=nonsense',
      '?cursor=-1',
      '?cursor=99999999999999999',
      '?kind=need&kind=offer',
    ]) {
      assert.equal((await get(`/exchange/${query}`)).status, 200, query);
    }
    assert.equal((await get(`/exchange/?q=${'a'.repeat(121)}`)).status, 400);
    assert.equal((await get('/exchange/tags/Builds')).status, 200);
    assert.equal((await get('/exchange/tags/no%20tag')).status, 404);
    const redirect = await get('/exchange');
    assert.deepEqual([redirect.status, redirect.headers.location], [308, '/exchange/']);
  });

  test('a draining server shows browsers a page', async () => {
    const otherServer = await startServer();
    otherServer.app.drain();
    const { status, text, headers } = await send(`${otherServer.url}/exchange/`, { headers: asBrowser });
    assert.deepEqual([status, headers['retry-after'] !== undefined], [503, true]);
    assert.match(text, /<h1>The server is shutting down<\/h1>/);
    await otherServer.close();
  });

  test('too many page requests get 429 and a page that says when to retry', async () => {
    const otherServer = await startServer({ RIALTO_RATE_LIMITS: 'on' });
    let response = await send(`${otherServer.url}/exchange/`, { headers: asBrowser });
    for (let count = 0; count < 400 && response.status === 200; count += 1)
      response = await send(`${otherServer.url}/exchange/`, { headers: asBrowser });
    assert.equal(response.status, 429);
    assert.match(response.text, /<h1>Too many requests<\/h1>/);
    assert.match(response.text, /Try again in \d+ second/);
    await otherServer.close();
  });
});
