import type { Page } from 'playwright-core';

/** The persistent browser storage of a page, and its markup. */
export interface BrowserStorage {
  /** Items of local storage and session storage, characters of cookies, databases, and caches. */
  readonly sizes: readonly number[];
  /** URL and state of the history entry. */
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
