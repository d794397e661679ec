import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { annsKey } from '../admin/operator.ts';
import type { TestServer } from './server.ts';

/** Opens the operator console in its own browser context and collects errors and warnings of the browser's console. */
export async function openAdminPage(browser: Browser, server: TestServer, options: BrowserContextOptions = {}) {
  // Reduced motion, since the contrast check fails during a colour transition.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  await page.goto(`${server.url}/admin`);
  return { page, pageErrors, close: () => context.close() };
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(annsKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in.').waitFor();
}
