import { Buffer } from 'node:buffer';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { TSchema } from 'typebox';
import { type ErrorKind, isRefusal, type Refusal } from '../../base/refusal.ts';
import { jsonResponse, refuseOnStorageFailure } from '../../operation/problem.ts';
import { type HttpServer, sendRefusal, sendResponse } from './http-server.ts';
import { refuseOtherMethods } from './other-methods.ts';

export interface RawBodyRequest {
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Header by lower-case name; Node combines repeated headers. */
  readonly header: (name: string) => string | undefined;
  /** IP address of the client, for rate limits only. */
  readonly address: string;
  /** Whether the Origin header has the host of the request; clients other than browsers can forge it. */
  readonly isSameOrigin: boolean;
}

/** A response that is a file instead of JSON. */
export class FileResponse {
  readonly mediaType: string;
  readonly bytes: Buffer;
  constructor(mediaType: string, bytes: Buffer) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

/** A route with a raw body that is not an operation; `run` authenticates the caller and validates the body. */
export interface RawBodyRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Maximal size of the body in bytes; by default the server's limit. */
  readonly bodyBytesMax?: number;
  /** A FileResponse is sent as a file, another object as JSON with 200, null as 204. */
  readonly run: (request: RawBodyRequest) => Promise<object | FileResponse | null | Refusal>;
}

/** Documentation of a route that is not an operation. */
export interface RouteDescription {
  /** Unique among the operations, streams and other routes of the module. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly method: 'GET' | 'POST';
  /** Path under the module's API. */
  readonly path: string;
  readonly body?: TSchema;
  readonly success: { readonly status: 200 | 204; readonly description: string } & Partial<ResponseContent>;
  readonly errors: readonly ErrorKind[];
  /** Name of the errors in the components of the OpenAPI document, shared by routes with the same errors. */
  readonly errorsName: string;
}

interface ResponseContent {
  readonly mediaType: string;
  readonly schema: TSchema;
}

/** A documented raw-body route; used by the server and the OpenAPI document. */
export interface PublicRawBodyRoute<Deps> extends RouteDescription {
  readonly bodyBytesMax?: number;
  run(deps: Deps, request: RawBodyRequest): ReturnType<RawBodyRoute['run']>;
}

/** Registers the routes under the module's API path. */
export function registerPublicRawBodyRoutes<Deps>(
  server: HttpServer,
  { basePath, errorsUrl, deps }: { readonly basePath: string; readonly errorsUrl: string; readonly deps: Deps },
  routes: readonly PublicRawBodyRoute<Deps>[],
): void {
  const boundRoutes = routes.map((route) => ({
    ...route,
    url: basePath + route.path,
    run: (request: RawBodyRequest) => route.run(deps, request),
  }));
  registerRawBodyRoutes(server, errorsUrl, boundRoutes);
}

/** Registers routes that accept bodies of any media type, unparsed. */
export function registerRawBodyRoutes(server: HttpServer, errorsUrl: string, routes: readonly RawBodyRoute[]): void {
  // In a separate Fastify scope, since content type parsers apply to the whole scope.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { method, url, bodyBytesMax, run } of routes)
      scope.route({
        method,
        url,
        ...(bodyBytesMax === undefined ? {} : { bodyLimit: bodyBytesMax }),
        config: { sameOriginOnly: true, anyMediaType: true },
        handler: handlerOf(run, errorsUrl),
      });
  });
  for (const { method, url } of routes) refuseOtherMethods(server, url, [method], { sameOriginOnly: true });
}

function handlerOf(run: RawBodyRoute['run'], errorsUrl: string): RouteHandlerMethod {
  return async (request, reply) => {
    const result = await refuseOnStorageFailure(() => run(rawBodyRequest(request)));
    if (result === null) return reply.code(204).send();
    if (result instanceof FileResponse) return reply.header('content-type', result.mediaType).send(result.bytes);
    if (isRefusal(result)) return sendRefusal({ errorsUrl }, request, reply, result);
    return sendResponse(reply, jsonResponse(200, JSON.stringify(result)));
  };
}

function rawBodyRequest({ params, body, headers, address }: FastifyRequest): RawBodyRequest {
  const { origin, host } = headers;
  return {
    params: params as Record<string, string>,
    body: (body as Buffer | undefined) ?? emptyBody,
    header: (name) => [headers[name]].flat()[0],
    address,
    isSameOrigin: origin !== undefined && URL.parse(origin)?.host === host,
  };
}

const emptyBody = Buffer.alloc(0);
