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
    mcpUrl: null,
    operations,
    documents: [{ title: 'OpenAPI 3.1: every operation, bound, answer and refusal', url: `${url}/openapi.json` }],
    feedbackUrl: null,
    sitemaps: async () => [],
  };
}
