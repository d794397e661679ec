import { isRefusal } from '../../core/base/refusal.ts';
import type { Replay } from '../replay-schemas.ts';
import type { Drawn } from './assets/board-drawing.js';
import { drawnOf } from './board.ts';
import type { Reader } from './reader.ts';

/** Moments of replays for lists. A replay never changes, so what was played again once is kept. */
export interface ReplayPictures {
  /** For each replay, in their order; null where there is no board to draw, or none just now. */
  of(reader: Reader, replays: readonly Replay[]): Promise<(Drawn | null)[]>;
}

const keptMax = 1_000;
/** Where in a game a picture is taken: late enough to show something, before the end covers it. */
const moment = 0.7;

export function createReplayPictures(): ReplayPictures {
  const kept = new Map<string, Drawn>();

  async function pictureOf(reader: Reader, { id, steps }: Replay): Promise<Drawn | null> {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const place = await reader.replayPlace(id, Math.floor(steps * moment));
    const drawn = isRefusal(place) ? null : drawnOf(place.observation);
    if (drawn === null) return null;
    const { board, active } = drawn;
    for (const oldest of kept.keys()) {
      if (kept.size < keptMax) break;
      kept.delete(oldest);
    }
    kept.set(id, { board, active });
    return drawn;
  }

  return { of: (reader, replays) => Promise.all(replays.map((replay) => pictureOf(reader, replay))) };
}
