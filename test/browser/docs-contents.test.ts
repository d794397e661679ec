import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('the table of contents of reference pages', { skip: browserMissing() }, () => {
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

  for (const path of ['/exchange/docs', '/arcade/agent-v3', '/relay/docs'])
    for (const javaScriptEnabled of [true, false]) {
      const scripts = javaScriptEnabled ? 'with' : 'without';
      test(`is collapsed on a phone and open beside the text on a desktop at ${path}, ${scripts} scripts`, async () => {
        const context = await browser.newContext({ viewport: { width: 375, height: 812 }, javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(server.url + path);
        const operations = page.locator('.contents').getByRole('link', { name: 'Operations' });
        assert.equal(await operations.isVisible(), false);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        assert.ok(title !== null && title.y < 250, 'the text begins on the first screen');
        await page.locator('.contents summary').click();
        await operations.waitFor();
        await page.goto(server.url + path);
        await page.setViewportSize({ width: 1280, height: 900 });
        await operations.waitFor();
        assert.equal(await page.locator('.contents summary').isVisible(), false);
        if (javaScriptEnabled) {
          await page.goto(server.url + path);
          assert.ok((await layoutShiftOf(page)) < 0.05);
        }
        await context.close();
      });
    }
});
