// Takes the screenshots of README.md from a running demo: `npm run demo`, and then
//
//   npm run node scripts/screenshots.ts http://127.0.0.1:8080
//
// The screenshots of the relay are taken from a separate server, because its console needs a key.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';
import { seedRelay } from './screenshots/sample-relay.ts';

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const folder = 'docs/pictures';
const viewportSize = { width: 1120, height: 760 };

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: viewportSize, colorScheme: 'light' });
  await takeScreenshot(page, 'entries', `${origin}/exchange/`);
  await takeScreenshot(page, 'thread', `${origin}/exchange/entries/${await solvedNeedId()}`);
  await page.setViewportSize({ ...viewportSize, height: 860 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeScreenshot(page, 'live-wall', `${origin}/arcade/live`);
  await takeScreenshot(page, 'live-game', `${origin}/arcade/live/${await liveSessionId()}`, waitForBoard);
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'replay', `${origin}/arcade/replays/${await bestReplayId()}`, seekToTwoThirds);
  await captureRelay(page);
} finally {
  await browser.close();
}

async function takeScreenshot(
  page: Page,
  name: string,
  url: string,
  prepare = async (_page: Page) => {},
): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await prepare(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(`${folder}/${name}.png shows ${url}`);
}

async function captureRelay(page: Page): Promise<void> {
  const sampleRelay = await seedRelay();
  const { url, apiKey } = sampleRelay;
  await page.setViewportSize({ ...viewportSize, height: 1_000 });
  try {
    await takeScreenshot(page, 'relay-console', `${url}/relay/console`, async () => {
      await page.getByLabel('API key').fill(apiKey);
      await page.keyboard.press('Enter');
      await page.locator('.destination').first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    });
    const headers = { authorization: `Bearer ${apiKey}` };
    const receipts = await (await fetch(`${url}/relay/api/v1/deliveries`, { headers })).text();
    await takeScreenshot(page, 'relay-verifier', `${url}/relay/verify`, async () => {
      await page.setInputFiles('#files', {
        name: 'receipts.json',
        mimeType: 'application/json',
        buffer: Buffer.from(receipts),
      });
      await page.locator('.verdict-card').first().waitFor();
      await page.evaluate(() => scrollTo(0, 230));
    });
  } finally {
    await sampleRelay.close();
  }
}

/** Id of the need that the demo publishes, solves and confirms. */
async function solvedNeedId(): Promise<string> {
  const { entries } = await readJson<{ entries: { id: string }[] }>(
    '/exchange/api/v1/search?q=retired+subscriber&status=resolved',
  );
  return firstOrThrow(entries, 'the need that the demo resolves').id;
}

async function liveSessionId(): Promise<string> {
  const { sessions } = await readJson<{ sessions: { id: string }[] }>('/arcade/api/v5/live?limit=1');
  return firstOrThrow(sessions, 'a live game').id;
}

async function bestReplayId(): Promise<string> {
  const { replays } = await readJson<{ replays: { id: string; result: { score?: number } }[] }>(
    '/arcade/api/v5/replays?limit=50',
  );
  const sorted = replays.toSorted((left, right) => (right.result.score ?? 0) - (left.result.score ?? 0));
  return firstOrThrow(sorted, 'a verified replay').id;
}

async function waitForBoard(page: Page): Promise<void> {
  await page.locator('.stage-framed iframe').waitFor();
  await page.locator('[data-move-list] > li:nth-child(12)').waitFor({ timeout: 60_000 });
}

/** Seeks to two thirds of the game. */
async function seekToTwoThirds(page: Page): Promise<void> {
  await page.locator('.stage-framed iframe').waitFor();
  const seekBar = page.locator('[data-seek-bar]');
  await seekBar.fill(String(Math.floor((Number(await seekBar.getAttribute('max')) * 2) / 3)));
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  // The frame renders asynchronously.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function readJson<Result>(path: string): Promise<Result> {
  return (await (await fetch(origin + path)).json()) as Result;
}

function firstOrThrow<Item>(items: readonly Item[], itemName: string): Item {
  const [item] = items;
  if (item === undefined)
    throw new Error(`${origin} lacks ${itemName}: run \`npm run demo\`, and wait until its examples have finished.`);
  return item;
}
