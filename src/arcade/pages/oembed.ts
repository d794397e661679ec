import { hostNamesOf } from '../../core/base/loopback.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { html, renderHtml } from '../../core/interfaces/pages/html.ts';
import type { PageDocument } from '../../core/interfaces/pages/page-routes.ts';
import { notFound, refuseInput } from '../../core/operation/errors.ts';
import { replayTitle } from '../replays/pages/replay-state.ts';
import { replayCardPath } from './parts/card-paths.ts';
import { embedCode, embedSize } from './parts/embed.ts';
import { playerNames } from './parts/format.ts';
import { readGameNames } from './parts/game-names.ts';
import type { ArcadeReader } from './parts/reader.ts';
import type { ArcadePageSource } from './parts/source.ts';

const cacheSeconds = 3_600;
const linkPattern = /^(?:\/embed)?\/(live|replays)\/([0-9A-Za-z_]{1,64})$/;
const sideMin = 120;
const cardSize = { width: 1200, height: 630 } as const;

/** oEmbed provider (https://oembed.com, version 1.0, JSON and XML) for live games and replays. */
export async function oembed(
  { site, db }: ArcadePageSource,
  reader: ArcadeReader,
  query: URLSearchParams,
): Promise<PageDocument | Refusal> {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refuseInput('/format', 'enum', 'The format is json or xml.');
  const link = query.get('url');
  if (link === null)
    return refuseInput('/url', 'required', `\`url\` is missing: the link of a game below ${site.url}.`);
  const path = pathOf(site.url, link);
  if (path === null)
    return refuse(notFound, `\`url\` must be the link of a live game or a replay, or of its embed, below ${site.url}.`);
  const view =
    path.kind === 'live' ? await liveGame(db, reader, path.id) : await replayOf(db, reader, path.id, site.url);
  if (isRefusal(view)) return view;
  const size = {
    width: clampSide(query.get('maxwidth'), embedSize.width),
    height: clampSide(query.get('maxheight'), embedSize.height),
  };
  const members = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Rialto',
    provider_url: `${site.url}/`,
    cache_age: cacheSeconds,
    ...view,
    html: renderHtml(embedCode(site.url, path.path, view.title, size)),
    ...size,
  };
  return format === 'json' ? jsonOf(members) : xmlOf(members);
}

async function liveGame(db: Db, reader: ArcadeReader, id: string) {
  const session = await reader.session(id);
  if (isRefusal(session)) return session;
  const names = playerNames(session.players);
  const nameOf = await readGameNames(db, [session]);
  return { title: `${names}: ${nameOf(session)}`, author_name: names };
}

async function replayOf(db: Db, reader: ArcadeReader, id: string, url: string) {
  const replay = await reader.replay(id);
  if (isRefusal(replay)) return replay;
  const nameOf = await readGameNames(db, [replay]);
  return {
    title: replayTitle(replay, nameOf(replay)),
    author_name: playerNames(replay.players),
    thumbnail_url: url + replayCardPath(id),
    thumbnail_width: cardSize.width,
    thumbnail_height: cardSize.height,
  };
}

function pathOf(arcadeUrl: string, link: string) {
  const arcade = new URL(arcadeUrl);
  const url = URL.parse(link);
  if (url === null || url.protocol !== arcade.protocol || url.port !== arcade.port) return null;
  if (!hostNamesOf(arcade.hostname).includes(url.hostname)) return null;
  // An arcade with a host of its own has the path /.
  const folder = arcade.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${folder}/`)) return null;
  const [, kind, id] = linkPattern.exec(url.pathname.slice(folder.length)) ?? [];
  if (kind === undefined || id === undefined) return null;
  const at = url.searchParams.get('at');
  const query = at !== null && /^\d{1,16}$/.test(at) ? `?at=${at}` : '';
  return { kind, id, path: `/${kind}/${id}${query}` };
}

/** At most the requested size, with a readable minimum. */
function clampSide(text: string | null, defaultSide: number): number {
  const sideMax = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : defaultSide;
  return Math.max(sideMin, Math.min(defaultSide, sideMax));
}

function jsonOf(members: object): PageDocument {
  const text = JSON.stringify(members);
  return { contentType: 'application/json; charset=utf-8', text, content: text };
}

function xmlOf(members: object): PageDocument {
  const parts = Object.entries(members).map(
    ([name, value]) => `<${name}>${renderHtml(html`${String(value)}`)}</${name}>`,
  );
  const text = `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${parts.join('')}</oembed>`;
  return { contentType: 'text/xml; charset=utf-8', text, content: text };
}
