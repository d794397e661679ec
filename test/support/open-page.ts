import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface MonitoredPage {
  readonly page: Page;
  /** Console errors and warnings, script errors and failed requests so far. */
  readonly pageErrors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a URL in its own browser context. `prepare` may configure the page before the navigation. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<MonitoredPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('requestfailed', (request) => pageErrors.push(`${request.url()} ${request.failure()?.errorText}`));
  await prepare(page);
  await page.goto(url);
  return { page, pageErrors, close: () => context.close() };
}
