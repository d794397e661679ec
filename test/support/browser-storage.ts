import type { Page } from 'playwright-core';

/** All browser storage that outlives a page, and the markup of the page. */
export interface BrowserStorage {
  /** Item counts of local storage, session storage, cookies, databases and caches. */
  readonly sizes: readonly number[];
  /** URL and state of the history entry. */
  readonly place: string;
  readonly markup: string;
}

/** Counted, not listed: an item named like a method of `Storage` is not an own property. */
export function readBrowserStorage(page: Page): Promise<BrowserStorage> {
  return page.evaluate(async () => ({
    sizes: [
      localStorage.length,
      sessionStorage.length,
      document.cookie.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ],
    place: JSON.stringify([history.state, location.href]),
    markup: document.documentElement.outerHTML,
  }));
}
