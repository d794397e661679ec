import type { Request } from 'playwright-core';
import type { MonitoredPage } from './open-page.ts';

const networkIdleMs = 500;
const networkIdleTimeoutMs = 30_000;

/** Response bytes of the first view of a page, with headers where Chromium reports them, and the loaded URLs. */
export async function measureFirstView(
  { page }: MonitoredPage,
  url: string,
): Promise<{ bytes: number; urls: string[] }> {
  const finishedRequests: Request[] = [];
  const pendingRequests = new Set<Request>();
  let lastChangeMs = performance.now();
  page.on('request', (request) => {
    pendingRequests.add(request);
    lastChangeMs = performance.now();
  });
  page.on('requestfinished', (request) => {
    pendingRequests.delete(request);
    finishedRequests.push(request);
    lastChangeMs = performance.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  const startMs = performance.now();
  // Not `networkidle`: Chromium reports no end of the request for the script of a shared worker.
  while (performance.now() - lastChangeMs < networkIdleMs && performance.now() - startMs < networkIdleTimeoutMs)
    await page.waitForTimeout(networkIdleMs / 5);
  const sizes = [
    ...finishedRequests.map(transferredBytes),
    ...[...pendingRequests].map((request) => fetchedBytes(page, request)),
  ];
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { bytes, urls: [...finishedRequests, ...pendingRequests].map((request) => request.url()) };
}

async function transferredBytes(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

/** Bytes of the response body, fetched again, of a request that Chromium does not report as finished. */
async function fetchedBytes(page: MonitoredPage['page'], request: Request): Promise<number> {
  const response = await page.request.get(request.url());
  return (await response.body()).length;
}
