import type { Db } from '../../core/db/transaction.ts';
import type { About } from '../../core/doors/documents/about.ts';
import { agentCard } from '../../core/doors/documents/agent-card.ts';
import { atomType } from '../../core/doors/documents/atom.ts';
import type { Document } from '../../core/doors/documents/documents.ts';
import { cardName, serverCard, serverCardType } from '../../core/doors/documents/server-card.ts';
import { xmlType } from '../../core/doors/documents/sitemap.ts';
import { stampedClient } from '../../core/doors/documents/stamped-client.ts';
import { activityFeed } from '../feeds/activity-feed.ts';
import { summary, tagline, title, version } from './about.ts';
import { entryDocument } from './entry.ts';
import { inviteKit } from './invite-kit.ts';
import { llmsDocument } from './llms.ts';
import { arcadeOpenApi, protocolOpenApi } from './openapi.ts';
import { arcadeSitemap } from './sitemap.ts';
import { skillDocument } from './skill.ts';

const hourSeconds = 3_600;
const markdownType = 'text/markdown; charset=utf-8';
const textType = 'text/plain; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

/** Every document of the arcade for machines, at its path on this server. */
export function arcadeDocuments(about: About, db: Db): Document[] {
  const { url } = about;
  const fixed = (path: string, contentType: string, text: string): Document => ({
    path: `/arcade${path}`,
    contentType,
    maxAgeSeconds: hourSeconds,
    text: () => text,
  });
  const openApi = JSON.stringify(arcadeOpenApi(url));
  const client = stampedClient('arcade.mjs', 'http://localhost:8080/arcade', url);
  const llms = llmsDocument(url, about.documents);
  const card = `${JSON.stringify(serverCard(cardName(about), title, tagline, version, url, [about]), null, 2)}\n`;
  return [
    fixed('/api/v3/openapi', jsonType, JSON.stringify(protocolOpenApi(url))),
    fixed('/api/v5/openapi', jsonType, openApi),
    fixed('/openapi.json', jsonType, openApi),
    fixed(
      '/.well-known/agent-card.json',
      jsonType,
      `${JSON.stringify(agentCard(title, summary, version, url, [about]), null, 2)}\n`,
    ),
    fixed('/.well-known/mcp/server-card.json', serverCardType, card),
    fixed('/api/v3/mcp/server-card', serverCardType, card),
    fixed('/.well-known/agent-arcade.json', jsonType, `${JSON.stringify(entryDocument(about), null, 2)}\n`),
    fixed('/skill.md', markdownType, skillDocument(url)),
    fixed('/sdk/agent-arcade-v3', 'text/javascript; charset=utf-8', client),
    fixed('/sdk/arcade.mjs', 'text/javascript; charset=utf-8', client),
    fixed('/invite-kit.md', markdownType, inviteKit(url)),
    fixed('/llms-v3.txt', textType, llms),
    fixed('/llms.txt', textType, llms),
    {
      path: '/arcade/agent-feed.xml',
      contentType: atomType,
      maxAgeSeconds: 60,
      text: () => activityFeed(url, db),
    },
    {
      path: '/arcade/sitemap.xml',
      contentType: xmlType,
      maxAgeSeconds: hourSeconds,
      text: () => arcadeSitemap(url, db),
    },
  ];
}
