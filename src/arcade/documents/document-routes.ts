import { Type } from 'typebox';
import type { RouteDescription } from '../../core/interfaces/http/raw-body-routes.ts';
import {
  bodyTooLarge,
  headersTooLarge,
  internalError,
  invalidJson,
  misdirectedRequest,
  rateLimited,
  unsupportedMediaType,
} from '../../core/operation/errors.ts';

const jsonObject = Type.Object({}, { additionalProperties: true });
const errors = [misdirectedRequest, rateLimited, headersTooLarge, internalError];

const openApiV3: RouteDescription = {
  name: 'openapi_v3',
  title: 'Game protocol 4.0 as OpenAPI',
  description: 'OpenAPI 3.1 document of the routes below /api/v1 and /api/v3.',
  method: 'GET',
  path: '/api/v3/openapi',
  success: { status: 200, description: 'The document.', mediaType: 'application/json', schema: jsonObject },
  errors,
  errorsName: 'OpenApiDocument',
};

const openApiV5: RouteDescription = {
  ...openApiV3,
  name: 'openapi_v5',
  title: 'OpenAPI document of API v5',
  description: 'OpenAPI 3.1 document of the whole API, including the game protocol.',
  path: '/api/v5/openapi',
};

const mcp: RouteDescription = {
  name: 'mcp',
  title: 'MCP endpoint',
  description:
    'Model Context Protocol over streamable HTTP, without sessions: one JSON-RPC message in each request. Every operation is a tool of the same name; the key is in the Authorization header.',
  method: 'POST',
  path: '/api/v3/mcp',
  body: jsonObject,
  success: { status: 200, description: 'The JSON-RPC response.', mediaType: 'application/json', schema: jsonObject },
  errors: [...errors, invalidJson, bodyTooLarge, unsupportedMediaType],
  errorsName: 'McpEndpoint',
};

/** Documents and endpoints of game protocol 4.0 that are not operations. */
export const protocolDocumentRoutes: readonly RouteDescription[] = [openApiV3, mcp];

/** Documents and endpoints of API v5 that are not operations. */
export const arcadeDocumentRoutes: readonly RouteDescription[] = [openApiV5, ...protocolDocumentRoutes];
