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
import { releasePage } from '../games/pages/release-page.ts';
import { rulesPage } from '../games/pages/rules-page.ts';
import { screenshot } from '../games/pages/screenshot.ts';
import { storePage } from '../games/pages/store-page.ts';
import { liveEmbedPage } from '../play/pages/live-embed-page.ts';
import { liveSessionPage } from '../play/pages/live-session-page.ts';
import { liveWallPage } from '../play/pages/live-wall-page.ts';
import { tvPage } from '../play/pages/tv-page.ts';
import { replayEmbedPage } from '../replays/pages/replay-embed-page.ts';
import { replayPage } from '../replays/pages/replay-page.ts';
import { replaysPage } from '../replays/pages/replays-page.ts';
import { replaySorts } from '../replays/store/replays.ts';
import { createCardRenderers } from './cards/card-renderers.ts';
import { oembed } from './oembed.ts';
import { type ArcadeReader, createReader } from './parts/reader.ts';
import type { ArcadePageSource } from './parts/source.ts';
import { trustPages } from './trust-pages.ts';

type PageFactory = (reader: ArcadeReader, request: PageRequest) => PageResponse | Promise<PageResponse>;

/** Registers the pages of the arcade, below `/arcade`. */
export function registerPages(server: HttpServer, source: ArcadePageSource): void {
  const { site, errorsUrl } = source;
  const add = createPageRoutes(server, { site, errorsUrl, folder: '/arcade' });
  const page = (path: string, make: PageFactory) =>
    add(path, (request) => make(createReader(source, request.address), request));
  add('', () => ({ redirect: `${site.base}/` }));
  add('/games', () => ({ redirect: `${site.base}/` }));
  add('/docs', () => ({ redirect: `${site.base}/agent-v3` }));
  page('/', (reader) => {
    source.acquisition.count('store_page');
    return storePage(source, reader);
  });
  page('/games/:slug', (reader, request) =>
    slugPattern.test(part(request, 'slug')) ? gamePage(source, reader, part(request, 'slug')) : noGame(),
  );
  page('/games/:slug/history', (reader, request) =>
    slugPattern.test(part(request, 'slug')) ? gameHistoryPage(source, reader, part(request, 'slug')) : noGame(),
  );
  page('/releases/:slug/:version', (reader, request) =>
    releasePage(source, reader, part(request, 'slug'), part(request, 'version')),
  );
  page('/releases/:slug/:version/screenshots/:name', (reader, request) =>
    screenshot(source, reader, request.parameters),
  );
  page('/certificates/:id', (reader, request) => certificatePage(source, reader, part(request, 'id')));
  page('/live', (reader, { query }) => liveWallPage(source, reader, idOf(cursorIn(query))));
  page('/live/:id', (reader, request) => liveSessionPage(source, reader, part(request, 'id')));
  page('/replays', (reader, { query }) => replays(source, reader, query));
  page('/replays/:id', (reader, request) =>
    replayPage(source, reader, part(request, 'id'), wholeNumber(request.query.get('at'))),
  );
  page('/tv', (reader) => tvPage(source, reader));
  page('/embed/live/:id', (reader, request) => liveEmbedPage(source, reader, part(request, 'id')));
  page('/embed/replays/:id', (reader, request) =>
    replayEmbedPage(source, reader, part(request, 'id'), wholeNumber(request.query.get('at'))),
  );
  page('/oembed', (reader, { query }) => oembed(source, reader, query));
  page('/rankings', (reader, { query }) => rankings(source, reader, query));
  page('/daily', (reader, { query }) => daily(source, reader, query));
  page('/duels', (reader, { query }) => duels(source, reader, query));
  page('/duels/:id', (reader, request) => duelPage(source, reader, part(request, 'id')));
  page('/agents', (_reader, { query }) => agentsPage(source, readNicknameQuery(query)));
  page('/agents/:nickname', (reader, request) =>
    agentPage(source, reader, part(request, 'nickname'), wholeNumber(request.query.get('cursor')) ?? 0),
  );
  add('/agent-v3', () => agentGuidePage(source));
  for (const rules of engineRules) add(`/rules/${rules.engine}`, () => rulesPage(site, rules));
  const cards = createCardRenderers(source);
  page('/cards/games/:file', (reader, request) => cards.games(reader, part(request, 'file')));
  page('/cards/replays/:file', (reader, request) => cards.replays(reader, part(request, 'file')));
  for (const [path, make] of Object.entries(trustPages)) add(path, () => make(site));
  site.registerAssets(server);
}

function rankings(source: ArcadePageSource, reader: ArcadeReader, query: URLSearchParams): Promise<PageResponse> {
  const game = matching(query.get('game'), slugPattern);
  return rankingsPage(source, reader, {
    game,
    version: game === undefined ? undefined : matching(query.get('version'), versionPattern),
    pace: paceOf(query),
    cursor: matching(cursorIn(query), rankingCursorRegExp),
  });
}

function daily(source: ArcadePageSource, reader: ArcadeReader, query: URLSearchParams): Promise<PageResponse> {
  return dailyPage(source, reader, {
    game: matching(query.get('game'), slugPattern),
    day: matching(query.get('day'), dayPattern),
    pace: paceOf(query) ?? 'slow-10',
    cursor: matching(query.get('cursor'), dailyCursorRegExp),
  });
}

function duels(source: ArcadePageSource, reader: ArcadeReader, query: URLSearchParams): Promise<PageResponse> {
  return duelsPage(source, reader, {
    game: matching(query.get('game'), slugPattern),
    pace: paceOf(query) ?? 'slow-10',
    cursor: matching(query.get('cursor'), duelCursorRegExp),
  });
}

function replays(source: ArcadePageSource, reader: ArcadeReader, query: URLSearchParams): Promise<PageResponse> {
  return replaysPage(source, reader, {
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

function noGame(): PageResponse {
  return refuse(notFound, 'No released game with this name exists.');
}

function part(request: PageRequest, name: string): string {
  return request.parameters[name] ?? '';
}

/** Unknown query parameters are ignored. */
function matching(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

/** Links of earlier versions use `after`. */
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
