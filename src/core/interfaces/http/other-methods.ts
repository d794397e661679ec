import type { Method } from '../../operation/operation.ts';
import type { HttpServer } from './http-server.ts';

export interface OtherMethodsOptions {
  /** Closes the route to other origins; preflights are refused. */
  readonly sameOriginOnly?: boolean;
  /** Whether the GET route supports HEAD; streams do not. */
  readonly head?: boolean;
  /** Whether the route is on the separate host of game frames. */
  readonly frameHost?: boolean;
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'];

/** Registers 405 with `Allow` for the other methods of a path, and CORS preflights. */
export function refuseOtherMethods(
  server: HttpServer,
  url: string,
  methods: readonly Method[],
  { sameOriginOnly = false, head = methods.includes('GET'), frameHost = false }: OtherMethodsOptions = {},
): void {
  const allowedMethods: readonly string[] = [
    ...methods,
    ...(head ? ['HEAD'] : []),
    ...(sameOriginOnly ? [] : ['OPTIONS']),
  ];
  const allow = allowedMethods.join(', ');
  if (!sameOriginOnly) respondToPreflights(server, url, allow, frameHost);
  server.route({
    method: allMethods.filter((method) => !allowedMethods.includes(method)),
    url,
    config: { allow, sameOriginOnly, frameHost },
    // `refuseRoute` refuses these before any handler runs: see RouteTraits.
    handler: async () => undefined,
  });
}

const allowedHeaders =
  'Authorization, Content-Type, Idempotency-Key, Prefer, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, X-Request-Id, traceparent, tracestate';

function respondToPreflights(server: HttpServer, url: string, allow: string, frameHost: boolean): void {
  server.options(url, { config: { frameHost } }, (_request, reply) =>
    reply
      .code(204)
      .header('allow', allow)
      .header('access-control-allow-methods', allow)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '86400')
      .send(),
  );
}
