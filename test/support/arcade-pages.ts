import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type ArcadeFixture, openArcadeFixture } from './arcade-fixture.ts';
import { launchBrowser } from './browser.ts';
import { type MonitoredPage, openPage } from './open-page.ts';

/** A server with replays and a live session, and a browser for its pages. */
export interface ArcadePages {
  readonly fixture: ArcadeFixture;
  readonly browser: Browser;
  open(path: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<void>): Promise<MonitoredPage>;
  close(): Promise<void>;
}

export async function openArcadePages(): Promise<ArcadePages> {
  const fixture = await openArcadeFixture();
  const browser = await launchBrowser();
  return {
    fixture,
    browser,
    open: (path, options, prepare) => openPage(browser, fixture.server.url + path, options, prepare),
    async close() {
      await browser.close();
      await fixture.close();
    },
  };
}
