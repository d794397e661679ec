import type { Refusal } from '../../../core/base/refusal.ts';
import type { ArcadeReader, ReplayPlace } from '../../pages/parts/reader.ts';
import { numberText, playerNames } from '../../pages/parts/words.ts';
import type { Replay } from '../../replay-schemas.ts';

/** The step that an address names; one past the end is the end, as is none. */
export function readReplayState(
  reader: ArcadeReader,
  { id, steps }: Replay,
  at: number | undefined,
): Promise<ReplayPlace | Refusal> {
  // The end is the last record, or comes after it when time ended the game.
  return reader.replayPlace(id, at === undefined || at > steps ? undefined : at);
}

export function replayTitle({ players, result }: Replay, gameName: string): string {
  return `${playerNames(players)}: ${numberText(result.score ?? 0)} points in ${gameName}`;
}
