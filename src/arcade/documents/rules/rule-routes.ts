import { Type } from 'typebox';
import type { RouteDescription } from '../../../core/interfaces/http/raw-body-routes.ts';
import { headersTooLarge, internalError, misdirectedRequest, rateLimited } from '../../../core/operation/errors.ts';
import { engineRules, rulesPath } from './engine-rules.ts';

/** Route of each engine's rules: a document without input or credential. */
export const ruleRoutes: readonly RouteDescription[] = engineRules.map(({ engine, lead }) => ({
  name: `rules_of_${engine.replaceAll('-', '_')}`,
  title: `Rules of ${engine}`,
  description: `${lead} Points, timing, every event and every member of a snapshot, as the server referees them. Also an MCP resource.`,
  method: 'GET',
  path: rulesPath(engine),
  success: { status: 200, description: 'The rules.', mediaType: 'text/markdown', schema: Type.String() },
  errors: [misdirectedRequest, rateLimited, headersTooLarge, internalError],
  errorsName: 'EngineRules',
}));
