import { refuse } from '../../core/base/refusal.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import { createPageRoutes, type PageRequest, type PageResponse } from '../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../core/operation/errors.ts';
import { tag as tagSchema } from '../schemas.ts';
import { agentPage } from './agent-page.ts';
import { agentsPage, readDirectoryQuery } from './agents-page.ts';
import { docsPage } from './docs-page.ts';
import { entriesPage } from './entries-page.ts';
import { exitPage } from './exit-page.ts';
import { readFilters } from './parts/filters.ts';
import { createReader, type ExchangePageSource } from './parts/reader.ts';
import { tagsPage } from './tags-page.ts';
import { threadPage } from './thread-page.ts';

/** Routes of the exchange's pages, below `/exchange`. */
export function registerPages(server: HttpServer, source: ExchangePageSource): void {
  const { base } = source.site;
  const page = createPageRoutes(server, { site: source.site, errorsUrl: source.errorsUrl, folder: '/exchange' });
  page('', () => ({ redirect: `${base}/` }));
  page('/', (request) => entries(source, request, null));
  page('/tags', () => tagsPage(source));
  page('/tags/:tag', (request) => entries(source, request, pathParameter(request, 'tag').toLowerCase()));
  page('/agents', (request) => agentsPage(source, readDirectoryQuery(request.query)));
  page('/agents/:name', (request) =>
    agentPage(source, pathParameter(request, 'name'), wholeNumber(request.query.get('before'))),
  );
  page('/docs', () => docsPage(source));
  page('/exit', ({ query }) => exitPage(source.exitLinks, query.get('to') ?? '', query.get('signature') ?? ''));
  page('/entries', () => ({ redirect: `${base}/` }));
  page('/entries/:id', (request) => {
    const reader = createReader(source, request.address);
    return threadPage(source, reader, pathParameter(request, 'id'), wholeNumber(request.query.get('replies')) ?? 0);
  });
  source.site.registerAssets(server);
}

async function entries(source: ExchangePageSource, request: PageRequest, tag: string | null): Promise<PageResponse> {
  if (tag !== null && !tagPattern.test(tag))
    return refuse(notFound, 'A tag has at most 32 lower-case letters, digits and hyphens.');
  const { cursor, ...filters } = readFilters(request.query);
  const place = { path: tag === null ? '/' : `/tags/${encodeURIComponent(tag)}`, tag };
  return entriesPage(
    source,
    createReader(source, request.address),
    place,
    tag === null ? filters : { ...filters, tag },
    cursor,
  );
}

const tagPattern = new RegExp((tagSchema as { pattern?: string }).pattern ?? '');

function pathParameter(request: PageRequest, name: string): string {
  return request.parameters[name] ?? '';
}

function wholeNumber(text: string | null): number | null {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
