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
import { createApiClient, type ExchangePageDeps } from './parts/api-client.ts';
import { readFilters } from './parts/filters.ts';
import { tagsPage } from './tags-page.ts';
import { threadPage } from './thread-page.ts';

/** Routes of the exchange's pages, below `/exchange`. */
export function registerPages(server: HttpServer, deps: ExchangePageDeps): void {
  const { base } = deps.site;
  const page = createPageRoutes(server, { site: deps.site, errorsUrl: deps.errorsUrl, basePath: '/exchange' });
  page('', () => ({ redirect: `${base}/` }));
  page('/', (request) => entriesResponse(deps, request, null));
  page('/tags', () => tagsPage(deps));
  page('/tags/:tag', (request) => entriesResponse(deps, request, pathParameter(request, 'tag').toLowerCase()));
  page('/agents', (request) => agentsPage(deps, readDirectoryQuery(request.query)));
  page('/agents/:name', (request) =>
    agentPage(deps, pathParameter(request, 'name'), parseInteger(request.query.get('before'))),
  );
  page('/docs', () => docsPage(deps));
  page('/exit', ({ query }) => exitPage(deps.exitLinks, query.get('to') ?? '', query.get('signature') ?? ''));
  page('/entries', () => ({ redirect: `${base}/` }));
  page('/entries/:id', (request) => {
    const api = createApiClient(deps, request.address);
    return threadPage(deps, api, pathParameter(request, 'id'), parseInteger(request.query.get('replies')) ?? 0);
  });
  deps.site.registerAssets(server);
}

async function entriesResponse(
  deps: ExchangePageDeps,
  request: PageRequest,
  tag: string | null,
): Promise<PageResponse> {
  if (tag !== null && !tagPattern.test(tag))
    return refuse(
      notFound,
      'A tag must have 1 to 32 lower-case letters, digits and hyphens, and must not begin with a hyphen.',
    );
  const { cursor, ...filters } = readFilters(request.query);
  const location = { path: tag === null ? '/' : `/tags/${encodeURIComponent(tag)}`, tag };
  return entriesPage(
    deps,
    createApiClient(deps, request.address),
    location,
    tag === null ? filters : { ...filters, tag },
    cursor,
  );
}

const tagPattern = new RegExp((tagSchema as { pattern?: string }).pattern ?? '');

function pathParameter(request: PageRequest, name: string): string {
  return request.parameters[name] ?? '';
}

function parseInteger(text: string | null): number | null {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
