import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { invalidInput, originRefused } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { isLoopbackHost } from '../http/accepted-hosts.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseJson } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/operation-routes.ts';
import { type CallTools, callTool } from './mcp-call.ts';
import { listTools } from './mcp-tools.ts';

export interface McpEndpoint {
  /** Path of the endpoint, such as `/exchange/mcp`. */
  readonly path: string;
  /** Its address, as clients configure it. */
  readonly url: string;
  /** Name, title and version of the server, and what a client should know of it. */
  readonly identity: { readonly name: string; readonly title: string; readonly version: string };
  readonly instructions: string;
  /** The tools by which one gets a credential, in their order. */
  readonly registering: readonly string[];
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** Origins of pages that may call, beside this server's own and those of this machine. */
  readonly origins: readonly string[];
  onError(error: unknown): void;
}

/** JSON-RPC messages in one request; revisions before 2025-06-18 allow several. */
const batchMessagesMax = 20;

/**
 * Serves the operations as MCP tools over stateless streamable HTTP, in the current revision and the
 * older ones. Every call goes through `execute` as a REST request does: the same credential, checks,
 * limits and idempotency.
 */
export function registerMcp(server: HttpServer, endpoint: McpEndpoint): void {
  const tools = listTools(endpoint.operations);
  const callers = new WeakMap<Request, CallTools['request']>();
  const createCallServer = ({ requestInfo }: { requestInfo?: Request }) => {
    const request = requestInfo === undefined ? undefined : callers.get(requestInfo);
    if (request === undefined) throw new Error('an MCP request that no HTTP request brought');
    return createServer(endpoint, { ...endpoint, tools, request });
  };
  const handler = createMcpHandler(createCallServer, {
    // Nothing here ever changes while the server runs, so there is nothing to subscribe to.
    maxSubscriptions: 0,
  });
  const allowed = new Set([new URL(endpoint.url).origin, ...endpoint.origins]);
  server.post(endpoint.path, async (request, reply) => {
    const refusal = refuseOrigin(request.headers.origin, allowed) ?? refuseBody(request.body);
    if (refusal !== null) return sendRefusal(endpoint, request, reply, refusal);
    const web = toWebRequest(endpoint.url, request, reply);
    callers.set(web, callerOf(request, web.signal));
    return reply.send(await handler.fetch(web, { parsedBody: request.body }));
  });
  refuseOtherMethods(server, endpoint.errorsUrl, endpoint.path, ['POST']);
}

/** Tools change with the version of the server only. */
const listHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function createServer(endpoint: McpEndpoint, calls: CallTools): Server {
  const { name, title, version } = endpoint.identity;
  const options = {
    capabilities: { tools: {} },
    instructions: endpoint.instructions,
    cacheHints: { 'tools/list': listHint, 'server/discover': listHint },
  };
  const server = new Server({ name, title, version }, options);
  server.setRequestHandler('tools/list', () => ({ tools: calls.tools.map((tool) => tool.listed) }));
  server.setRequestHandler('tools/call', (request) =>
    callTool(calls, request.params.name, request.params.arguments ?? {}),
  );
  return server;
}

/** What a tool call needs of the HTTP request that brought it. */
function callerOf(request: FastifyRequest, signal: AbortSignal): CallTools['request'] {
  return {
    authorization: request.headers.authorization,
    prefer: request.headers.prefer,
    address: request.address,
    id: request.id,
    signal,
  };
}

/** The request as the protocol library takes it: its body is parsed already. */
function toWebRequest(url: string, request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const accept = headers.get('accept');
  if (accept === null || accept === '*/*') headers.set('accept', 'application/json, text/event-stream');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return new Request(url, { method: 'POST', headers, signal: gone.signal });
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
