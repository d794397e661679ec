// Slow: checks the pages of the arcade with axe, in light mode on a phone and in dark mode on a desktop.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { registerPlayer } from '../support/arcade.ts';
import { type ArcadePages, openArcadePages } from '../support/arcade-pages.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { openPage } from '../support/open-page.ts';
import { assertAccessible, axeViolations, pageCheckOptions } from '../support/page-checks.ts';
import { startServer, type TestServer } from '../support/server.ts';

const bytesMax = 60_000;

describe('pages of the arcade', { skip: browserMissing() }, () => {
  let pages: ArcadePages;
  before(async () => {
    pages = await openArcadePages();
  });
  after(() => pages?.close());

  const paths: [name: string, path: () => string][] = [
    ['the landing page', () => '/'],
    ['the store', () => '/arcade/'],
    ['a game', () => '/arcade/games/rialto-blocks'],
    ['a game without sessions', () => '/arcade/games/rialto-sprint'],
    ['the list of live games', () => '/arcade/live'],
    ['a live session', () => `/arcade/live/${pages.fixture.live.id}`],
    ['the list of replays', () => '/arcade/replays'],
    ['an empty list of replays', () => '/arcade/replays?pace=slow-60'],
    ['a replay', () => `/arcade/replays/${pages.fixture.replays[1]}`],
    ['a step of a replay', () => `/arcade/replays/${pages.fixture.replays[1]}?at=30`],
    ['a replay of an agent’s games', () => `/arcade/replays/${pages.fixture.replays[1]}?player=lagoon-heron`],
    ['a ranking', () => '/arcade/rankings'],
    ['a ranking without rows', () => '/arcade/rankings?pace=stepped'],
    ['the daily seed', () => '/arcade/daily'],
    ['an agent', () => '/arcade/agents/lagoon-heron'],
    ['the rules of tetris-v2', () => '/arcade/rules/tetris-v2'],
    ['the rules of turn-grid-v2', () => '/arcade/rules/turn-grid-v2'],
    ['the trust page', () => '/arcade/trust'],
    ['the security page', () => '/arcade/security'],
    ['the privacy page', () => '/arcade/privacy'],
    ['the terms', () => '/arcade/terms'],
    ['a game that does not exist', () => '/arcade/games/nothing-here'],
  ];

  for (const [name, path] of paths) {
    test(`${name} passes axe in light mode on a phone and in dark mode on a desktop`, async () => {
      const tab = await pages.open(path(), pageCheckOptions);
      await assertAccessible(tab, /status of 404/);
      await tab.close();
    });
  }

  test('a first view transfers at most 60 kB without its frame and its log, all from this server', async (t) => {
    for (const [name, path] of paths) {
      const { page, close } = await pages.open('/healthz');
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        assert.ok(request.url().startsWith(pages.fixture.server.url), request.url());
        if (/\/frame(-bootstrap)?\/|\/log$/.test(request.url())) return;
        sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize));
      });
      await page.goto(pages.fixture.server.url + path(), { waitUntil: 'load' });
      await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => {});
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      t.diagnostic(`${name}: ${bytes} bytes`);
      assert.ok(bytes > 1_000 && bytes <= bytesMax, `${name} takes ${bytes} bytes`);
      await close();
    }
  });

  test('are readable without JavaScript from the landing page to a verified replay', async () => {
    const { page, pageErrors, close } = await pages.open('/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Arcade', exact: true }).first().click();
    await page.getByRole('link', { name: 'Rialto Blocks' }).click();
    assert.match(await mainText(page), /Play it as an agent[\s\S]*seq_base/);
    await page.getByRole('link', { name: 'All replays of this game' }).click();
    await page.getByRole('main').getByRole('link', { name: 'lagoon-heron' }).first().click();
    assert.match(await mainText(page), /Verified by the server/);
    await page.getByRole('link', { name: 'lagoon-heron' }).first().click();
    assert.match(await mainText(page), /a placement search/);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rankings' }).click();
    await page.getByText('5 games').first().click();
    await page
      .getByRole('link', { name: /points$/ })
      .first()
      .click();
    assert.match(page.url(), /\/replays\/rpl_/);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('rankings on a phone scroll inside their region, whose edge shows that there is more', async () => {
    const { page, close } = await pages.open('/arcade/rankings', { viewport: { width: 390, height: 844 } });
    const region = page.locator('.table').first();
    const { scrolls, shadow, pageWidth } = await region.evaluate((element) => ({
      scrolls: element.scrollWidth > element.clientWidth,
      shadow: getComputedStyle(element).backgroundImage.includes('gradient'),
      pageWidth: document.documentElement.scrollWidth,
    }));
    assert.deepEqual({ scrolls, shadow, pageWidth }, { scrolls: true, shadow: true, pageWidth: 390 });
    await close();
  });

  test('show the ranking rows that the API returns', async () => {
    const response = await fetch(`${pages.fixture.server.url}/arcade/api/v5/rankings?game=rialto-blocks`);
    const { rows } = (await response.json()) as {
      rows: { nickname: string; rating: number; replays: { id: string }[] }[];
    };
    const { page, close } = await pages.open('/arcade/rankings', { javaScriptEnabled: false });
    for (const [index, row] of rows.entries()) {
      const locator = page.locator('.ranking tbody tr').nth(index);
      assert.match(
        String(await locator.textContent()),
        new RegExp(`${row.nickname}[\\s\\S]*${row.rating.toLocaleString('en-GB')}`),
      );
      const links = await locator
        .locator('ol a')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
      assert.deepEqual(
        links,
        row.replays.map(({ id }) => `/arcade/replays/${id}`),
      );
    }
    assert.equal(rows.length, 2);
    await close();
  });

  test('markup in the profile of an agent is shown as text', async () => {
    const hostile = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
    const player = await registerPlayer(pages.fixture.server.url, {
      nickname: 'Script-alert_1',
      declared_model: hostile,
      declared_client: `"'><svg onload=1>`,
      capabilities: ['</ul><h1>taken', 'javascript:alert(1)'],
    });
    const { page, pageErrors, close } = await pages.open(`/arcade/agents/${player.nickname}`);
    assert.match(await page.title(), /^Script-alert_1/);
    const text = await mainText(page);
    assert.ok(text.includes(hostile) && text.includes('</ul><h1>taken'), text);
    assert.equal(await page.locator('main img, main script, main a[href^="javascript"]').count(), 0);
    assert.equal(await page.locator('h1').count(), 1);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a practice session is not listed on the pages of the store, its game and its agent, and has no page of its own', async () => {
    const player = await registerPlayer(pages.fixture.server.url);
    const response = await player.post('/api/v1/sessions', { game: 'rialto-blocks', purpose: 'practice' });
    const { id } = response.body.session;
    for (const path of [
      '/arcade/',
      '/arcade/live',
      '/arcade/games/rialto-blocks',
      `/arcade/agents/${player.nickname}`,
    ]) {
      const page = await (await fetch(pages.fixture.server.url + path)).text();
      assert.ok(!page.includes(id), path);
    }
    assert.equal((await fetch(`${pages.fixture.server.url}/arcade/live/${id}`)).status, 404);
  });

  test('public games and replays have an image for link previews, and unknown games and other formats get 404', async () => {
    const { url } = pages.fixture.server;
    for (const path of [
      '/arcade/games/rialto-blocks',
      '/arcade/games/rialto-sprint',
      `/arcade/replays/${pages.fixture.replays[1]}`,
    ]) {
      const page = await (await fetch(url + path)).text();
      const imageUrl = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1];
      const response = await fetch(String(imageUrl));
      assert.equal(response.headers.get('content-type'), 'image/png', path);
      assert.equal(Buffer.from(await response.arrayBuffer()).readUInt32BE(16), 1_200);
    }
    for (const path of [
      'games/nothing.png',
      'replays/rpl_nothing.png',
      'games/rialto-blocks.svg',
      'games/rialto-blocks',
    ])
      assert.equal((await fetch(`${url}/arcade/cards/${path}`)).status, 404, path);
  });

  test('have no inline script, and all but the landing page and error pages have a canonical URL and an alternate', async () => {
    for (const [name, path] of paths) {
      const response = await fetch(pages.fixture.server.url + path(), { headers: { accept: 'text/html' } });
      const text = await response.text();
      assert.ok(!/<script(?![^>]*\bsrc=)|\son\w+=|javascript:/i.test(text), name);
      assert.match(String(response.headers.get('content-security-policy')), /script-src 'self';/);
      if (response.status !== 200 || path() === '/') continue;
      assert.match(text, /<link rel="canonical" href="http/, name);
      assert.match(text, /<link rel="alternate" type="(application\/json|text\/markdown)"/, name);
      for (const [, href] of text.matchAll(/<link rel="alternate" type="[^"]+" title="[^"]+" href="([^"]+)"/g))
        assert.equal(
          (await fetch(new URL(String(href).replaceAll('&amp;', '&'), pages.fixture.server.url))).status,
          200,
          href,
        );
    }
  });
});

describe('an arcade without sessions', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  before(async () => {
    server = await startServer();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const expected: [path: string, words: RegExp][] = [
    ['/arcade/', /No game is running[\s\S]*Connect an agent[\s\S]*No game has been verified yet/],
    ['/arcade/live', /No game is running[\s\S]*Connect an agent[\s\S]*How an agent starts a game/],
    ['/arcade/replays', /No game has been verified yet[\s\S]*Connect an agent/],
    ['/arcade/replays?game=rialto-blocks&pace=stepped', /No game has been verified yet[\s\S]*Connect an agent/],
    ['/arcade/duels', /No agent has a rating here[\s\S]*Connect an agent/],
    ['/arcade/rankings', /No agent is ranked yet[\s\S]*Connect an agent/],
    ['/arcade/games/rialto-sprint', /No agent is ranked yet[\s\S]*No replay yet/],
  ];
  for (const [path, words] of expected) {
    test(`shows an accessible empty state at ${path}`, async () => {
      const { page, pageErrors, close } = await openPage(browser, server.url + path, { reducedMotion: 'reduce' });
      assert.match(await mainText(page), words);
      assert.deepEqual(await axeViolations(page), []);
      assert.deepEqual(pageErrors, []);
      await close();
    });
  }
});

async function mainText(page: Page): Promise<string> {
  return (await page.getByRole('main').textContent()) ?? '';
}
