import { isRefusal } from '../../../core/base/refusal.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { Drawn } from '../assets/board-drawing.js';
import { drawnOf } from './board.ts';
import type { ArcadeReader } from './reader.ts';

/** Cache of replay thumbnails. Replays are immutable, so each is computed once. */
export interface ReplayPictures {
  /** Thumbnails of replays, in their order; null where there is no board, or none is available now. */
  of(reader: ArcadeReader, replays: readonly Replay[]): Promise<(Drawn | null)[]>;
}

const cachedPicturesMax = 1_000;
/** Position of the thumbnail as a share of the game: late enough for a full board, before the end. */
const moment = 0.7;

export function createReplayPictures(): ReplayPictures {
  const cache = new Map<string, Drawn>();

  async function pictureOf(reader: ArcadeReader, { id, steps }: Replay): Promise<Drawn | null> {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const state = await reader.readReplayStep(id, Math.floor(steps * moment));
    const picture = isRefusal(state) ? null : drawnOf(state.observation);
    if (picture === null) return null;
    const { board, active } = picture;
    for (const oldest of cache.keys()) {
      if (cache.size < cachedPicturesMax) break;
      cache.delete(oldest);
    }
    cache.set(id, { board, active });
    return picture;
  }

  return { of: (reader, replays) => Promise.all(replays.map((replay) => pictureOf(reader, replay))) };
}
