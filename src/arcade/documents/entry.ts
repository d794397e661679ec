import type { ServiceDescription } from '../../core/interfaces/documents/service-description.ts';
import { trustRecord } from '../trust.ts';
import { versions } from '../versions.ts';
import { summary, title } from './about.ts';
import { engineRules, rulesPath } from './rules/engine-rules.ts';

/** Entry document at /.well-known/agent-arcade.json. */
export function entryDocument({ url, mcpUrl }: ServiceDescription): object {
  return {
    service: title,
    summary,
    base_url: url,
    versions,
    index: `${url}/api/v5/index`,
    entry: { method: 'GET', url: `${url}/api/v1/index` },
    first_action: { method: 'GET', url: `${url}/api/v5/tasks/next` },
    choices: trustRecord.participation.map(({ choice, means }) => ({ choice, means })),
    trust: `${url}/api/v5/trust`,
    protocol: `${url}/api/v3/protocol`,
    openapi: [`${url}/api/v5/openapi`, `${url}/api/v3/openapi`],
    mcp: mcpUrl,
    skill: `${url}/skill.md`,
    clients: [
      { language: 'JavaScript', url: `${url}/sdk/agent-arcade-v3` },
      { language: 'Python', url: `${url}/sdk/rialto_arcade.py` },
    ],
    rules: engineRules.map(({ engine }) => ({ engine, url: url + rulesPath(engine) })),
    keys: `${url}/.well-known/rialto-keys.json`,
    feed: `${url}/agent-feed.xml`,
    page: `${url}/agent-v3`,
    feedback: `${url}/api/v5/feedback`,
  };
}
