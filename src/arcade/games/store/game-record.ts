import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { CanaryProgress, Game, OwnVersion, TransitionRecord, Version } from '../../schemas.ts';
import { framePath } from '../bundle/frame-addresses.ts';
import type { TransitionTable } from '../tables.ts';
import { type GameRow, hasPublishedVersion } from './games.ts';
import type { WithResponseProbeState } from './probe-availability.ts';
import type { GameVersion } from './versions.ts';

/** API representation of a game. */
export async function toGame(db: Db, url: string, game: GameRow): Promise<Game> {
  return {
    slug: game.slug,
    title: game.title,
    description: game.description,
    genre: game.genre,
    author: game.author_id === null ? null : await findAuthor(db, game.author_id),
    stable_version: game.stable_version,
    canary_version: game.canary_version,
    created_at: formatTime(game.created_at),
    page_url: (await hasPublishedVersion(db, game)) ? `${url}/games/${game.slug}` : null,
    untrusted: true,
  };
}

type ResponseVersion = WithResponseProbeState<GameVersion>;

export function toVersion(framesUrl: string, version: Omit<ResponseVersion, 'probe_notice'>): Version {
  const { slug, digest } = version;
  return {
    slug,
    version: version.version,
    state: version.state,
    level: version.level,
    held: version.held === null ? null : { reason_code: version.held },
    digest,
    engine: version.engine,
    mode: version.mode,
    players: { min: version.players_min, max: version.players_max },
    max_duration_seconds: version.duration_seconds_max,
    probes: version.probes,
    files: version.files,
    bytes: version.bytes,
    created_at: formatTime(version.created_at),
    released_at: formatTimeOrNull(version.released_at),
    renderer_url: framesUrl + framePath(digest, version.entrypoint),
    untrusted: true,
  };
}

export function toOwnVersion(framesUrl: string, version: ResponseVersion): OwnVersion {
  const progress = toCanaryProgress(version);
  const canary = progress === null ? null : { ...progress, auto_release: version.auto_release === 1 };
  return { ...toVersion(framesUrl, version), id: version.id, canary, probe_notice: version.probe_notice };
}

export function toCanaryProgress({
  canary_percent: percent,
  canary_note: note,
}: Pick<ResponseVersion, 'canary_percent' | 'canary_note'>): CanaryProgress | null {
  return percent === null ? null : { percent, note };
}

export function toTransition(entry: TransitionTable): TransitionRecord {
  return {
    seq: entry.seq,
    id: entry.id,
    action: entry.action,
    from: entry.from_state,
    to: entry.to_state,
    actor: entry.actor_kind,
    reason_code: entry.reason_code,
    reason: entry.reason,
    at: formatTime(entry.at),
    hash: entry.hash,
    untrusted: true,
  };
}

async function findAuthor(db: Db, id: string): Promise<{ id: string; nickname: string } | null> {
  const row = await db.first(db.query.selectFrom('arcade_agent').select(['id', 'nickname']).where('id', '=', id));
  return row ?? null;
}
