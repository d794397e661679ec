import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { MonitoredPage } from './open-page.ts';

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

/** Options for opening a page that is checked by `assertAccessible`. */
export const pageCheckOptions = { viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** Matches no text. */
const noMessage = /(?!)/;

/**
 * Checks a page opened with `pageCheckOptions` for accessibility violations and overflow, first in light mode on a
 * phone, then in dark mode on a desktop, and for heading levels. Page errors that do not match `expectedErrors` fail
 * the check.
 */
export async function assertAccessible({ page, pageErrors }: MonitoredPage, expectedErrors = noMessage): Promise<void> {
  assert.deepEqual(await axeViolations(page), [], 'light, on a phone');
  await assertNoOverflow(page, phone.width);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await axeViolations(page), [], 'dark, on a desktop');
  await assertNoOverflow(page, desktop.width);
  await assertHeadingLevels(page);
  assert.deepEqual(
    pageErrors.filter((text) => !expectedErrors.test(text)),
    [],
  );
}

/** Checks that the page is not wider than the screen. */
async function assertNoOverflow(page: Page, width: number): Promise<void> {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(contentWidth <= width, `${contentWidth} pixels wide on a screen of ${width}`);
}

/** Checks that there is one h1 and that no heading level is skipped. */
async function assertHeadingLevels(page: Page): Promise<void> {
  const levels = await page.$$eval('main :is(h1,h2,h3,h4,h5,h6)', (headings) =>
    headings.map((element) => Number(element.tagName[1])),
  );
  assert.equal(levels.filter((level) => level === 1).length, 1);
  for (const [index, level] of levels.entries())
    assert.ok(level <= (levels[index - 1] ?? 1) + 1, `a heading level is skipped: ${levels}`);
}

/** Violations found by axe in the current page. Frames are excluded, since they are separate documents. */
export async function axeViolations(page: Page): Promise<string[]> {
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
