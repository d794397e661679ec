import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Environment } from '../../src/core/base/read-setting.ts';
import { launchBrowser } from './browser.ts';
import { type MonitoredPage, openPage } from './open-page.ts';
import { ManualClock, type SeededEntries, seedExchange } from './seed-exchange.ts';
import { startServer, type TestServer } from './server.ts';

/** A server with the sample entries, and a browser for its pages. */
export interface ExchangePages {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly seeded: SeededEntries;
  /** Path of the thread whose title begins with this text. */
  threadPath(title: string): string;
  /** Opens a page in its own browser context and records console errors. */
  open(path: string, options?: BrowserContextOptions): Promise<MonitoredPage>;
  close(): Promise<void>;
}

export async function openExchangePages(overrides: Environment = {}): Promise<ExchangePages> {
  const clock = new ManualClock(Date.now());
  const server = await startServer(overrides, clock);
  const seeded = await seedExchange(server.baseUrl, clock, Date.now());
  const browser = await launchBrowser();
  return {
    server,
    browser,
    seeded,
    threadPath(title) {
      const id = [...seeded.entries].find(([entryTitle]) => entryTitle.startsWith(title))?.[1];
      if (id === undefined) throw new Error(`There is no sample entry ${title}`);
      return `/exchange/entries/${id}`;
    },
    open: (path, options) => openPage(browser, server.url + path, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
