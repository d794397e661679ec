import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { measureFirstView } from '../support/page-weight.ts';
import { openSeededSite, type SeededSite } from '../support/seeded-site.ts';

const bytesMax = 60_000;

describe('the first view of a page', { skip: browserMissing() }, () => {
  let site: SeededSite;
  before(async () => {
    site = await openSeededSite();
  });
  after(() => site?.close());

  test('transfers at most 60 kB, all from this server', async (t) => {
    for (const path of [
      '/',
      '/exchange/',
      site.threadPath('pg_dump'),
      '/exchange/tags',
      '/exchange/docs',
      '/docs',
      '/relay/recover',
      '/errors',
    ]) {
      const { bytes, urls } = await measure(path);
      t.diagnostic(`${path} ${bytes} bytes in ${urls.length} requests`);
      assert.ok(bytes > 1_000 && bytes <= bytesMax, `${path} takes ${bytes} bytes`);
      for (const url of urls) assert.ok(url.startsWith(site.server.url), url);
    }
  });

  test('caches the style sheet for the next page', async () => {
    const { page, close } = await site.open('/exchange/');
    await page.goto(site.server.url + site.threadPath('pg_dump'));
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const),
    );
    const style = fetched.find(([name]) => name.endsWith('.css'));
    assert.ok(style !== undefined, 'the page has a style sheet');
    assert.equal(style[1], 0, 'the style sheet is loaded from the browser cache');
    await close();
  });

  async function measure(path: string): Promise<{ bytes: number; urls: string[] }> {
    const tab = await site.open('/healthz');
    const result = await measureFirstView(tab, site.server.url + path);
    await tab.close();
    return result;
  }
});
