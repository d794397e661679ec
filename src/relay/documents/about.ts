import type { ServiceDescription } from '../../core/interfaces/documents/service-description.ts';
import { operations } from '../operations.ts';

/** API version, in the base path as /api/v1. */
export const version = '1.0.0';

export const title = 'Rialto relay';

/** One-sentence description, shared by all documents. */
export const summary =
  'A relay for leads: a website sends a lead, the relay delivers it to an HTTPS destination within the request, keeps only fingerprints, and returns a signed receipt of what happened.';

const tagline = 'Delivers a lead to an HTTPS destination, keeps only fingerprints, returns a signed receipt.';

export function aboutRelay(url: string): ServiceDescription {
  return {
    title,
    summary,
    tagline,
    version,
    url,
    apiUrl: `${url}/api/v1`,
    mcpUrl: `${url}/mcp`,
    docsUrl: `${url}/docs`,
    openApiUrl: `${url}/openapi.json`,
    credential: {
      name: 'rlk_live_ API key',
      description: 'API key, as returned by a trial.',
      withoutAccount: 'Not needed to start a trial; needed for everything else.',
    },
    operations,
    documents: [
      { title: 'Guide for agents: from a trial to the first delivered lead, with curl', url: `${url}/skill.md` },
      { title: 'OpenAPI 3.1: every operation, limit, response and error', url: `${url}/openapi.json` },
      { title: 'API reference: the same content as a page', url: `${url}/docs` },
      {
        title: 'What a destination has to do: verify the signature, store ids, respond quickly',
        url: `${url}/receiving`,
      },
      { title: 'MCP endpoint (streamable HTTP)', url: `${url}/mcp` },
      { title: 'Client in one file for Node, Deno, Bun and workers', url: `${url}/sdk/rialto-relay.mjs` },
      { title: 'Client in one file for Python 3, standard library only', url: `${url}/sdk/rialto_relay.py` },
      { title: 'SHA-256 of both clients', url: `${url}/sdk/SHA256SUMS` },
      { title: 'Public keys of receipt signatures', url: `${url}/.well-known/rialto-keys.json` },
      { title: 'What is stored of a delivery, and for how long', url: `${url}/privacy` },
      { title: 'Terms', url: `${url}/terms` },
    ],
    feedbackUrl: null,
    sitemaps: async () => [`${url}/sitemap.xml`],
  };
}
