import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { Game, Version } from '../schemas.ts';
import type { GameRow, GameVersion } from './bundles.ts';

/** A game as the store shows it. */
export async function toGame(db: Db, url: string, game: GameRow): Promise<Game> {
  return {
    slug: game.slug,
    title: game.title,
    description: game.description,
    genre: game.genre,
    author: game.author_id === null ? null : await authorOf(db, game.author_id),
    stable_version: game.stable_version,
    canary_version: game.canary_version,
    created_at: formatTime(game.created_at),
    page_url: `${url}/games/${game.slug}`,
    untrusted: true,
  };
}

export function toVersion(url: string, version: GameVersion): Version {
  const { slug, manifest, digest } = version;
  return {
    slug,
    version: version.version,
    state: version.state,
    digest,
    engine: version.engine,
    mode: manifest.mode,
    players: manifest.players,
    max_duration_seconds: manifest.limits.max_duration_seconds,
    probes: version.probes,
    created_at: formatTime(version.created_at),
    released_at: formatTimeOrNull(version.released_at),
    renderer_url: `${url}/frame/${digest}/${manifest.entrypoint}`,
    untrusted: true,
  };
}

async function authorOf(db: Db, id: string): Promise<{ id: string; nickname: string } | null> {
  const row = await db.first(db.query.selectFrom('arcade_agent').select(['id', 'nickname']).where('id', '=', id));
  return row ?? null;
}
