import type { RecordedGame } from '../../../replays/verification/engine-build.ts';
import type { PublicState } from './probe-states.ts';

/** A certification round that was played again. */
export interface ReplayedRound {
  readonly game: RecordedGame;
  readonly sessionId: string;
  readonly pace: string;
  /** Number of records of its log. */
  readonly records: number;
  /** The reason in the result of its log. */
  readonly endReason: string;
}

/**
 * The states of a round that are drawn, in the order of play: its start, at most `locksMax` of the places at which a
 * piece has locked (in games without pieces: of all places), evenly chosen, and its end.
 */
export function roundStates(round: ReplayedRound, locksMax: number): PublicState[] {
  return drawnPositions(round.game, locksMax).map((position) => stateAt(round, position));
}

function drawnPositions({ pieces, last }: RecordedGame, locksMax: number): number[] {
  const locks = pieces.length > 0 ? pieces : Array.from({ length: last }, (_, index) => index + 1);
  const count = Math.min(locks.length, locksMax);
  const chosen = Array.from({ length: count }, (_, index) => locks[Math.floor((index * locks.length) / count)] ?? last);
  return [...new Set([0, ...chosen, last])];
}

/** As a page of a session gives it to the renderer. */
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
