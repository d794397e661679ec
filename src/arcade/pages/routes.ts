import { refuse } from '../../core/base/refusal.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import { createPageRoutes, type PageAnswer, type PageRequest } from '../../core/doors/pages/page-routes.ts';
import { notFound } from '../../core/operation/errors.ts';
import { type Pace, paces } from '../engines/pace.ts';
import { placePattern } from '../rankings/read-ranking.ts';
import { agentGuidePage } from './agent-guide-page.ts';
import { agentPage } from './agent-page.ts';
import { createCardPainters } from './cards/painters.ts';
import { gamePage } from './game-page.ts';
import { liveSessionPage } from './live-session-page.ts';
import { liveWallPage } from './live-wall-page.ts';
import { rankingsPage } from './rankings-page.ts';
import { createReader, type Reader } from './reader.ts';
import { replayPage } from './replay-page.ts';
import { replaysPage } from './replays-page.ts';
import type { PageSource } from './source.ts';
import { storePage } from './store-page.ts';
import { trustPages } from './trust-pages.ts';

type Make = (reader: Reader, request: PageRequest) => PageAnswer | Promise<PageAnswer>;

/** The pages of the arcade, below `/arcade`. */
export function registerPages(server: HttpServer, source: PageSource): void {
  const { site, errorsUrl } = source;
  const add = createPageRoutes(server, { site, errorsUrl, folder: '/arcade' });
  const page = (path: string, make: Make) =>
    add(path, (request) => make(createReader(source, request.address), request));
  add('', () => ({ redirect: `${site.base}/` }));
  add('/games', () => ({ redirect: `${site.base}/` }));
  page('/', (reader) => storePage(source, reader));
  page('/games/:slug', (reader, request) =>
    slugForm.test(part(request, 'slug')) ? gamePage(source, reader, part(request, 'slug')) : noGame(),
  );
  page('/live', (reader, { query }) => liveWallPage(source, reader, idOf(query.get('after'))));
  page('/live/:id', (reader, request) => liveSessionPage(source, reader, part(request, 'id')));
  page('/replays', (reader, { query }) =>
    replaysPage(source, reader, {
      game: matching(query.get('game'), slugForm),
      pace: paceOf(query),
      cursor: wholeNumber(query.get('cursor')) ?? 0,
    }),
  );
  page('/replays/:id', (reader, request) =>
    replayPage(source, reader, part(request, 'id'), wholeNumber(request.query.get('at'))),
  );
  page('/rankings', (reader, { query }) => rankings(source, reader, query));
  page('/agents/:nickname', (reader, request) =>
    agentPage(source, reader, part(request, 'nickname'), wholeNumber(request.query.get('cursor')) ?? 0),
  );
  add('/agent-v3', () => agentGuidePage(source));
  const cards = createCardPainters(source);
  page('/cards/games/:file', (reader, request) => cards.games(reader, part(request, 'file')));
  page('/cards/replays/:file', (reader, request) => cards.replays(reader, part(request, 'file')));
  for (const [path, make] of Object.entries(trustPages)) add(path, () => make(site));
  site.registerAssets(server);
}

function rankings(source: PageSource, reader: Reader, query: URLSearchParams): Promise<PageAnswer> {
  const game = matching(query.get('game'), slugForm);
  return rankingsPage(source, reader, {
    game,
    version: game === undefined ? undefined : matching(query.get('version'), versionForm),
    pace: paceOf(query) ?? 'slow-10',
    after: matching(query.get('after'), placeForm),
  });
}

const slugForm = /^[a-z0-9][a-z0-9-]{1,62}$/;
const versionForm = /^[0-9A-Za-z.+-]{1,64}$/;
const placeForm = new RegExp(placePattern);
const idForm = /^[0-9A-Za-z_]{1,64}$/;

function noGame(): PageAnswer {
  return refuse(notFound, 'No released game has this name.');
}

function part(request: PageRequest, name: string): string {
  return request.parameters[name] ?? '';
}

/** What links gather that means nothing here is passed over. */
function matching(text: string | null, form: RegExp): string | undefined {
  return text !== null && form.test(text) ? text : undefined;
}

function idOf(text: string | null): string | undefined {
  return matching(text, idForm);
}

function paceOf(query: URLSearchParams): Pace | undefined {
  return paces.find((pace) => pace === query.get('pace'));
}

function wholeNumber(text: string | null): number | undefined {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
