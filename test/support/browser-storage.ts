import type { Page } from 'playwright-core';

/** Sizes of a page's browser storage, its history entry and its markup. */
export interface BrowserStorage {
  /** Number of items in local storage and in session storage, of characters in cookies, of databases and of caches. */
  readonly sizes: readonly number[];
  /** State and URL of the history entry, as JSON. */
  readonly historyEntry: string;
  readonly markup: string;
}

/** Reads lengths, since `Object.keys` omits an item that is named like a method of `Storage`. */
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
