import type { GameEvent } from '../../../../src/arcade/engines/driver.ts';
import type { Advanced, Pieces, Stepped } from '../../../../src/arcade/engines/engine.ts';
import type { GuessAction, GuessState } from './state.ts';

// Two seats alternately guess the next random number from 0 to 3. After six guesses the seat with more correct ones
// wins.

export const guessesMax = 6;
export const valueMax = 3;

export function start(): GuessState {
  return { tUs: 0, guesses: 0, points: [0, 0], last: null, hasEnded: false };
}

export function step(
  state: GuessState,
  seat: number,
  { value }: GuessAction,
  pieces: Pieces,
): Stepped<GuessState, GameEvent, string> {
  if (state.hasEnded) return { state, events: [], refused: 'over' };
  if (seat !== state.guesses % 2) return { state, events: [], refused: 'not_your_turn' };
  const drawn = pieces(state.guesses);
  const guesses = state.guesses + 1;
  const points = drawn === value ? state.points.with(seat, (state.points[seat] ?? 0) + 1) : state.points;
  const next = { ...state, guesses, points, last: { seat, value, drawn }, hasEnded: guesses === guessesMax };
  return { state: next, events: [{ type: 'guess', t_us: state.tUs }] };
}

export function advance(state: GuessState, toUs: number): Advanced<GuessState, GameEvent> {
  if (!Number.isSafeInteger(toUs) || toUs < state.tUs)
    throw new RangeError(`Time ${toUs} must be an integer from ${state.tUs}.`);
  return { state: state.hasEnded ? state : { ...state, tUs: toUs }, events: [] };
}
