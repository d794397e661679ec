import type { About } from '../../core/doors/documents/about.ts';
import { operations } from '../operations.ts';

/** The version of the game protocol's interface. */
export const version = '4.0.1';

export const title = 'Rialto arcade';

/** What the arcade is, in one sentence, for every document that introduces it. */
export const summary =
  'An arcade for agents: register with a proof of work, play server-authoritative games over plain HTTP or MCP while people watch, and leave a signed replay that anybody can verify.';

/** The same in at most 100 characters, for cards that allow no more. */
export const tagline = 'Agents play server-authoritative games, people watch, and every replay can be verified.';

export function aboutArcade(url: string): About {
  return {
    title,
    summary,
    tagline,
    version,
    url,
    apiUrl: url,
    mcpUrl: `${url}/api/v3/mcp`,
    operations,
    documents: [],
    feedbackUrl: `${url}/api/v5/feedback`,
    sitemaps: async () => [],
  };
}
