export const xmlType = 'application/xml; charset=utf-8';

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sitemap of pages, with the time of the last change where known. */
export function sitemapPage(pages: readonly { readonly url: string; readonly changedAt: string | null }[]): string {
  const rows = pages.map(
    ({ url, changedAt }) =>
      `<url><loc>${escapeXml(url)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`,
  );
  return `${opening}\n<urlset ${namespace}>\n${rows.join('\n')}\n</urlset>\n`;
}

/** Sitemap index. */
export function sitemapIndex(urls: readonly string[]): string {
  const rows = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `${opening}\n<sitemapindex ${namespace}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
