import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { oneNode } from './nodes.ts';
import { openRelaySite, type RelaySite } from './relay.ts';
import { httpResponse, type SinkOptions } from './tls-sink.ts';
import { openWatched, type WatchedPage } from './watched-page.ts';

/** A relay, a destination that answers as a test says, and a browser to look at the relay's pages with. */
export interface RelayPages {
  readonly site: RelaySite;
  readonly url: string;
  readonly browser: Browser;
  /** What the destination answers next, in order: a status line such as `503 Busy`, or `disconnect`. Then 200. */
  readonly responses: string[];
  /** A page below `/relay` in a browser context of its own. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same, opened with this key. */
  openWithKey(path: string, apiKey: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

export interface RelayPagesOptions {
  /** What the destination says beside each status. */
  readonly body?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openRelayPages({ body = 'thanks', environment }: RelayPagesOptions = {}): Promise<RelayPages> {
  const responses: string[] = [];
  const onRequest: SinkOptions['onRequest'] = (socket) => {
    const next = responses.shift() ?? '200 OK';
    if (next === 'hang up') socket.destroy();
    else socket.write(httpResponse(next, body, 'retry-after: 0\r\n'));
  };
  const site = await openRelaySite(oneNode, { onRequest }, environment);
  const [url = ''] = site.urls;
  const browser = await launchBrowser();
  const open = (path: string, options?: BrowserContextOptions) => openWatched(browser, `${url}/relay${path}`, options);
  return {
    site,
    url,
    browser,
    responses,
    open,
    async openWithKey(path, apiKey, options) {
      const opened = await open(path, options);
      await opened.page.getByLabel('API key').fill(apiKey);
      await opened.page.keyboard.press('Enter');
      await opened.page.locator('[data-opened]').waitFor();
      return opened;
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
