import { endOf, type Game, gameAt } from '../sessions/game.ts';

/** A game as it stands now beside what its records say. */
export interface Moment {
  /** As of its last record, or of its end: what the states of a page grow from. */
  readonly recorded: Game;
  /** The same, moved on by time alone. */
  readonly now: Game;
  readonly tUs: number;
  /** How many pieces the game has asked for by now: those are public, and no others. */
  readonly revealed: number;
}

export function momentOf(recorded: Game, nowUs: number): Moment {
  const now = gameAt(recorded, nowUs);
  const { driver } = recorded.facts;
  return { recorded, now, tUs: driver.timeOf(now.state), revealed: driver.revealed(now.state) };
}

/** Whether time alone has ended it and the end is not written yet: then it may not be told. */
export function isUnwrittenEnd({ recorded, now }: Moment): boolean {
  return recorded.ended === null && endOf(now) !== null;
}

/** Whether somebody who knows the earlier moment would be surprised by this one. */
export function isNews(moment: Moment, told: Moment): boolean {
  const { recorded, now, revealed } = moment;
  if (recorded.seq !== told.recorded.seq || recorded.ended !== told.recorded.ended || revealed !== told.revealed)
    return true;
  return now.events.some(({ byTime, event }) => byTime && event.t_us > told.tUs);
}
