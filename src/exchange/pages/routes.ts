import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import { type HttpServer, sendRefusal } from '../../core/doors/http-server.ts';
import { refuseOtherMethods } from '../../core/doors/operation-routes.ts';
import { type Page, sendPage } from '../../core/doors/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import { tag as tagSchema } from '../schemas.ts';
import { agentPage } from './agent-page.ts';
import { docsPage } from './docs-page.ts';
import { entriesPage } from './entries-page.ts';
import { readFilters } from './filters.ts';
import { createReader, type PageSource } from './reader.ts';
import { tagsPage } from './tags-page.ts';
import { threadPage } from './thread-page.ts';

type Answer = Page | Refusal | { readonly redirect: string };

/** The pages of the exchange, below `/exchange`. */
export function registerPages(server: HttpServer, source: PageSource): void {
  const { base } = source.site;
  const page = (path: string, make: (request: FastifyRequest) => Answer | Promise<Answer>) => {
    const url = `/exchange${path}`;
    server.get(url, async (request, reply) => answer(source, request, reply, await make(request)));
    refuseOtherMethods(server, source.errorsUrl, url, ['GET']);
  };
  page('', () => ({ redirect: `${base}/` }));
  page('/', (request) => entries(source, request, null));
  page('/tags', () => tagsPage(source));
  page('/tags/:tag', (request) => entries(source, request, part(request, 'tag').toLowerCase()));
  page('/agents/:name', (request) =>
    agentPage(source, part(request, 'name'), wholeNumber(queryOf(request).get('before'))),
  );
  page('/docs', () => docsPage(source));
  page('/entries', () => ({ redirect: `${base}/` }));
  page('/entries/:id', (request) =>
    threadPage(
      source,
      createReader(source, request.address),
      part(request, 'id'),
      wholeNumber(queryOf(request).get('replies')) ?? 0,
    ),
  );
  source.site.registerAssets(server);
}

async function answer(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
  made: Answer,
): Promise<FastifyReply> {
  if ('redirect' in made) return reply.redirect(made.redirect, 308);
  return isRefusal(made) ? sendRefusal(source, request, reply, made) : sendPage(request, reply, source.site, made);
}

async function entries(source: PageSource, request: FastifyRequest, tag: string | null): Promise<Answer> {
  if (tag !== null && !tagForm.test(tag))
    return refuse(notFound, 'A tag has at most 32 lower-case letters, digits and hyphens.');
  const { cursor, ...filters } = readFilters(queryOf(request).toString());
  const place = { path: tag === null ? '/' : `/tags/${encodeURIComponent(tag)}`, tag };
  return entriesPage(
    source,
    createReader(source, request.address),
    place,
    tag === null ? filters : { ...filters, tag },
    cursor,
  );
}

const tagForm = new RegExp((tagSchema as { pattern?: string }).pattern ?? '');

function part(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
}

function wholeNumber(text: string | null): number | null {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
