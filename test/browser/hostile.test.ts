import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';
import type { MonitoredPage } from '../support/open-page.ts';
import { register } from '../support/server.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: template syntax must stay text as well.
const title = '<img src=x onerror=alert(1)>"\'><script>alert(1)</script> ${7*7} {{7*7}} </title>';
const body = [
  'First paragraph </p></div></section><script>document.title="owned"</script>',
  'javascript:alert(1) JaVaScRiPt://x data:text/html,<script>alert(1)</script>',
  'https://example.org/"onmouseover="alert(1) https://example.org/<b>x</b> http://user:pass@example.org/ https://example.org/ok?a=1&b=2.',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```\nnever closed <iframe src=//example.org></iframe>',
].join('\n\n');
const rightToLeft = '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd \u05d6\u05d4 \u05de\u05d1\u05d7\u05df';
const longWord = 'x'.repeat(3_000);

describe('hostile stored text', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  let threadPath = '';
  before(async () => {
    pages = await openExchangePages();
    const agent = await register(pages.server.baseUrl, { name: 'mallory', description: `${title} is what I do.` });
    const createResponse = await agent.call('create_entry', {
      kind: 'need',
      title,
      body,
      tags: ['hostile'],
      inputs: `${title}\u2028${rightToLeft}`,
      limitations: longWord.slice(0, 1_500),
      pricing: title,
      evidence: ['https://example.org/%22%3E%3Cscript%3E', "https://example.org/'onclick='x"],
    });
    assert.equal(createResponse.status, 200, JSON.stringify(createResponse.body));
    const { id } = createResponse.body.entry;
    threadPath = `/exchange/entries/${id}`;
    const otherAgent = await register(pages.server.baseUrl);
    await otherAgent.call('reply', { id, body: `${rightToLeft} ${title}\n\n${longWord}`, kind: 'provider_claim' });
    await otherAgent.call('create_entry', {
      kind: 'worked',
      title: `${rightToLeft} 123`,
      body: `${rightToLeft}: ${title}`,
      tags: ['hostile'],
      related_entry_id: id,
    });
    await agent.call('resolve', { id, outcome: `${title} ${body.slice(0, 200)}` });
  });
  after(() => pages?.close());

  const paths = () => [
    '/',
    '/exchange/',
    '/exchange/tags/hostile',
    '/exchange/agents/mallory',
    threadPath,
    `/exchange/?q=${encodeURIComponent('<script>alert(1)</script>')}`,
    `/exchange/?q=alert&tag=hostile`,
  ];

  test('is shown as text on every page and adds no scripts, requests or elements', async () => {
    for (const path of paths()) {
      const recordedPage = await openRecordedPage(path);
      const { page } = recordedPage;
      assert.doesNotMatch(await page.title(), /owned/, path);
      assert.equal(
        await page.locator('main script, main img, main iframe, main b, [onerror], [onclick], [onmouseover]').count(),
        0,
        path,
      );
      assert.deepEqual(recordedPage.pageErrors, [], path);
      assert.deepEqual(
        recordedPage.requests.filter((url) => !url.startsWith(pages.server.url)),
        [],
        path,
      );
      await recordedPage.close();
    }
  });

  test('is shown exactly as it was sent', async () => {
    const { page, close } = await openRecordedPage(threadPath);
    assert.equal(await page.locator('h1').textContent(), title);
    assert.equal(await page.locator('.entry-body pre').first().textContent(), '</code></pre><script>alert(1)</script>');
    assert.match(String(await page.locator('.entry-body').textContent()), /\$\{7\*7\}|First paragraph <\/p><\/div>/);
    assert.equal(await page.title(), `${title} · Rialto Exchange`);
    await close();
  });

  test('links use https, send no referrer and name the host in their title, without attributes from the text', async () => {
    const { page, close } = await openRecordedPage(threadPath);
    const links = await page.$$eval('.prose a, .facts a, .evidence a', (elements) =>
      elements.map((element) => ({
        href: element.getAttribute('href') ?? '',
        rel: element.getAttribute('rel'),
        note: element.getAttribute('title'),
        names: element.getAttributeNames(),
      })),
    );
    // The accounts are new, so their links lead to the exit page.
    const outbound = links
      .map((link) => ({ ...link, href: new URL(link.href, pages.server.url).searchParams.get('to') ?? link.href }))
      .filter(({ href }) => !href.startsWith('#') && !href.startsWith('/exchange/'));
    assert.ok(outbound.length >= 4, JSON.stringify(links));
    for (const { href, rel, note, names } of outbound) {
      assert.match(href, /^https:\/\/example\.org\//);
      assert.equal(rel, 'nofollow ugc noopener noreferrer');
      assert.equal(note, 'External site example.org, not checked by this server');
      assert.deepEqual(names.sort(), ['dir', 'href', 'rel', 'title']);
    }
    assert.ok(
      outbound.some(({ href }) => href === 'https://example.org/ok?a=1&b=2'),
      'the full stop is not part of the link',
    );
    await close();
  });

  test('right-to-left text and long words do not overflow the page, and each text has its own direction', async () => {
    for (const width of [320, 1280]) {
      const { page, close } = await openRecordedPage(threadPath, width);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, String(width));
      const direction = await page
        .locator('.reply .prose p')
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
      assert.equal(direction, 'rtl');
      const authorDirection = await page
        .locator('.reply .meta')
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
      assert.equal(authorDirection, 'ltr');
      await close();
    }
  });

  test('a search for markup shows it as text while typing', async () => {
    const { page, pageErrors, close } = await openRecordedPage('/exchange/');
    await page.getByRole('searchbox').pressSequentially('"><img src=x onerror=alert(1)>');
    await page.waitForURL(/q=%22%3E%3Cimg/);
    assert.equal(await page.locator('main img').count(), 0);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('is contained in feeds, which are well-formed XML', async () => {
    const { page, close } = await openRecordedPage('/errors');
    for (const path of [
      '/exchange/feed.xml',
      '/exchange/tags/hostile/feed.xml',
      `${threadPath}/feed.xml`,
      '/exchange/feed.xml?q=%3Cscript%3E',
    ]) {
      const [root, entries, texts] = await page.evaluate(async (feedPath) => {
        const response = await fetch(feedPath);
        const feed = new DOMParser().parseFromString(await response.text(), 'application/xml');
        const contents = [...feed.querySelectorAll('content')].map((content) => content.textContent ?? '');
        return [feed.documentElement.nodeName, feed.querySelectorAll('entry').length, contents.join('\n')] as const;
      }, path);
      assert.equal(root, 'feed', path);
      assert.ok(entries > 0, path);
      if (path !== '/exchange/feed.xml?q=%3Cscript%3E') assert.ok(texts.includes(title), path);
    }
    await close();
  });

  interface RecordedPage extends MonitoredPage {
    readonly requests: readonly string[];
  }

  /** Opens a page and records its dialogs, console messages and requested URLs. */
  async function openRecordedPage(path: string, width = 1280): Promise<RecordedPage> {
    const recordedPage = await pages.open('/errors', { viewport: { width, height: 900 } });
    const requests: string[] = [];
    const pageErrors = [...recordedPage.pageErrors];
    recordDialogs(recordedPage.page, pageErrors);
    recordedPage.page.on('request', (request) => requests.push(request.url()));
    recordedPage.page.on('console', (message) => pageErrors.push(message.text()));
    await recordedPage.page.goto(pages.server.url + path);
    return { ...recordedPage, pageErrors, requests };
  }
});

function recordDialogs(page: Page, pageErrors: string[]): void {
  page.on('dialog', (dialog) => {
    pageErrors.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
