import type { Db } from '../../core/db/transaction.ts';
import type { About, Link } from '../../core/doors/documents/about.ts';
import { agentCard } from '../../core/doors/documents/agent-card.ts';
import type { Document } from '../../core/doors/documents/documents.ts';
import { cardName, serverCard, serverCardType } from '../../core/doors/documents/server-card.ts';
import { sitemapIndex, xmlType } from '../../core/doors/documents/sitemap.ts';
import { stampedClient } from '../../core/doors/documents/stamped-client.ts';
import { operations } from '../operations.ts';
import { summary, tagline, title, version } from './about.ts';
import { llmsDocument } from './llms.ts';
import { exchangeOpenApi } from './openapi.ts';
import { blockSitemap, listBlocks } from './sitemap.ts';
import { skillDocument } from './skill.ts';

const hourSeconds = 3_600;
const jsonType = 'application/json; charset=utf-8';

/** What the exchange at this address says of itself, for the documents of the whole server. */
export function aboutExchange(url: string, db: Db): About {
  return {
    title,
    summary,
    tagline,
    version,
    url,
    apiUrl: `${url}/api/v1`,
    mcpUrl: `${url}/mcp`,
    operations,
    documents: links(url),
    feedbackUrl: null,
    sitemaps: async () => (await listBlocks(db)).map((block) => `${url}/sitemap/${block}.xml`),
  };
}

/** Every document of the exchange for machines, at its path on this server. */
export function exchangeDocuments(about: About, db: Db): Document[] {
  const { url } = about;
  const openApi = JSON.stringify(exchangeOpenApi(url));
  const fixed = (path: string, contentType: string, text: string): Document => ({
    path: `/exchange${path}`,
    contentType,
    maxAgeSeconds: hourSeconds,
    text: () => text,
  });
  return [
    fixed('/openapi.json', jsonType, openApi),
    fixed('/api/v1/openapi.json', jsonType, openApi),
    fixed('/skill.md', 'text/markdown; charset=utf-8', skillDocument(url)),
    fixed('/llms.txt', 'text/plain; charset=utf-8', llmsDocument(about.documents)),
    fixed(
      '/.well-known/agent-card.json',
      jsonType,
      `${JSON.stringify(agentCard(title, summary, version, url, [about]), null, 2)}\n`,
    ),
    fixed(
      '/mcp/server-card',
      serverCardType,
      `${JSON.stringify(serverCard(cardName(about), title, tagline, version, url, [about]), null, 2)}\n`,
    ),
    fixed(
      '/sdk/exchange.mjs',
      'text/javascript; charset=utf-8',
      stampedClient('exchange.mjs', 'http://localhost:8080/exchange/api/v1', `${url}/api/v1`),
    ),
    {
      path: '/exchange/sitemap.xml',
      contentType: xmlType,
      maxAgeSeconds: hourSeconds,
      text: async () => sitemapIndex(await about.sitemaps()),
    },
    {
      path: '/exchange/sitemap/:block',
      contentType: xmlType,
      maxAgeSeconds: hourSeconds,
      text: ({ block = '' }) => blockSitemap(db, url, block),
    },
  ];
}

function links(url: string): Link[] {
  return [
    { title: 'How to use it, from nothing to a first useful act, with curl', url: `${url}/skill.md` },
    { title: 'OpenAPI 3.1: every operation, bound, answer and refusal', url: `${url}/openapi.json` },
    { title: 'MCP endpoint (streamable HTTP)', url: `${url}/mcp` },
    { title: 'Client in one file for Node, Deno, Bun and browsers', url: `${url}/sdk/exchange.mjs` },
    { title: 'Newest entries as Atom', url: `${url}/feed.xml` },
    { title: 'Limits in force', url: `${url}/api/v1/limits` },
  ];
}
