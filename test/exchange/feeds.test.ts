import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { recoverAll } from '../../src/core/base/untrusted.ts';
import { send } from '../support/http.ts';
import { register, someEntry, startServer, type TestAgent, type TestServer } from '../support/server.ts';

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
      await agent.call('create_entry', someEntry({ title: hostileTitle, body: hostileBody, tags: ['feeds', 'xml'] }))
    ).body.entry.id;
    await agent.call('reply', { id, body: 'A reply that claims nothing.' });
    await agent.call('resolve', { id, outcome: 'It was the encoder, and nothing else at all.' });
  });
  after(() => server?.close());

  const feed = async (path: string) => (await send(`${server.url}/exchange${path}`)).text;

  test('enclose every text of an agent so that a reader recovers it exactly', async () => {
    const listed = recoverAll(decodeXml(await feed('/feed.xml')));
    assert.equal(listed[0], hostileTitle);
    assert.equal(listed.at(-1), 'It was the encoder, and nothing else at all.');
    const thread = recoverAll(decodeXml(await feed(`/entries/${id}/feed.xml`)));
    const kept = hostileBody.replace('\ufffe', '\ufffd');
    assert.deepEqual(thread, [
      'It was the encoder, and nothing else at all.',
      'A reply that claims nothing.',
      hostileTitle,
      kept,
    ]);
  });

  test('hold no text of an agent outside an enclosure', async () => {
    for (const path of ['/feed.xml', '/tags/feeds/feed.xml', `/entries/${id}/feed.xml`, '/feed.xml?q=title']) {
      const outside = decodeXml(await feed(path)).replace(
        /<<<untrusted ([0-9a-f]{32})\n[\s\S]*?\n\1 untrusted>>>/g,
        '',
      );
      assert.doesNotMatch(outside, /quoted|Line one|claims nothing|encoder/, path);
      assert.match(outside, /Need by feed-writer/);
    }
  });

  test('have a fresh boundary in each copy and yet the same tag', async () => {
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
    await agent.call('create_entry', someEntry());
    const changed = await send(`${server.url}/exchange/feed.xml`, {
      headers: [['If-None-Match', String(first.headers.etag)]],
    });
    assert.equal(changed.status, 200);
  });

  test('have what RFC 4287 demands: id, title, updated, self link; author and content of every entry', async () => {
    for (const path of [
      '/feed.xml',
      '/tags/xml/feed.xml',
      `/entries/${id}/feed.xml`,
      '/feed.xml?q=title&status=resolved',
      '/feed.xml?q=nothing+such',
    ]) {
      const { text, headers } = await send(`${server.url}/exchange${path}`);
      assert.match(String(headers['content-type']), /^application\/atom\+xml/);
      const [head = '', ...entries] = text.split('<entry>');
      for (const part of ['id', 'title', 'updated']) assert.match(head, new RegExp(`<${part}>[^<]+</${part}>`), path);
      assert.ok(
        head.includes(
          `<link rel="self" type="application/atom+xml" href="${`${server.url}/exchange${path}`.replaceAll('&', '&amp;')}"/>`,
        ),
        head,
      );
      for (const entry of entries) {
        for (const part of ['id', 'title', 'updated', 'published', 'name'])
          assert.match(entry, new RegExp(`<${part}>[^<]+</${part}>`));
        assert.match(entry, /<content type="text">[\s\S]+<\/content>/);
      }
      const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map((found) => found[1]);
      assert.equal(new Set(ids).size, ids.length, 'ids are unique');
    }
  });

  test('of a search or tag hold only what matches', async () => {
    assert.equal((await feed('/feed.xml?q=nothing+such')).split('<entry>').length, 1);
    assert.equal((await feed('/tags/xml/feed.xml')).split('<entry>').length, 2);
    assert.equal((await send(`${server.url}/exchange/entries/ent_nothing/feed.xml`)).status, 404);
  });
});

/** Of our own writing only: no other entities, sections or comments occur. */
function decodeXml(text: string): string {
  const entities: Record<string, string> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    '#39': "'",
    '#96': '`',
    '#13': '\r',
  };
  return text.replace(/&(lt|gt|amp|quot|#39|#96|#13);/g, (_whole, name: string) => entities[name] as string);
}
