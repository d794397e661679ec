import { sitemapPage } from '../../core/doors/documents/sitemap.ts';

const pages = ['/', '/docs', '/receiving', '/verify', '/upgrade', '/privacy', '/terms'];

/** The relay's pages for people. Nothing that anybody delivered has an address here. */
export function relaySitemap(url: string): string {
  return sitemapPage(pages.map((path) => ({ url: url + path, changedAt: null })));
}
