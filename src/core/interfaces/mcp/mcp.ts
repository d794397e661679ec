import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../../base/once.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { invalidInput, originRefused } from '../../operation/errors.ts';
import { isLoopbackHost } from '../http/accepted-hosts.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseJson } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import type { ToolCallDeps } from './mcp-call.ts';
import type { McpEndpoint } from './mcp-endpoint.ts';

/** Maximal number of JSON-RPC messages per request; protocol versions before 2025-06-18 allow batches. */
const batchMessagesMax = 20;

/**
 * Serves the operations as MCP tools over stateless streamable HTTP, in current and older protocol versions. Calls use
 * the same pipeline as REST requests.
 */
export function registerMcp(server: HttpServer, endpoint: McpEndpoint): void {
  const { deps, service, path, sameOriginOnly = false } = endpoint;
  const { errorsUrl, config } = deps;
  const url = service.mcpUrl ?? '';
  // Loading the MCP library takes 80 ms of processor time, so it is loaded for the first request.
  const loadHandler = once(async () => (await import('./mcp-handler.ts')).createHandler(endpoint));
  const allowedOrigins = new Set([new URL(url).origin, new URL(config.publicUrl).origin, ...config.mcpOrigins]);
  server.post(path, { config: { sameOriginOnly } }, async (request, reply) => {
    const refusal = refuseOrigin(request.headers.origin, allowedOrigins) ?? refuseBody(request.body);
    if (refusal !== null) return sendRefusal({ errorsUrl }, request, reply, refusal);
    const webRequest = toWebRequest(url, request, reply);
    const handle = await loadHandler();
    return reply.send(await handle(webRequest, request.body, toolCallRequest(request, webRequest.signal)));
  });
  const hint = `It is for MCP clients; ${service.url}/docs shows how to connect one.`;
  refuseOtherMethods(server, path, ['POST'], { sameOriginOnly, hint });
}

/** Data of the HTTP request for a tool call. */
function toolCallRequest(request: FastifyRequest, signal: AbortSignal): ToolCallDeps['request'] {
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
  return new Request(url, { method: 'POST', headers, signal: disconnectSignal(reply.raw) });
}

function refuseOrigin(origin: string | undefined, allowedOrigins: ReadonlySet<string>): Refusal | null {
  if (origin === undefined || allowedOrigins.has(origin) || isLoopbackHost(URL.parse(origin)?.host ?? '')) return null;
  return refuse(originRefused, 'Pages of this origin may not call the MCP endpoint.', {
    variable: 'RIALTO_MCP_ORIGINS',
  });
}

function refuseBody(body: unknown): Refusal | null {
  if (body === undefined) return refuseJson('The body is empty.');
  if (!Array.isArray(body) || body.length <= batchMessagesMax) return null;
  return refuse(invalidInput, `A batch must have at most ${batchMessagesMax} messages.`, { errors: [] });
}
