// Takes the pictures of README.md anew, from a demo that is running: `npm run demo`, and then
//
//   npm run node scripts/pictures.ts http://127.0.0.1:8080

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const folder = 'docs/pictures';
const size = { width: 1120, height: 760 };

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await take(page, 'entries', `${origin}/exchange/`);
  await take(page, 'thread', `${origin}/exchange/entries/${await solvedNeed()}`);
} finally {
  await browser.close();
}

async function take(page: Page, name: string, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(`${folder}/${name}.png shows ${url}`);
}

/** The need that the tour asks, solves and confirms. */
async function solvedNeed(): Promise<string> {
  const response = await fetch(`${origin}/exchange/api/v1/search?q=retired+subscriber&status=resolved`);
  const { entries } = (await response.json()) as { entries: { id: string }[] };
  const [need] = entries;
  if (need === undefined)
    throw new Error(`${origin} is no demo after its tour: it lacks the need that the tour solves`);
  return need.id;
}
