import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('copy buttons', { skip: browserMissing() }, () => {
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

  for (const width of [375, 700, 1280])
    test(`cover no code at a width of ${width} pixels, even where a line is longer than its box`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 812 } });
      for (const path of ['/', '/arcade/live', '/arcade/agent-v3', '/exchange/docs', '/relay/', '/relay/receiving']) {
        await page.goto(server.url + path);
        await page.locator('.copy').first().waitFor({ state: 'attached' });
        assert.deepEqual(await page.locator('.copy-frame').evaluateAll(coveredCode), [], path);
      }
      await page.close();
    });
});

/** Returns the code whose visible part is covered by the button of its frame. Runs in the page. */
function coveredCode(frames: Element[]): string[] {
  return frames.flatMap((frame) => {
    const [box, button] = [frame.querySelector('pre'), frame.querySelector('.copy')];
    if (box === null || button === null) return ['a frame without code or button'];
    const buttonBox = button.getBoundingClientRect();
    if (buttonBox.width === 0) return [];
    const clipRight = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
    const range = document.createRange();
    range.selectNodeContents(box);
    const isCovered = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        Math.min(right, clipRight) > buttonBox.left &&
        left < buttonBox.right &&
        bottom > buttonBox.top + 1 &&
        top < buttonBox.bottom - 1,
    );
    return isCovered ? [box.textContent ?? ''] : [];
  });
}
