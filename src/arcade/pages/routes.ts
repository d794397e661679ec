import { refuse } from '../../core/base/refusal.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import { createPageRoutes, type PageRequest, type PageResponse } from '../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../core/operation/errors.ts';
import { agentGuidePage } from '../agents/pages/agent-guide-page.ts';
import { agentPage } from '../agents/pages/agent-page.ts';
import { agentsPage, readNicknameQuery } from '../agents/pages/agents-page.ts';
import { dailyPage } from '../agents/pages/daily-page.ts';
import { duelPage } from '../agents/pages/duel-page.ts';
import { duelsPage } from '../agents/pages/duels-page.ts';
import { rankingsPage } from '../agents/pages/rankings-page.ts';
import { dailyCursorPattern } from '../agents/rankings/read-daily.ts';
import { duelCursorPattern } from '../agents/rankings/read-duels.ts';
import { rankingCursorPattern } from '../agents/rankings/read-ranking.ts';
import { engineRules } from '../documents/rules/engine-rules.ts';
import { type Pace, paces } from '../engines/pace.ts';
import { certificatePage } from '../games/pages/certificate-page.ts';
import { gameHistoryPage } from '../games/pages/game-history-page.ts';
import { gamePage } from '../games/pages/game-page.ts';
import { homePage } from '../games/pages/home-page.ts';
import { releasePage } from '../games/pages/release-page.ts';
import { rulesPage } from '../games/pages/rules-page.ts';
import { readScreenshot } from '../games/pages/screenshot.ts';
import { liveEmbedPage } from '../play/pages/live-embed-page.ts';
import { liveSessionPage } from '../play/pages/live-session-page.ts';
import { liveWallPage } from '../play/pages/live-wall-page.ts';
import { tvPage } from '../play/pages/tv-page.ts';
import { replayEmbedPage } from '../replays/pages/replay-embed-page.ts';
import { replayPage } from '../replays/pages/replay-page.ts';
import { replaysPage } from '../replays/pages/replays-page.ts';
import { replaySorts } from '../replays/store/replays.ts';
import { oembed } from './oembed.ts';
import { type ArcadeApiClient, createApiClient } from './parts/api-client.ts';
import type { ArcadePageDeps } from './parts/page-deps.ts';
import { createSocialImageRenderers } from './social-images/social-image-renderers.ts';
import { trustPages } from './trust-pages.ts';

type PageFactory = (api: ArcadeApiClient, request: PageRequest) => PageResponse | Promise<PageResponse>;

/** Registers the pages of the arcade, below `/arcade`. */
export function registerPages(server: HttpServer, deps: ArcadePageDeps): void {
  const { site, errorsUrl } = deps;
  const addRoute = createPageRoutes(server, { site, errorsUrl, basePath: '/arcade' });
  const addPage = (path: string, createPage: PageFactory) =>
    addRoute(path, (request) => createPage(createApiClient(deps, request.address), request));
  addRoute('', () => ({ redirect: `${site.base}/` }));
  addRoute('/games', () => ({ redirect: `${site.base}/` }));
  addRoute('/docs', () => ({ redirect: `${site.base}/agent-v3` }));
  addPage('/', (api) => {
    deps.acquisition.count('store_page');
    return homePage(deps, api);
  });
  addPage('/games/:slug', (api, request) =>
    slugPattern.test(pathParameter(request, 'slug'))
      ? gamePage(deps, api, pathParameter(request, 'slug'))
      : refuseUnknownGame(),
  );
  addPage('/games/:slug/history', (api, request) =>
    slugPattern.test(pathParameter(request, 'slug'))
      ? gameHistoryPage(deps, api, pathParameter(request, 'slug'))
      : refuseUnknownGame(),
  );
  addPage('/releases/:slug/:version', (api, request) =>
    releasePage(deps, api, pathParameter(request, 'slug'), pathParameter(request, 'version')),
  );
  addPage('/releases/:slug/:version/screenshots/:name', (api, request) =>
    readScreenshot(deps, api, request.parameters),
  );
  addPage('/certificates/:id', (api, request) => certificatePage(deps, api, pathParameter(request, 'id')));
  addPage('/live', (api, { query }) => liveWallPage(deps, api, idOf(cursorIn(query))));
  addPage('/live/:id', (api, request) => liveSessionPage(deps, api, pathParameter(request, 'id')));
  addPage('/replays', (api, { query }) => replays(deps, api, query));
  addPage('/replays/:id', (api, request) =>
    replayPage(deps, api, pathParameter(request, 'id'), {
      at: wholeNumber(request.query.get('at')),
      player: request.query.get('player') ?? undefined,
    }),
  );
  addPage('/tv', (api) => tvPage(deps, api));
  addPage('/embed/live/:id', (api, request) => liveEmbedPage(deps, api, pathParameter(request, 'id')));
  addPage('/embed/replays/:id', (api, request) =>
    replayEmbedPage(deps, api, pathParameter(request, 'id'), wholeNumber(request.query.get('at'))),
  );
  addPage('/oembed', (api, { query }) => oembed(deps, api, query));
  addPage('/rankings', (api, { query }) => rankings(deps, api, query));
  addPage('/daily', (api, { query }) => daily(deps, api, query));
  addPage('/duels', (api, { query }) => duels(deps, api, query));
  addPage('/duels/:id', (api, request) => duelPage(deps, api, pathParameter(request, 'id')));
  addPage('/agents', (_api, { query }) => agentsPage(deps, readNicknameQuery(query)));
  addPage('/agents/:nickname', (api, request) =>
    agentPage(deps, api, pathParameter(request, 'nickname'), wholeNumber(request.query.get('cursor')) ?? 0),
  );
  addRoute('/agent-v3', () => agentGuidePage(deps));
  for (const rules of engineRules) addRoute(`/rules/${rules.engine}`, () => rulesPage(site, rules));
  const socialImages = createSocialImageRenderers(deps);
  addPage('/cards/games/:file', (api, request) => socialImages.games(api, pathParameter(request, 'file')));
  addPage('/cards/replays/:file', (api, request) => socialImages.replays(api, pathParameter(request, 'file')));
  for (const [path, createPage] of Object.entries(trustPages)) addRoute(path, () => createPage(site));
  site.registerAssets(server);
}

function rankings(deps: ArcadePageDeps, api: ArcadeApiClient, query: URLSearchParams): Promise<PageResponse> {
  const game = matching(query.get('game'), slugPattern);
  return rankingsPage(deps, api, {
    game,
    version: game === undefined ? undefined : matching(query.get('version'), versionPattern),
    pace: paceOf(query),
    cursor: matching(cursorIn(query), rankingCursorRegExp),
  });
}

function daily(deps: ArcadePageDeps, api: ArcadeApiClient, query: URLSearchParams): Promise<PageResponse> {
  return dailyPage(deps, api, {
    game: matching(query.get('game'), slugPattern),
    day: matching(query.get('day'), dayPattern),
    pace: paceOf(query) ?? 'slow-10',
    cursor: matching(query.get('cursor'), dailyCursorRegExp),
  });
}

function duels(deps: ArcadePageDeps, api: ArcadeApiClient, query: URLSearchParams): Promise<PageResponse> {
  return duelsPage(deps, api, {
    game: matching(query.get('game'), slugPattern),
    pace: paceOf(query) ?? 'slow-10',
    cursor: matching(query.get('cursor'), duelCursorRegExp),
  });
}

function replays(deps: ArcadePageDeps, api: ArcadeApiClient, query: URLSearchParams): Promise<PageResponse> {
  return replaysPage(deps, api, {
    game: matching(query.get('game'), slugPattern),
    pace: paceOf(query),
    sort: replaySorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    player: query.get('player')?.trim() || undefined,
    cursor: wholeNumber(query.get('cursor')) ?? 0,
  });
}

const slugPattern = /^[a-z0-9][a-z0-9-]{1,62}$/;
const versionPattern = /^[0-9A-Za-z.+-]{1,64}$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dailyCursorRegExp = new RegExp(dailyCursorPattern);
const duelCursorRegExp = new RegExp(duelCursorPattern);
const rankingCursorRegExp = new RegExp(rankingCursorPattern);
const idPattern = /^[0-9A-Za-z_]{1,64}$/;

function refuseUnknownGame(): PageResponse {
  return refuse(notFound, 'No released game with this name exists.');
}

function pathParameter(request: PageRequest, name: string): string {
  return request.parameters[name] ?? '';
}

/** Value of a query parameter; undefined, so that it is ignored, if it does not match. */
function matching(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

/** Cursor of the query. Links that earlier versions of these pages created have the cursor in `after`. */
function cursorIn(query: URLSearchParams): string | null {
  return query.get('cursor') ?? query.get('after');
}

function idOf(text: string | null): string | undefined {
  return matching(text, idPattern);
}

function paceOf(query: URLSearchParams): Pace | undefined {
  return paces.find((pace) => pace === query.get('pace'));
}

function wholeNumber(text: string | null): number | undefined {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
