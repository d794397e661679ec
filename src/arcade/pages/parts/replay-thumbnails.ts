import { isRefusal } from '../../../core/base/refusal.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { DrawableBoard } from '../assets/board-drawing.js';
import type { ArcadeApiClient } from './api-client.ts';
import { toDrawableBoard } from './board.ts';

/** Cache of replay thumbnails. Replays are immutable, so a cached thumbnail stays valid. */
export interface ReplayThumbnails {
  /** Thumbnails of replays, in their order; null where there is no board, or none is available now. */
  of(api: ArcadeApiClient, replays: readonly Replay[]): Promise<(DrawableBoard | null)[]>;
}

const cachedThumbnailsMax = 1_000;
/** Position of the thumbnail as a share of the game: late enough for a full board, before the end. */
const thumbnailShare = 0.7;

export function createReplayThumbnails(): ReplayThumbnails {
  const cache = new Map<string, DrawableBoard>();

  async function thumbnailOf(api: ArcadeApiClient, { id, steps }: Replay): Promise<DrawableBoard | null> {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const state = await api.replayStep(id, Math.floor(steps * thumbnailShare));
    const thumbnail = isRefusal(state) ? null : toDrawableBoard(state.observation);
    if (thumbnail === null) return null;
    const { board, active } = thumbnail;
    for (const oldest of cache.keys()) {
      if (cache.size < cachedThumbnailsMax) break;
      cache.delete(oldest);
    }
    cache.set(id, { board, active });
    return thumbnail;
  }

  return { of: (api, replays) => Promise.all(replays.map((replay) => thumbnailOf(api, replay))) };
}
