import type { Request } from 'playwright-core';
import type { MonitoredPage } from './open-page.ts';

const quietMs = 500;
const quietMsMax = 30_000;

/** Bytes transferred for the first view of a page, including headers, and the URLs it loads. */
export async function measureFirstView(
  { page }: MonitoredPage,
  url: string,
): Promise<{ bytes: number; urls: string[] }> {
  const finished: Request[] = [];
  const pending = new Set<Request>();
  let changedMs = performance.now();
  page.on('request', (request) => {
    pending.add(request);
    changedMs = performance.now();
  });
  page.on('requestfinished', (request) => {
    pending.delete(request);
    finished.push(request);
    changedMs = performance.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  const startMs = performance.now();
  // Not `networkidle`: Chromium reports no end of the request for the script of a shared worker.
  while (performance.now() - changedMs < quietMs && performance.now() - startMs < quietMsMax)
    await page.waitForTimeout(quietMs / 5);
  const sizes = [...finished.map(transferredBytes), ...[...pending].map((request) => fetchedBytes(page, request))];
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { bytes, urls: [...finished, ...pending].map((request) => request.url()) };
}

async function transferredBytes(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

async function fetchedBytes(page: MonitoredPage['page'], request: Request): Promise<number> {
  const response = await page.request.get(request.url());
  return (await response.body()).length;
}
