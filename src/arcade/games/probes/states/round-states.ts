import type { RecordedGame } from '../../../replays/verification/engine-build.ts';
import type { PublicState } from './probe-states.ts';

/** Replayed certification round, or another replayed session. */
export interface ReplayedRound {
  readonly game: RecordedGame;
  readonly sessionId: string;
  readonly pace: string;
  /** Number of records in its log. */
  readonly records: number;
  /** End reason in the result of its log. */
  readonly endReason: string;
}

/**
 * States of a round that are rendered, in order: its start, at most `positionsMax` evenly spaced positions at which a
 * new piece came into play (any positions in games without pieces), and its end.
 */
export function roundStates(round: ReplayedRound, positionsMax: number): PublicState[] {
  return renderedPositions(round.game, positionsMax).map((position) => stateAt(round, position));
}

function renderedPositions({ pieces, last }: RecordedGame, positionsMax: number): number[] {
  const positions = pieces.length > 0 ? pieces : Array.from({ length: last }, (_, index) => index + 1);
  const count = Math.min(positions.length, positionsMax);
  const sampledPositions = Array.from(
    { length: count },
    (_, index) => positions[Math.floor((index * positions.length) / count)] ?? last,
  );
  return [...new Set([0, ...sampledPositions, last])];
}

/** Snapshot as a session page passes it to the renderer. */
function stateAt({ game, sessionId, pace, records, endReason }: ReplayedRound, position: number): PublicState {
  return {
    ...game.snapshotAt(position),
    session_id: sessionId,
    seq: Math.min(position, records),
    ...(position === game.last ? { status: 'ended', end_reason: endReason } : {}),
    pace,
    events_since: game.eventsAt(position),
  };
}
