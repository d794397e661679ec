import { endOf, gameAt, type LoadedGame } from '../sessions/game.ts';

/** A game as it is now beside what its records say. */
export interface LiveState {
  /** As of its last record, or of its end: what the states of a page grow from. */
  readonly recorded: LoadedGame;
  /** The same, moved on by time alone. */
  readonly now: LoadedGame;
  readonly tUs: number;
  /** How many pieces the game has requested by now: those are public, and no others. */
  readonly revealed: number;
}

export function momentOf(recorded: LoadedGame, nowUs: number): LiveState {
  const now = gameAt(recorded, nowUs);
  const { driver } = recorded.facts;
  return { recorded, now, tUs: driver.timeOf(now.state), revealed: driver.revealed(now.state) };
}

/** Whether time alone has ended it and the end is not written yet: then it may not be reported. */
export function isUnwrittenEnd({ recorded, now }: LiveState): boolean {
  return recorded.ended === null && endOf(now) !== null;
}

/** Whether someone who knows the earlier moment would be surprised by this one. */
export function hasChanged(moment: LiveState, previous: LiveState): boolean {
  const { recorded, now, revealed } = moment;
  if (
    recorded.seq !== previous.recorded.seq ||
    recorded.ended !== previous.recorded.ended ||
    revealed !== previous.revealed
  )
    return true;
  return now.events.some(({ byTime, event }) => byTime && event.t_us > previous.tUs);
}
