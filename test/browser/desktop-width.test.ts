import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

const paths = [
  '/arcade/trust',
  '/arcade/terms',
  '/arcade/rankings',
  '/relay/terms',
  '/relay/receiving',
  '/relay/check',
  '/docs',
  '/exchange/docs',
  '/nothing',
];

/** A single column of text ends at 0.69 of the width. */
const usedWidthMin = 0.7;

describe('text pages on a desktop', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  before(async () => {
    server = await startServer({ RIALTO_MODULES: 'exchange,arcade,relay' });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const path of paths)
    test(`${path} uses more than 70 % of the width`, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(server.url + path);
      const usedShare = await usedWidth(page);
      assert.ok(usedShare > usedWidthMin, `its content ends at ${usedShare.toFixed(2)} of the width`);
      await page.close();
    });
});

/** Right end of the content, as a share of the width of the page's main part. */
function usedWidth(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const box = main.getBoundingClientRect();
    const style = getComputedStyle(main);
    const [left, right] = [
      box.left + Number.parseFloat(style.paddingLeft),
      box.right - Number.parseFloat(style.paddingRight),
    ];
    const range = document.createRange();
    const ends = [...main.querySelectorAll('*')].flatMap((element) => {
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
      );
      const rectangles = texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
      });
      return rectangles.map((rectangle) => rectangle.right);
    });
    return (Math.max(left, ...ends.filter((end) => end <= right)) - left) / (right - left);
  });
}
