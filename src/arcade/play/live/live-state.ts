import { endOf, gameAt, type LoadedGame } from '../sessions/game.ts';

/** State of a running game: at its last record, and now. */
export interface LiveState {
  /** At its last record, or at its end; clients compute later states from it. */
  readonly recorded: LoadedGame;
  /** Advanced to the current time. */
  readonly now: LoadedGame;
  readonly tUs: number;
  /** Number of pieces that the game has requested so far; only these are public. */
  readonly revealed: number;
}

export function liveStateOf(recorded: LoadedGame, nowUs: number): LiveState {
  const now = gameAt(recorded, nowUs);
  const { driver } = recorded.facts;
  return { recorded, now, tUs: driver.timeOf(now.state), revealed: driver.revealed(now.state) };
}

/** Whether the game has ended by time and the end is not stored yet. Such an end must not be published. */
export function isUnwrittenEnd({ recorded, now }: LiveState): boolean {
  return recorded.ended === null && endOf(now) !== null;
}

/** Whether this state must be sent to viewers that have the previous one. */
export function hasChanged(liveState: LiveState, previous: LiveState): boolean {
  const { recorded, now, revealed } = liveState;
  if (
    recorded.seq !== previous.recorded.seq ||
    recorded.ended !== previous.recorded.ended ||
    revealed !== previous.revealed
  )
    return true;
  return now.events.some(({ byTime, event }) => byTime && event.t_us > previous.tUs);
}
