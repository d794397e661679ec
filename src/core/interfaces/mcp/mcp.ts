import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { invalidInput, originRefused } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import type { ServiceDescription } from '../documents/about.ts';
import { cardName } from '../documents/server-card.ts';
import { isLoopbackHost } from '../http/accepted-hosts.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseJson } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { callTool, type ToolCallDeps } from './mcp-call.ts';
import { type McpResource, serveResources } from './mcp-resources.ts';
import { listTools } from './mcp-tools.ts';

/** Dependencies of the endpoint. */
export interface McpHost {
  readonly config: Pick<Config, 'publicUrl' | 'mcpOrigins'>;
  readonly errorsUrl: string;
  readonly log: Log;
}

export interface McpEndpoint {
  readonly host: McpHost;
  /** Description of the service, with the URL of the endpoint. */
  readonly about: ServiceDescription;
  /** Path of the endpoint, such as `/exchange/mcp`. */
  readonly path: string;
  /** Instructions for clients. */
  readonly instructions: string;
  /** How to obtain a credential, as a sentence. */
  readonly credentialInstructions: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  /** Documents published as MCP resources; absent: the endpoint has tools only. */
  readonly resources?: readonly McpResource[];
  /** Closes the endpoint to other origins; preflights are refused. */
  readonly sameOriginOnly?: boolean;
}

/** Maximal number of JSON-RPC messages per request; protocol versions before 2025-06-18 allow batches. */
const batchMessagesMax = 20;

/**
 * Serves the operations as MCP tools over stateless streamable HTTP, in current and older protocol versions. Calls use
 * the same pipeline as REST requests.
 */
export function registerMcp(server: HttpServer, endpoint: McpEndpoint): void {
  const { host, about, path, sameOriginOnly = false } = endpoint;
  const { errorsUrl, log, config } = host;
  const url = about.mcpUrl ?? '';
  const onError = (err: unknown) => log.error({ err, interface: 'mcp' }, 'request failed');
  const tools = listTools(endpoint.operations);
  const callers = new WeakMap<Request, ToolCallDeps['request']>();
  const createCallServer = ({ requestInfo }: { requestInfo?: Request }) => {
    const request = requestInfo === undefined ? undefined : callers.get(requestInfo);
    if (request === undefined) throw new Error('An MCP request has no HTTP request');
    return createServer(endpoint, { ...endpoint, url, errorsUrl, onError, tools, request });
  };
  const handler = createMcpHandler(createCallServer, {
    // Lists do not change while the server runs, so subscriptions are off.
    maxSubscriptions: 0,
  });
  const allowed = new Set([new URL(url).origin, new URL(config.publicUrl).origin, ...config.mcpOrigins]);
  server.post(path, { config: { sameOriginOnly } }, async (request, reply) => {
    const refusal = refuseOrigin(request.headers.origin, allowed) ?? refuseBody(request.body);
    if (refusal !== null) return sendRefusal({ errorsUrl }, request, reply, refusal);
    const webRequest = toWebRequest(url, request, reply);
    callers.set(webRequest, callerOf(request, webRequest.signal));
    return reply.send(await handler.fetch(webRequest, { parsedBody: request.body }));
  });
  const hint = `It is for MCP clients; ${about.url}/docs shows how to connect one.`;
  refuseOtherMethods(server, path, ['POST'], { sameOriginOnly, hint });
}

/** Cache hint: tools and resources change only with the version of the server. */
const listHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function createServer(endpoint: McpEndpoint, calls: ToolCallDeps): Server {
  const { about, resources = [] } = endpoint;
  const { title, version } = about;
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
  const server = new Server({ name: cardName(about), title, version }, options);
  server.setRequestHandler('tools/list', () => ({ tools: calls.tools.map((tool) => tool.definition) }));
  server.setRequestHandler('tools/call', (request) =>
    callTool(calls, request.params.name, request.params.arguments ?? {}),
  );
  if (resources.length > 0) serveResources(server, resources);
  return server;
}

/** Data of the HTTP request for a tool call. */
function callerOf(request: FastifyRequest, signal: AbortSignal): ToolCallDeps['request'] {
  return {
    authorization: request.headers.authorization,
    prefer: request.headers.prefer,
    address: request.address,
    id: request.id,
    signal,
    onRefusal: (code) => {
      request.problemCode = code;
    },
  };
}

/** Converts the request for the MCP library; the body is passed separately. */
function toWebRequest(url: string, request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const accept = headers.get('accept');
  if (accept === null || accept === '*/*') headers.set('accept', 'application/json, text/event-stream');
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  return new Request(url, { method: 'POST', headers, signal: disconnected.signal });
}

function refuseOrigin(origin: string | undefined, allowed: ReadonlySet<string>): Refusal | null {
  if (origin === undefined || allowed.has(origin) || isLoopbackHost(URL.parse(origin)?.host ?? '')) return null;
  return refuse(originRefused, 'Pages of this origin may not call the MCP endpoint.', {
    variable: 'RIALTO_MCP_ORIGINS',
  });
}

function refuseBody(body: unknown): Refusal | null {
  if (body === undefined) return refuseJson('The body is empty.');
  if (!Array.isArray(body) || body.length <= batchMessagesMax) return null;
  return refuse(invalidInput, `A batch holds at most ${batchMessagesMax} messages.`, { errors: [] });
}
