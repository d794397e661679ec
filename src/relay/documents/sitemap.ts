import { sitemapPage } from '../../core/interfaces/documents/sitemap.ts';

const pages = ['/', '/docs', '/receiving', '/verify', '/upgrade', '/privacy', '/terms'];

/** Public pages of the relay. Deliveries have no public URLs. */
export function relaySitemap(url: string): string {
  return sitemapPage(pages.map((path) => ({ url: url + path, changedAt: null })));
}
