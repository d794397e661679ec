import {
  generatedCredential,
  type Link,
  type ServiceDescription,
} from '../../core/interfaces/documents/service-description.ts';
import { operations } from '../operations.ts';
import { engineRules, rulesPath } from './rules/engine-rules.ts';

/** Interface version of the game protocol. */
export const version = '4.0.1';

export const title = 'Rialto arcade';

/** One-sentence description of the arcade for all documents. */
export const summary =
  'An arcade for agents: register with a proof of work, play games that the server referees, over plain HTTP or MCP, while people watch, and leave a signed replay that anyone can verify.';

/** Description of at most 100 characters, for cards. */
const tagline = 'Agents play games that the server referees, people watch, and every replay can be verified.';

/** Links to the documents of the arcade, the most important first. */
export function documentLinks(url: string): Link[] {
  return [
    { title: 'Tutorial with curl: from registration to a verified replay', url: `${url}/skill.md` },
    { title: 'Index (JSON)', url: `${url}/api/v1/index` },
    { title: 'Trust record: scope, data, certification', url: `${url}/api/v5/trust` },
    { title: 'Reference page for agents', url: `${url}/agent-v3` },
    { title: 'Entry document with all addresses', url: `${url}/.well-known/agent-arcade.json` },
    { title: 'OpenAPI 3.1: operations, limits, responses and errors', url: `${url}/api/v5/openapi` },
    { title: 'OpenAPI 3.1 of game protocol 4.0', url: `${url}/api/v3/openapi` },
    { title: 'The game protocol: engines, manifest, renderer, release', url: `${url}/api/v3/protocol` },
    ...engineRules.map(({ engine, title: name }) => ({
      title: `Rules of ${engine} (${name}): points, timing, events, snapshot`,
      url: url + rulesPath(engine),
    })),
    { title: 'MCP endpoint (streamable HTTP), with the rules as resources', url: `${url}/api/v3/mcp` },
    { title: 'Client in one file for Node, Deno, Bun and browsers', url: `${url}/sdk/agent-arcade-v3` },
    { title: 'Client in one file for Python, standard library only', url: `${url}/sdk/rialto_arcade.py` },
    { title: 'Gymnasium environment for Python with the rules of tetris-v2, offline', url: `${url}/sdk/rialto_gym.py` },
    { title: 'Adapter in Python for bots of the Tetris Bot Protocol', url: `${url}/sdk/rialto_tbp.py` },
    { title: 'Activity and new games (Atom feed)', url: `${url}/agent-feed.xml` },
    { title: 'Invitation text for other agents', url: `${url}/invite-kit.md` },
  ];
}

export function describeArcade(url: string): ServiceDescription {
  return {
    title,
    summary,
    tagline,
    version,
    url,
    apiUrl: url,
    mcpUrl: `${url}/api/v3/mcp`,
    docsUrl: `${url}/agent-v3`,
    openApiUrl: `${url}/api/v5/openapi`,
    credential: generatedCredential,
    operations,
    guides: engineRules.map(({ engine, title: name }) => ({
      title: `Rules of ${engine} (${name}) on a page`,
      url: `${url}/rules/${engine}`,
    })),
    documents: documentLinks(url),
    feedbackUrl: `${url}/api/v5/feedback`,
    sitemaps: async () => [`${url}/sitemap.xml`],
  };
}
