import type { RecordedGame } from '../../../replays/verification/engine-build.ts';
import type { PublicState } from './probe-states.ts';

/** Replayed certification round. */
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
 * States of a round that are rendered, in order: its start, at most `locksMax` evenly spaced positions at which a piece
 * locked (any positions in games without pieces), and its end.
 */
export function roundStates(round: ReplayedRound, locksMax: number): PublicState[] {
  return renderedPositions(round.game, locksMax).map((position) => stateAt(round, position));
}

function renderedPositions({ pieces, last }: RecordedGame, locksMax: number): number[] {
  const locks = pieces.length > 0 ? pieces : Array.from({ length: last }, (_, index) => index + 1);
  const count = Math.min(locks.length, locksMax);
  const sampledLocks = Array.from(
    { length: count },
    (_, index) => locks[Math.floor((index * locks.length) / count)] ?? last,
  );
  return [...new Set([0, ...sampledLocks, last])];
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
