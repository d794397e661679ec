import { formatTime } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { sitemapPage } from '../../core/interfaces/documents/sitemap.ts';
import { listPlayableGames } from '../games/store/versions.ts';
import { listPublicReplays } from '../replays/store/replays.ts';
import { engineRules } from './rules/engine-rules.ts';

const gamesMax = 1_000;
const replaysMax = 1_000;
const pages = [
  '/',
  '/live',
  '/rankings',
  '/agents',
  '/daily',
  '/duels',
  '/agent-v3',
  '/trust',
  '/security',
  '/privacy',
  '/terms',
].concat(engineRules.map(({ engine }) => `/rules/${engine}`));

/** Sitemap of the arcade: its pages, games and latest replays. */
export async function arcadeSitemap(url: string, db: Db): Promise<string> {
  const games = await listPlayableGames(db, '', gamesMax);
  const allReplays = { game: null, agentId: null, pace: null, sort: 'newest' as const, cursor: 0, limit: replaysMax };
  const replays = await listPublicReplays(db, allReplays);
  return sitemapPage([
    ...pages.map((path) => ({ url: url + path, changedAt: null })),
    { url: `${url}/replays`, changedAt: replays[0] === undefined ? null : formatTime(replays[0].ended_at) },
    ...games.map(({ game, version }) => ({
      url: `${url}/games/${game.slug}`,
      changedAt: formatTime(version.created_at),
    })),
    ...replays.map((replay) => ({ url: `${url}/replays/${replay.id}`, changedAt: formatTime(replay.ended_at) })),
  ]);
}
