import type { About } from '../../core/doors/documents/about.ts';
import { operations } from '../operations.ts';

/** The version of the relay's interface, which its base path carries as /api/v1. */
export const version = '1.0.0';

export const title = 'Rialto relay';

/** What the relay is, in one sentence, for every document that introduces it. */
export const summary =
  'A relay for leads: a site hands one in, it is delivered to an HTTPS destination at once, only fingerprints are kept, and a signed receipt says what is known to have happened.';

const tagline = 'Delivers a lead to an HTTPS destination, keeps only fingerprints, answers with a receipt.';

export function aboutRelay(url: string): About {
  return {
    title,
    summary,
    tagline,
    version,
    url,
    apiUrl: `${url}/api/v1`,
    mcpUrl: `${url}/mcp`,
    credential: {
      name: 'rlk_live_ API key',
      origin: 'The API key that a trial gave you.',
      notNeededFor: 'Beginning a trial needs none; everything else does.',
    },
    operations,
    documents: [
      { title: 'How to use it, from nothing to a first delivered lead, with curl', url: `${url}/skill.md` },
      { title: 'OpenAPI 3.1: every operation, bound, answer and refusal', url: `${url}/openapi.json` },
      { title: 'The same on a page for people', url: `${url}/docs` },
      {
        title: 'What a destination has to do: verify the signature, remember ids, answer fast',
        url: `${url}/receiving`,
      },
      { title: 'MCP endpoint (streamable HTTP)', url: `${url}/mcp` },
      { title: 'Client in one file for Node, Deno, Bun and workers', url: `${url}/sdk/rialto-relay.mjs` },
      { title: 'Client in one file for Python 3, standard library only', url: `${url}/sdk/rialto_relay.py` },
      { title: 'SHA-256 of both clients', url: `${url}/sdk/SHA256SUMS` },
      { title: 'Keys that receipts are signed with', url: `${url}/.well-known/rialto-keys.json` },
      { title: 'What is kept of a delivery, and for how long', url: `${url}/privacy` },
      { title: 'Terms', url: `${url}/terms` },
    ],
    feedbackUrl: null,
    sitemaps: async () => [`${url}/sitemap.xml`],
  };
}
