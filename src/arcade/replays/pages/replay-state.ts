import type { Refusal } from '../../../core/base/refusal.ts';
import type { ArcadeApiClient, ReplayStep } from '../../pages/parts/api-client.ts';
import { numberText, playerNames } from '../../pages/parts/format.ts';
import type { Replay } from '../../replay-schemas.ts';

/**
 * Replay state at the step in the address: the start when it is missing, the end when it is too large. Refuses with
 * not_found for a replay that is not visible.
 */
export function readReplayState(api: ArcadeApiClient, { id, steps }: Replay, at = 0): Promise<ReplayStep | Refusal> {
  // The end is at the last record, or one after it when time ended the game.
  return api.replayStep(id, at > steps ? undefined : at);
}

export function replayTitle({ players, result }: Replay, gameName: string): string {
  return `${playerNames(players)}: ${numberText(result.score ?? 0)} points in ${gameName}`;
}
