import type { Refusal } from '../../../core/base/refusal.ts';
import { numberText, playerNames } from '../../pages/parts/format.ts';
import type { ArcadeReader, ReplayStep } from '../../pages/parts/reader.ts';
import type { Replay } from '../../replay-schemas.ts';

/** Replay state at the step in the address: the start when it is missing, the end when it is too large. */
export function readReplayState(reader: ArcadeReader, { id, steps }: Replay, at = 0): Promise<ReplayStep | Refusal> {
  // The end is at the last record, or one after it when time ended the game.
  return reader.readReplayStep(id, at > steps ? undefined : at);
}

export function replayTitle({ players, result }: Replay, gameName: string): string {
  return `${playerNames(players)}: ${numberText(result.score ?? 0)} points in ${gameName}`;
}
