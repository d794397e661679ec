import type { Components, Json } from '../../../core/interfaces/documents/openapi-components.ts';
import { problemResponses } from '../../../core/interfaces/documents/openapi-errors.ts';
import { headersTooLarge, internalError, misdirected, rateLimited } from '../../../core/operation/errors.ts';
import { engineRules, rulesPath } from './engine-rules.ts';

/** The rules of each engine, at an address of its own: a document, which reads neither input nor credential. */
export function rulesPaths(components: Components): Record<string, Json> {
  const kinds = [misdirected, rateLimited, headersTooLarge, internalError];
  const refusals = problemResponses('EngineRules', kinds, components);
  return Object.fromEntries(
    engineRules.map(({ engine, lead }) => [
      rulesPath(engine),
      {
        get: {
          operationId: `rules_of_${engine.replaceAll('-', '_')}`,
          tags: ['other'],
          summary: `Rules of ${engine}`,
          description: `${lead} Points, timing, every event and every member of a snapshot, as the server referees them. Also an MCP resource.`,
          security: [{}],
          responses: {
            '200': { description: 'The rules.', content: { 'text/markdown': { schema: { type: 'string' } } } },
            ...refusals,
          },
        },
      },
    ]),
  );
}
