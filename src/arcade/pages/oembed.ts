import { equivalentHostNames } from '../../core/base/loopback.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { html, renderHtml } from '../../core/interfaces/pages/html.ts';
import type { PageDocument } from '../../core/interfaces/pages/page-routes.ts';
import { notFound, refuseInput } from '../../core/operation/errors.ts';
import { replayTitle } from '../replays/pages/replay-state.ts';
import type { ArcadeApiClient } from './parts/api-client.ts';
import { embedCode, embedSize } from './parts/embed.ts';
import { playerNames } from './parts/format.ts';
import { readGameNames } from './parts/game-names.ts';
import type { ArcadePageDeps } from './parts/page-deps.ts';
import { replaySocialImagePath } from './parts/social-image-paths.ts';

const cacheSeconds = 3_600;
const linkPattern = /^(?:\/embed)?\/(live|replays)\/([0-9A-Za-z_]{1,64})$/;
const sideLengthMin = 120;
const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * oEmbed provider (https://oembed.com, version 1.0, JSON and XML) for live games and replays. Refuses with
 * invalid_input for invalid parameters, and with not_found for another URL or a game that is not visible.
 */
export async function oembed(
  { site, db }: ArcadePageDeps,
  api: ArcadeApiClient,
  query: URLSearchParams,
): Promise<PageDocument | Refusal> {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refuseInput('/format', 'enum', 'The format must be json or xml.');
  const link = query.get('url');
  if (link === null)
    return refuseInput('/url', 'required', `\`url\` is missing: the link of a game below ${site.url}.`);
  const gameLink = parseGameLink(site.url, link);
  if (gameLink === null)
    return refuse(notFound, `\`url\` must be the link of a live game or a replay, or of its embed, below ${site.url}.`);
  const game =
    gameLink.kind === 'live'
      ? await readLiveGame(db, api, gameLink.id)
      : await readReplay(db, api, gameLink.id, site.url);
  if (isRefusal(game)) return game;
  const size = {
    width: clampSideLength(query.get('maxwidth'), embedSize.width),
    height: clampSideLength(query.get('maxheight'), embedSize.height),
  };
  const members = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Rialto',
    provider_url: `${site.url}/`,
    cache_age: cacheSeconds,
    ...game,
    html: renderHtml(embedCode(site.url, gameLink.path, game.title, size)),
    ...size,
  };
  return format === 'json' ? jsonOf(members) : xmlOf(members);
}

async function readLiveGame(db: Db, api: ArcadeApiClient, id: string) {
  const session = await api.session(id);
  if (isRefusal(session)) return session;
  const names = playerNames(session.players);
  const nameOf = await readGameNames(db, [session]);
  return { title: `${names}: ${nameOf(session)}`, author_name: names };
}

async function readReplay(db: Db, api: ArcadeApiClient, id: string, url: string) {
  const replay = await api.replay(id);
  if (isRefusal(replay)) return replay;
  const nameOf = await readGameNames(db, [replay]);
  return {
    title: replayTitle(replay, nameOf(replay)),
    author_name: playerNames(replay.players),
    thumbnail_url: url + replaySocialImagePath(id),
    thumbnail_width: socialImageSize.width,
    thumbnail_height: socialImageSize.height,
  };
}

function parseGameLink(arcadeUrl: string, link: string) {
  const arcade = new URL(arcadeUrl);
  const url = URL.parse(link);
  if (url === null || url.protocol !== arcade.protocol || url.port !== arcade.port) return null;
  if (!equivalentHostNames(arcade.hostname).includes(url.hostname)) return null;
  // The base path of an arcade with a separate host is /.
  const basePath = arcade.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${basePath}/`)) return null;
  const [, kind, id] = linkPattern.exec(url.pathname.slice(basePath.length)) ?? [];
  if (kind === undefined || id === undefined) return null;
  const step = url.searchParams.get('at');
  const query = step !== null && /^\d{1,16}$/.test(step) ? `?at=${step}` : '';
  return { kind, id, path: `/${kind}/${id}${query}` };
}

/** Side length in pixels: the requested maximum, limited to the range from `sideLengthMin` to `defaultSide`. */
function clampSideLength(text: string | null, defaultSide: number): number {
  const sideMax = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : defaultSide;
  return Math.max(sideLengthMin, Math.min(defaultSide, sideMax));
}

function jsonOf(members: object): PageDocument {
  const text = JSON.stringify(members);
  return { contentType: 'application/json; charset=utf-8', text, content: text };
}

function xmlOf(members: object): PageDocument {
  const elements = Object.entries(members).map(
    ([name, value]) => `<${name}>${renderHtml(html`${String(value)}`)}</${name}>`,
  );
  const text = `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${elements.join('')}</oembed>`;
  return { contentType: 'text/xml; charset=utf-8', text, content: text };
}
