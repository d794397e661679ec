import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { refuseOnStorageFailure } from '../../operation/problem.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { queryOf, refuseQueryEncoding } from '../http/query-input.ts';
import { type Page, sendDocument, sendPage } from './page.ts';
import type { Site } from './site.ts';

/** A request for a page. */
export interface PageRequest {
  /** Path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** IP address of the client, for rate limits only. */
  readonly address: string;
}

/** A document such as a feed. */
export interface PageDocument {
  readonly contentType: string;
  readonly text: string;
  /** Basis of the ETag: the text, or the text without its random part. */
  readonly content: string;
}

/** An image. */
export interface PageImage {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly maxAgeSeconds: number;
}

/** A permanent redirect to a path or URL. */
export interface PageRedirect {
  readonly redirect: string;
}

export type PageResponse = Page | PageDocument | PageImage | PageRedirect | Refusal;

type RenderPage = (request: PageRequest) => PageResponse | Promise<PageResponse>;

export interface PageRoutes {
  readonly site: Site;
  readonly errorsUrl: string;
  /** Common path prefix, such as `/exchange`. */
  readonly basePath: string;
}

/**
 * Returns a function that registers a path: GET renders a page, document, image or redirect, POST calls `submit` if
 * present, other methods get 405.
 */
export function createPageRoutes(server: HttpServer, routes: PageRoutes) {
  return (path: string, render: RenderPage, submit?: RenderPage): void => {
    const url = routes.basePath + path;
    const { sameOriginOnly } = routes.site;
    server.get(url, { config: { sameOriginOnly, page: true } }, async (request, reply) =>
      send(routes, request, reply, await responseOf(render, request)),
    );
    if (submit !== undefined) addSubmit(server, routes, url, submit);
    refuseOtherMethods(server, url, submit === undefined ? ['GET'] : ['GET', 'POST'], { sameOriginOnly });
  };
}

/** Registers POST for a form without fields; its body is ignored. */
function addSubmit(server: HttpServer, routes: PageRoutes, url: string, submit: RenderPage): void {
  const { sameOriginOnly } = routes.site;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(url, { config: { sameOriginOnly, anyMediaType: true } }, async (request, reply) =>
      send(routes, request, reply, await responseOf(submit, request)),
    );
  });
}

function responseOf(render: RenderPage, request: FastifyRequest): Promise<PageResponse> | PageResponse {
  return refuseQueryEncoding(queryOf(request)) ?? refuseOnStorageFailure(() => render(pageRequest(request)));
}

function send(
  routes: PageRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
): Promise<FastifyReply> | FastifyReply {
  if (isRefusal(response)) return sendRefusal(routes, request, reply, response);
  if ('redirect' in response) return reply.redirect(response.redirect, 308);
  if ('bytes' in response)
    return reply
      .header('content-type', response.contentType)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `public, max-age=${response.maxAgeSeconds}`)
      .send(response.bytes);
  if ('main' in response) return sendPage(request, reply, routes.site, response);
  return sendDocument(
    request,
    reply.header('cache-control', 'no-cache'),
    response.contentType,
    response.text,
    response,
  );
}

function pageRequest(request: FastifyRequest): PageRequest {
  return {
    parameters: request.params as Record<string, string>,
    query: new URLSearchParams(queryOf(request)),
    address: request.address,
  };
}
