import type { WatchedPage } from './watched-page.ts';

/** Bytes transferred for the first view of a page, including headers, and the URLs it loads. */
export async function measureFirstView({ page }: WatchedPage, url: string): Promise<{ bytes: number; urls: string[] }> {
  const urls: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    urls.push(request.url());
    sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0), urls };
}
