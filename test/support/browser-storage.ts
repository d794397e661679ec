import type { Page } from 'playwright-core';

/** The persistent browser storage of a page, and its markup. */
export interface BrowserStorage {
  /** Item counts of local storage, session storage, cookies, databases and caches. */
  readonly sizes: readonly number[];
  /** URL and state of the history entry. */
  readonly historyEntry: string;
  readonly markup: string;
}

/** Returns item counts, since an item named like a method of `Storage` is not an own property. */
export function readBrowserStorage(page: Page): Promise<BrowserStorage> {
  return page.evaluate(async () => ({
    sizes: [
      localStorage.length,
      sessionStorage.length,
      document.cookie.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ],
    historyEntry: JSON.stringify([history.state, location.href]),
    markup: document.documentElement.outerHTML,
  }));
}
