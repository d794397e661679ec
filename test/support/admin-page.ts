import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { annsKey } from '../admin/operator.ts';
import type { TestServer } from './server.ts';

/** The operator's page in a context of its own, with what it complained of in the browser's console. */
export async function openAdminPage(browser: Browser, server: TestServer, options: BrowserContextOptions = {}) {
  // A colour that fades has too little contrast for an instant.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${server.url}/admin`);
  return { page, complaints, close: () => context.close() };
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(annsKey);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in.').waitFor();
}
