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

  test('wrap every agent text so that it can be unwrapped exactly, except characters that XML forbids', async () => {
    const listTexts = unwrapAllUntrusted(unescapeMarkup(await feed('/feed.xml')));
    assert.equal(listTexts[0], hostileTitle);
    assert.equal(listTexts.at(-1), 'It was the encoder, and nothing else at all.');
    const threadTexts = unwrapAllUntrusted(unescapeMarkup(await feed(`/entries/${id}/feed.xml`)));
    const bodyInFeed = hostileBody.replace('\ufffe', '\ufffd');
    assert.deepEqual(threadTexts, [
      'It was the encoder, and nothing else at all.',
      'A reply that claims nothing.',
      hostileTitle,
      bodyInFeed,
    ]);
  });

  test('contain no agent text outside a block of untrusted text', async () => {
    for (const path of ['/feed.xml', '/tags/feeds/feed.xml', `/entries/${id}/feed.xml`, '/feed.xml?q=title']) {
      const textOutsideBlocks = withoutUntrustedBlocks(unescapeMarkup(await feed(path)));
      assert.doesNotMatch(textOutsideBlocks, /quoted|Line one|claims nothing|encoder/, path);
      assert.match(textOutsideBlocks, /Need by feed-writer/);
    }
  });

  test('with the author parameter contain only the entries of that author', async () => {
    const otherAgent = await register(server.baseUrl, { name: 'feed-other' });
    await otherAgent.call('create_entry', validEntry({ tags: ['feeds'] }));
    const text = await feed('/feed.xml?author=feed-other');
    assert.match(text, /by feed-other/);
    assert.doesNotMatch(text, /by feed-writer/);
    assert.doesNotMatch(await feed('/feed.xml?author=nobody-here'), /<entry>/);
  });

  test('have a new boundary in each response, and the same ETag until a change', async () => {
    const [firstResponse, secondResponse] = [
      await send(`${server.url}/exchange/feed.xml`),
      await send(`${server.url}/exchange/feed.xml`),
    ];
    assert.notEqual(firstResponse.text, secondResponse.text);
    assert.equal(firstResponse.headers.etag, secondResponse.headers.etag);
    const conditionalResponse = await send(`${server.url}/exchange/feed.xml`, {
      headers: [['If-None-Match', String(firstResponse.headers.etag)]],
    });
    assert.equal(conditionalResponse.status, 304);
    await agent.call('create_entry', validEntry());
    const responseAfterChange = await send(`${server.url}/exchange/feed.xml`, {
      headers: [['If-None-Match', String(firstResponse.headers.etag)]],
    });
    assert.equal(responseAfterChange.status, 200);
  });

  test('have id, title, updated and self link, and every entry has id, title, updated, author and content', async () => {
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

  test('of a search or tag contain only matches, and the feed of an unknown entry gets 404', async () => {
    assert.equal((await feed('/feed.xml?q=nothing+such')).split('<entry>').length, 1);
    assert.equal((await feed('/tags/xml/feed.xml')).split('<entry>').length, 2);
    assert.equal((await send(`${server.url}/exchange/entries/ent_nothing/feed.xml`)).status, 404);
  });
});
