import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { oneNode } from './nodes.ts';
import { type MonitoredPage, openPage } from './open-page.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment } from './relay.ts';
import { httpResponse, type SinkOptions } from './tls-sink.ts';

/** A relay, a destination with configurable responses, and a browser for the relay's pages. */
export interface RelayPages {
  readonly testEnvironment: RelayTestEnvironment;
  readonly url: string;
  readonly browser: Browser;
  /** The destination's next responses: a status such as `503 Busy`, or `disconnect`. When empty, it sends 200. */
  readonly responses: string[];
  /** Opens a page below `/relay` in its own browser context. */
  open(path: string, options?: BrowserContextOptions): Promise<MonitoredPage>;
  /** Opens the page and signs in with this key. */
  openWithKey(path: string, apiKey: string, options?: BrowserContextOptions): Promise<MonitoredPage>;
  close(): Promise<void>;
}

export interface RelayPagesOptions {
  /** The response body of the destination. */
  readonly body?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openRelayPages({ body = 'thanks', environment }: RelayPagesOptions = {}): Promise<RelayPages> {
  const responses: string[] = [];
  const onRequest: SinkOptions['onRequest'] = (socket) => {
    const nextResponse = responses.shift() ?? '200 OK';
    if (nextResponse === 'disconnect') socket.destroy();
    else socket.write(httpResponse(nextResponse, body, 'retry-after: 0\r\n'));
  };
  const testEnvironment = await openRelayTestEnvironment(oneNode, { onRequest }, environment);
  const [url = ''] = testEnvironment.urls;
  const browser = await launchBrowser();
  const open = (path: string, options?: BrowserContextOptions) => openPage(browser, `${url}/relay${path}`, options);
  return {
    testEnvironment,
    url,
    browser,
    responses,
    open,
    async openWithKey(path, apiKey, options) {
      const openedPage = await open(path, options);
      await openedPage.page.getByLabel('API key').fill(apiKey);
      await openedPage.page.keyboard.press('Enter');
      await openedPage.page.locator('[data-signed-in]').waitFor();
      return openedPage;
    },
    async close() {
      await browser.close();
      await testEnvironment.close();
    },
  };
}
