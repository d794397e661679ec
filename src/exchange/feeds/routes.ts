import { randomToken } from '../../core/base/ids.ts';
import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { atomType, type Feed, renderFeed } from '../../core/interfaces/documents/atom.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import { createPageRoutes, type PageRequest, type PageResponse } from '../../core/interfaces/pages/page-routes.ts';
import { createApiClient, type ExchangePageDeps } from '../pages/parts/api-client.ts';
import { noFilters, readFilters, searchFilters } from '../pages/parts/filters.ts';
import { listFeed, threadFeed } from './feeds.ts';

/** Routes of the Atom feeds: newest entries, searches, tags, threads. */
export function registerFeeds(server: HttpServer, deps: ExchangePageDeps): void {
  const route = createPageRoutes(server, { site: deps.site, errorsUrl: deps.errorsUrl, basePath: '/exchange' });
  const registerFeed = (path: string, createFeed: (request: PageRequest) => Promise<Feed | Refusal>) =>
    route(`${path}/feed.xml`, async (request) => toPageResponse(await createFeed(request)));
  registerFeed('', (request) =>
    listFeed(
      deps,
      createApiClient(deps, request.address),
      { ...noFilters, ...searchFilters(readFilters(request.query)) },
      null,
    ),
  );
  registerFeed('/tags/:tag', (request) => {
    const tag = (request.parameters['tag'] ?? '').toLowerCase();
    return listFeed(
      deps,
      createApiClient(deps, request.address),
      { ...noFilters, tag },
      `/tags/${encodeURIComponent(tag)}`,
    );
  });
  registerFeed('/entries/:id', (request) =>
    threadFeed(deps, createApiClient(deps, request.address), request.parameters['id'] ?? ''),
  );
}

/** The text has a random boundary per response, so the ETag is computed from the content. */
function toPageResponse(feed: Feed | Refusal): PageResponse {
  return isRefusal(feed)
    ? feed
    : { contentType: atomType, text: renderFeed(feed, randomToken()), content: JSON.stringify(feed) };
}
