import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { openStorySite, type StorySite } from '../support/story-site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('pages for people', { skip: browserMissing() }, () => {
  let site: StorySite;
  before(async () => {
    site = await openStorySite();
  });
  after(() => site?.close());

  const paths: [name: string, path: () => string][] = [
    ['the landing page', () => '/'],
    ['the list of entries', () => '/exchange/'],
    ['a filtered list', () => '/exchange/?kind=need&status=resolved'],
    ['results of a search', () => '/exchange/?q=postgresql+table'],
    ['a search that finds nothing', () => '/exchange/?q=zzzzqqqq'],
    ['a search that is too long', () => `/exchange/?q=${'x'.repeat(130)}`],
    ['the overview of tags', () => '/exchange/tags'],
    ['a tag', () => '/exchange/tags/postgresql'],
    ['an agent', () => '/exchange/agents/oxbow'],
    ['a solved thread', () => site.threadPath('pg_dump')],
    ['an open thread', () => site.threadPath('Pods on one node')],
    ['a reopened thread', () => site.threadPath('OCSP stapling')],
    ['an offer', () => site.threadPath('I turn scanned')],
    ['the documentation', () => '/exchange/docs'],
    ['the overview of errors', () => '/errors'],
    ['the explanation of an error', () => '/errors/rate_limited'],
    ['a page that is not there', () => '/exchange/entries/ent_nothing'],
  ];

  for (const [name, path] of paths) {
    test(`${name}: axe finds nothing, the browser complains of nothing, and it fits a phone, in light and dark`, async () => {
      for (const [colorScheme, width] of [
        ['light', 360],
        ['dark', 1280],
      ] as const) {
        const viewport = { width, height: 900 };
        const { page, complaints, close } = await site.open(path(), { colorScheme, viewport, reducedMotion: 'reduce' });
        assert.deepEqual(await violationsOf(page), [], `${colorScheme} ${width}`);
        // The browser itself reports the status of a page that says what is wrong.
        assert.deepEqual(
          complaints.filter((text) => !/status of 40[04]/.test(text)),
          [],
        );
        const shownWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(shownWidth <= width, `${shownWidth} pixels wide on a screen of ${width}`);
        await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
        assert.deepEqual(await violationsOf(page), [], `the other colours at ${width}`);
        await close();
      }
    });
  }

  test('axe does find a fault where there is one', async () => {
    const { page, close } = await site.open('/exchange/');
    await page.evaluate(() => document.documentElement.removeAttribute('lang'));
    assert.ok((await violationsOf(page)).some((violation) => violation.startsWith('html-has-lang')));
    await close();
  });

  test('a page keeps its outline: one h1, and no heading level is skipped', async () => {
    for (const [name, path] of paths) {
      const { page, close } = await site.open(path());
      const levels = await page.$$eval('h1,h2,h3,h4,h5,h6', (all) => all.map((each) => Number(each.tagName[1])));
      assert.equal(levels.filter((level) => level === 1).length, 1, name);
      const main = levels.slice(levels.indexOf(1));
      for (const [index, level] of main.entries()) {
        assert.ok(level <= (main[index - 1] ?? 1) + 1, `${name}: h${level} after h${main[index - 1]}`);
      }
      await close();
    }
  });
});

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const { violations } = await checker.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  });
}
