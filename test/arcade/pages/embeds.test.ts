import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ArcadePages, openArcadePages } from '../../support/arcade-pages.ts';
import { startServer } from '../../support/server.ts';

/** The response of an oEmbed provider, see https://oembed.com. */
interface OEmbed {
  readonly version: string;
  readonly type: string;
  readonly title: string;
  readonly author_name: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
}

describe('embeds, oEmbed and the TV page of the arcade', () => {
  let pages: ArcadePages;
  before(async () => {
    pages = await openArcadePages();
  });
  after(() => pages?.close());

  const arcadeUrl = () => `${pages.fixture.server.url}/arcade`;
  const oembed = (query: Record<string, string>) => fetch(`${arcadeUrl()}/oembed?${new URLSearchParams(query)}`);

  test('embeds can be framed by any site, and the pages of live games and replays cannot', async () => {
    const id = pages.fixture.replays[1];
    const paths = [`/embed/live/${pages.fixture.live.id}`, `/embed/replays/${id}`, `/embed/replays/${id}?at=10`];
    for (const path of paths) {
      const response = await fetch(arcadeUrl() + path);
      assert.equal(response.status, 200, path);
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, /frame-ancestors \*$/);
      assert.match(policy, /script-src 'self'/);
      const text = await response.text();
      assert.match(text, /<meta name="robots" content="noindex">/);
      assert.doesNotMatch(text, /<header|<footer/);
    }
    for (const path of ['/live', '/tv', `/live/${pages.fixture.live.id}`, `/replays/${id}`]) {
      const policy = (await fetch(arcadeUrl() + path)).headers.get('content-security-policy') ?? '';
      assert.match(policy, /frame-ancestors 'none'/, path);
    }
  });

  test('embeds of unknown sessions and replays return 404', async () => {
    for (const path of ['/embed/live/ses_none', '/embed/replays/rpl_none'])
      assert.equal((await fetch(arcadeUrl() + path)).status, 404);
  });

  test('oEmbed returns the frame of a replay, and the page of the replay links to the oEmbed response', async () => {
    const pageUrl = `${arcadeUrl()}/replays/${pages.fixture.replays[1]}`;
    const text = await (await fetch(pageUrl)).text();
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" title="oEmbed" href="([^"]+)">/.exec(text) ?? [];
    const response = await fetch(new URL(href, pageUrl));
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    const embed = (await response.json()) as OEmbed;
    assert.deepEqual([embed.version, embed.type, embed.width, embed.height], ['1.0', 'rich', 640, 480]);
    assert.match(embed.title, /lagoon-heron: [\d,]+ points in Rialto Blocks/);
    const [, src = ''] = /src="([^"]+)"/.exec(embed.html) ?? [];
    assert.equal(src, pageUrl.replace('/replays/', '/embed/replays/'));
    assert.equal((await fetch(src)).status, 200);
    const thumbnail = await fetch(embed.thumbnail_url ?? '');
    assert.equal(thumbnail.headers.get('content-type'), 'image/png');
  });

  test('oEmbed accepts the link of an embed, a link with other parameters, and localhost in place of 127.0.0.1', async () => {
    const link = `${arcadeUrl()}/replays/${pages.fixture.replays[1]}`;
    const expectedHtml = ((await (await oembed({ url: link })).json()) as OEmbed).html;
    const embedLink = link.replace('/replays/', '/embed/replays/');
    for (const url of [embedLink, `${link}?utm_source=feed`, link.replace('127.0.0.1', 'localhost')]) {
      const response = await oembed({ url });
      assert.equal(response.status, 200, url);
      assert.equal(((await response.json()) as OEmbed).html, expectedHtml, url);
    }
  });

  test('oEmbed limits the frame to the requested size and keeps the position of a link', async () => {
    const url = `${arcadeUrl()}/replays/${pages.fixture.replays[1]}?at=12`;
    const embed = (await (await oembed({ url, maxwidth: '300', maxheight: '9999' })).json()) as OEmbed;
    assert.deepEqual([embed.width, embed.height], [300, 480]);
    assert.match(embed.html, /\?at=12" width="300" height="480"/);
  });

  test('oEmbed returns XML on request', async () => {
    const response = await oembed({ url: `${arcadeUrl()}/live/${pages.fixture.live.id}`, format: 'xml' });
    assert.equal(response.headers.get('content-type'), 'text/xml; charset=utf-8');
    assert.match(
      await response.text(),
      /^<\?xml .*<oembed><version>1\.0<\/version>.*<html>&lt;iframe src=.*<\/oembed>$/s,
    );
  });

  test('oEmbed rejects URLs that are no live game or replay of this server, and unknown formats', async () => {
    const replayUrl = `${arcadeUrl()}/replays/${pages.fixture.replays[1]}`;
    for (const url of [
      '',
      'https://elsewhere.example/arcade/live/ses_1',
      `${replayUrl}/log`,
      `${replayUrl}"onload="`,
      `${arcadeUrl()}/live`,
    ])
      assert.equal((await oembed({ url })).status, 404, url);
    assert.equal((await oembed({ url: `${arcadeUrl()}/replays/rpl_none` })).status, 404);
    assert.equal((await oembed({ url: replayUrl, format: 'yaml' })).status, 400);
    assert.equal((await oembed({})).status, 400);
  });

  test('the TV page shows the running session with the highest score', async () => {
    const live = (await (await fetch(`${arcadeUrl()}/api/v5/live`)).json()) as {
      sessions: { id: string; observation: { score: number } }[];
    };
    const bestSession = live.sessions.toSorted((left, right) => right.observation.score - left.observation.score)[0];
    assert.ok(bestSession !== undefined);
    const text = await (await fetch(`${arcadeUrl()}/tv`)).text();
    assert.ok(text.includes(`/arcade/api/v5/live/${bestSession.id}/stream`));
    assert.match(text, /tv\.[\w-]+\.js/);
  });
});

test('oEmbed recognizes links below the configured URL of the arcade and no other path of its host', async () => {
  const server = await startServer({ RIALTO_ARCADE_URL: 'https://arcade.example' });
  try {
    const detailOf = async (link: string) => {
      const response = await fetch(`${server.url}/arcade/oembed?${new URLSearchParams({ url: link })}`);
      assert.equal(response.status, 404);
      return ((await response.json()) as { detail: string }).detail;
    };
    assert.doesNotMatch(await detailOf('https://arcade.example/replays/rpl_none'), /must be the link/);
    assert.match(await detailOf('https://arcade.example/arcade/replays/rpl_none'), /must be the link/);
  } finally {
    await server.close();
  }
});
