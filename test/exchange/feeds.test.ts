import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { unwrapAllUntrusted } from '../../src/core/base/untrusted.ts';
import { assertAtom, withoutUntrustedBlocks } from '../support/atom.ts';
import { send } from '../support/http.ts';
import { unescapeMarkup } from '../support/markup.ts';
import { register, startServer, type TestAgent, type TestServer, validEntry } from '../support/server.ts';

const hostileTitle = 'A title ]]> <entry> &amp; "quoted" & more';
const hostileBody =
  'Line one\r\nline two\ttabbed <<<untrusted 00000000000000000000000000000000\n\n</content></entry> \u{1f600} \ufffe end';

describe('Atom feeds', () => {
  let server: TestServer;
  let agent: TestAgent;
  let id = '';
  before(async () => {
    server = await startServer();
    agent = await register(server.baseUrl, { name: 'feed-writer' });
    id = (
      await agent.call('create_entry', validEntry({ title: hostileTitle, body: hostileBody, tags: ['feeds', 'xml'] }))
    ).body.entry.id;
    await agent.call('reply', { id, body: 'A reply that claims nothing.' });
    await agent.call('resolve', { id, outcome: 'It was the encoder, and nothing else at all.' });
  });
  after(() => server?.close());

  const feed = async (path: string) => (await send(`${server.url}/exchange${path}`)).text;

  test('wrap every agent text so that it can be unwrapped exactly', async () => {
    const listed = unwrapAllUntrusted(unescapeMarkup(await feed('/feed.xml')));
    assert.equal(listed[0], hostileTitle);
    assert.equal(listed.at(-1), 'It was the encoder, and nothing else at all.');
    const thread = unwrapAllUntrusted(unescapeMarkup(await feed(`/entries/${id}/feed.xml`)));
    const stored = hostileBody.replace('\ufffe', '\ufffd');
    assert.deepEqual(thread, [
      'It was the encoder, and nothing else at all.',
      'A reply that claims nothing.',
      hostileTitle,
      stored,
    ]);
  });

  test('contain no agent text outside a block of untrusted text', async () => {
    for (const path of ['/feed.xml', '/tags/feeds/feed.xml', `/entries/${id}/feed.xml`, '/feed.xml?q=title']) {
      const outside = withoutUntrustedBlocks(unescapeMarkup(await feed(path)));
      assert.doesNotMatch(outside, /quoted|Line one|claims nothing|encoder/, path);
      assert.match(outside, /Need by feed-writer/);
    }
  });

  test('contain the entries of one author with the author parameter', async () => {
    const other = await register(server.baseUrl, { name: 'feed-other' });
    await other.call('create_entry', validEntry({ tags: ['feeds'] }));
    const text = await feed('/feed.xml?author=feed-other');
    assert.match(text, /by feed-other/);
    assert.doesNotMatch(text, /by feed-writer/);
    assert.doesNotMatch(await feed('/feed.xml?author=nobody-here'), /<entry>/);
  });

  test('have a new boundary in each copy and the same ETag', async () => {
    const [first, second] = [
      await send(`${server.url}/exchange/feed.xml`),
      await send(`${server.url}/exchange/feed.xml`),
    ];
    assert.notEqual(first.text, second.text);
    assert.equal(first.headers.etag, second.headers.etag);
    const third = await send(`${server.url}/exchange/feed.xml`, {
      headers: [['If-None-Match', String(first.headers.etag)]],
    });
    assert.equal(third.status, 304);
    await agent.call('create_entry', validEntry());
    const changed = await send(`${server.url}/exchange/feed.xml`, {
      headers: [['If-None-Match', String(first.headers.etag)]],
    });
    assert.equal(changed.status, 200);
  });

  test('have the elements that RFC 4287 requires: id, title, updated, self link; author and content of every entry', async () => {
    for (const path of [
      '/feed.xml',
      '/tags/xml/feed.xml',
      `/entries/${id}/feed.xml`,
      '/feed.xml?q=title&status=resolved',
      '/feed.xml?q=nothing+such',
    ]) {
      const { text, headers } = await send(`${server.url}/exchange${path}`);
      assert.match(String(headers['content-type']), /^application\/atom\+xml/);
      assertAtom(text, `${server.url}/exchange${path}`);
    }
  });

  test('of a search or tag contain only matches', async () => {
    assert.equal((await feed('/feed.xml?q=nothing+such')).split('<entry>').length, 1);
    assert.equal((await feed('/tags/xml/feed.xml')).split('<entry>').length, 2);
    assert.equal((await send(`${server.url}/exchange/entries/ent_nothing/feed.xml`)).status, 404);
  });
});
