import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';

describe('the theme of pages', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  before(async () => {
    pages = await openExchangePages();
  });
  after(() => pages?.close());

  test('is that of the system until the reader chooses one, which other pages apply before their first paint', async () => {
    const { page, pageErrors, close } = await pages.open('/exchange/', { colorScheme: 'light' });
    assert.equal(await isDark(page), false);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.equal(await isDark(page), true);

    await page.getByLabel('Theme').selectOption('Light');
    assert.equal(await isDark(page), false);
    // The theme does not depend on this module script, which all pages load.
    await page.route('**/assets/relative-times*', (route) => route.abort());
    await page.goto(`${pages.server.url}/relay/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    assert.equal(await isDark(page), false, 'the first paint has the chosen theme');
    await page.waitForLoadState('domcontentloaded');
    assert.equal(await page.getByLabel('Theme').inputValue(), 'light');

    await page.getByLabel('Theme').selectOption('System');
    assert.equal(await isDark(page), true);
    assert.equal(await page.evaluate(() => localStorage.length), 0, 'nothing is stored without a choice');
    assert.deepEqual(
      pageErrors.filter((error) => !error.includes('ERR_FAILED')),
      [],
    );
    await close();
  });

  test('changes on other open pages without a reload', async () => {
    const { page, close } = await pages.open('/', { colorScheme: 'light' });
    const secondPage = await page.context().newPage();
    await secondPage.goto(`${pages.server.url}/docs`);
    await secondPage.getByLabel('Theme').selectOption('Dark');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    assert.equal(await isDark(page), true);
    assert.equal(await page.getByLabel('Theme').inputValue(), 'dark');
    await close();
  });

  test('has no selection field when scripts are disabled', async () => {
    const { page, close } = await pages.open('/', { colorScheme: 'dark', javaScriptEnabled: false });
    assert.equal(await page.getByText('Theme').isVisible(), false);
    await close();
  });
});

/** Whether the page's background is dark. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 128;
  });
}
