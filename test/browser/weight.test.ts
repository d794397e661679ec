import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';
import { measureFirstView } from '../support/page-weight.ts';

const bytesMax = 60_000;

describe('the first view of a page', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  before(async () => {
    pages = await openExchangePages();
  });
  after(() => pages?.close());

  test('transfers at most 60 kB, all from this server', async (t) => {
    for (const path of [
      '/',
      '/exchange/',
      pages.threadPath('pg_dump'),
      '/exchange/tags',
      '/exchange/docs',
      '/docs',
      '/relay/recover',
      '/errors',
    ]) {
      const { bytes, urls } = await measure(path);
      t.diagnostic(`${path} ${bytes} bytes in ${urls.length} requests`);
      assert.ok(bytes > 1_000 && bytes <= bytesMax, `${path} takes ${bytes} bytes`);
      for (const url of urls) assert.ok(url.startsWith(pages.server.url), url);
    }
  });

  test('caches the style sheet for the next page', async () => {
    const { page, close } = await pages.open('/exchange/');
    await page.goto(pages.server.url + pages.threadPath('pg_dump'));
    const resources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const),
    );
    const style = resources.find(([name]) => name.endsWith('.css'));
    assert.ok(style !== undefined, 'the page has a style sheet');
    assert.equal(style[1], 0, 'the style sheet is loaded from the browser cache');
    await close();
  });

  async function measure(path: string): Promise<{ bytes: number; urls: string[] }> {
    const tab = await pages.open('/healthz');
    const result = await measureFirstView(tab, pages.server.url + path);
    await tab.close();
    return result;
  }
});
