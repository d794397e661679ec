import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { cardName } from '../documents/server-card.ts';
import { callTool, type ToolCallDeps } from './mcp-call.ts';
import type { McpEndpoint } from './mcp-endpoint.ts';
import { serveResources } from './mcp-resources.ts';
import { listTools } from './mcp-tools.ts';

/** Processes the JSON-RPC messages of one endpoint with the MCP library. */
export type McpHandler = (request: Request, body: unknown, callRequest: ToolCallDeps['request']) => Promise<Response>;

export function createHandler(endpoint: McpEndpoint): McpHandler {
  const { deps, service } = endpoint;
  const { errorsUrl, log } = deps;
  const url = service.mcpUrl ?? '';
  const onError = (err: unknown) =>
    log.error({ err, interface: 'mcp' }, 'request failed: responding with internal_error');
  const tools = listTools(endpoint.operations);
  const requestsOfCalls = new WeakMap<Request, ToolCallDeps['request']>();
  const createCallServer = ({ requestInfo }: { requestInfo?: Request }) => {
    const request = requestInfo === undefined ? undefined : requestsOfCalls.get(requestInfo);
    if (request === undefined) throw new Error('An MCP request has no HTTP request');
    return createServer(endpoint, { ...endpoint, url, errorsUrl, onError, tools, request });
  };
  const handler = createMcpHandler(createCallServer, {
    // Lists do not change while the server runs, so subscriptions are off.
    maxSubscriptions: 0,
  });
  return (request, body, callRequest) => {
    requestsOfCalls.set(request, callRequest);
    return handler.fetch(request, { parsedBody: body });
  };
}

/** Cache hint: tools and resources change only with the version of the server. */
const listHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function createServer(endpoint: McpEndpoint, deps: ToolCallDeps): Server {
  const { service, resources = [] } = endpoint;
  const { title, version } = service;
  const options = {
    capabilities: { tools: {}, ...(resources.length > 0 ? { resources: {} } : {}) },
    instructions: endpoint.instructions,
    cacheHints: {
      'tools/list': listHint,
      'server/discover': listHint,
      'resources/list': listHint,
      'resources/read': listHint,
    },
  };
  const server = new Server({ name: cardName(service), title, version }, options);
  server.setRequestHandler('tools/list', () => ({ tools: deps.tools.map((tool) => tool.definition) }));
  server.setRequestHandler('tools/call', (request) =>
    callTool(deps, request.params.name, request.params.arguments ?? {}),
  );
  if (resources.length > 0) serveResources(server, resources);
  return server;
}
