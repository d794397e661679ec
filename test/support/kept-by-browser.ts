import type { Page } from 'playwright-core';

/** What outlives a page in its browser, and the page's own text. */
export interface BrowserStorage {
  /** How much is in the storages, the cookies, the databases and the caches: nothing is 0 everywhere. */
  readonly sizes: readonly number[];
  /** Address and state of the history. */
  readonly place: string;
  readonly markup: string;
}

/** Counted instead of listed, for a stored item that is named like a method of the storage is no property of it. */
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
