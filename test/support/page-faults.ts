import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { MonitoredPage } from './open-page.ts';

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

/** Options for opening a page that is checked by `assertFaultless`. */
export const pageCheckOptions = { viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/**
 * Checks a page opened with `pageCheckOptions` for accessibility violations and overflow, on a phone and, in dark mode, on a
 * desktop. The browser's console may contain only `expected`.
 */
export async function assertFaultless({ page, complaints }: MonitoredPage, expected: RegExp): Promise<void> {
  assert.deepEqual(await violationsOf(page), [], 'light, on a phone');
  await assertFits(page, phone.width);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violationsOf(page), [], 'dark, on a desktop');
  await assertFits(page, desktop.width);
  await assertOutline(page);
  assert.deepEqual(
    complaints.filter((text) => !expected.test(text)),
    [],
  );
}

/** No element overflows horizontally. */
async function assertFits(page: Page, width: number): Promise<void> {
  const shownWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(shownWidth <= width, `${shownWidth} pixels wide on a screen of ${width}`);
}

/** There is one h1, and no heading level is skipped. */
async function assertOutline(page: Page): Promise<void> {
  const levels = await page.$$eval('main :is(h1,h2,h3,h4,h5,h6)', (all) =>
    all.map((element) => Number(element.tagName[1])),
  );
  assert.equal(levels.filter((level) => level === 1).length, 1);
  for (const [index, level] of levels.entries())
    assert.ok(level <= (levels[index - 1] ?? 1) + 1, `a level is skipped: ${levels}`);
}

/** Violations found by axe in the current page. Frames are excluded, as they are documents of their own. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(options: { iframes: boolean }): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const { violations } = await checker.run({ iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  });
}
