import { Buffer } from 'node:buffer';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { TSchema } from 'typebox';
import { type ErrorKind, isRefusal, type Refusal } from '../../base/refusal.ts';
import { jsonResponse, refuseOnStorageFailure } from '../../operation/problem.ts';
import { type HttpServer, sendRefusal, sendResponse } from './http-server.ts';
import { refuseOtherMethods } from './other-methods.ts';

export interface BytesRequest {
  /** The parts of the address that its pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** By its name in lower case; of one that was sent repeatedly, the first. */
  readonly header: (name: string) => string | undefined;
  /** Of the client, for limits only. */
  readonly address: string;
  /** A page of this server sent it, as the browser says by Origin. Programs may say anything. */
  readonly isOwnPage: boolean;
}

/** A file in place of JSON. */
export class FileResponse {
  readonly mediaType: string;
  readonly bytes: Buffer;
  constructor(mediaType: string, bytes: Buffer) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

/** An address outside the operations that takes bytes: it checks the caller and its body itself. */
export interface BytesRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Absent: what any body may have. */
  readonly bodyBytesMax?: number;
  /** A value is the JSON of a 200, null a 204. */
  readonly run: (request: BytesRequest) => Promise<object | FileResponse | null | Refusal>;
}

/** What documents tell of an address that is no operation. */
export interface RouteDescription {
  /** Unique among the operations, streams and other routes of the module. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly method: 'GET' | 'POST';
  /** Below the module's interface. */
  readonly path: string;
  readonly body?: TSchema;
  readonly success: { readonly status: 200 | 204; readonly description: string } & Partial<Content>;
  readonly errors: readonly ErrorKind[];
  /** Routes whose errors are the same share the descriptions of them under this name. */
  readonly errorsName: string;
}

interface Content {
  readonly mediaType: string;
  readonly schema: TSchema;
}

/** A bytes route that is published: one declaration for the server and for the documents. */
export interface PublicBytesRoute<Deps> extends RouteDescription {
  readonly bodyBytesMax?: number;
  run(deps: Deps, request: BytesRequest): ReturnType<BytesRoute['run']>;
}

/** Registers the declared routes below the address of the module's interface. */
export function registerPublicBytesRoutes<Deps>(
  server: HttpServer,
  { basePath, errorsUrl, deps }: { readonly basePath: string; readonly errorsUrl: string; readonly deps: Deps },
  routes: readonly PublicBytesRoute<Deps>[],
): void {
  const urls = routes.map((route) => ({
    ...route,
    url: basePath + route.path,
    run: (request: BytesRequest) => route.run(deps, request),
  }));
  registerBytesRoutes(server, errorsUrl, urls);
}

/** Registers addresses whose bodies are of any media type and are passed on as they came. */
export function registerBytesRoutes(server: HttpServer, errorsUrl: string, routes: readonly BytesRoute[]): void {
  // In a scope of its own, so that every other address still reads strict JSON only.
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

function handlerOf(run: BytesRoute['run'], errorsUrl: string): RouteHandlerMethod {
  return async (request, reply) => {
    const result = await refuseOnStorageFailure(() => run(bytesRequest(request)));
    if (result === null) return reply.code(204).send();
    if (result instanceof FileResponse) return reply.header('content-type', result.mediaType).send(result.bytes);
    if (isRefusal(result)) return sendRefusal({ errorsUrl }, request, reply, result);
    return sendResponse(reply, jsonResponse(200, JSON.stringify(result)));
  };
}

function bytesRequest({ params, body, headers, address }: FastifyRequest): BytesRequest {
  const { origin, host } = headers;
  return {
    params: params as Record<string, string>,
    body: (body as Buffer | undefined) ?? emptyBody,
    header: (name) => [headers[name]].flat()[0],
    address,
    isOwnPage: origin !== undefined && URL.parse(origin)?.host === host,
  };
}

const emptyBody = Buffer.alloc(0);
