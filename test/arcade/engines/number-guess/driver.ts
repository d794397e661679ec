import type { Driver, Result, Terms } from '../../../../src/arcade/engines/driver.ts';
import { slownessOf } from '../../../../src/arcade/engines/pace.ts';
import { advance, start, step } from './number-guess-v1.ts';
import type { GuessAction, GuessState } from './state.ts';

export function driveNumberGuess(terms: Terms): Driver<GuessState> {
  if (terms.seats !== 2) throw new RangeError('The engine requires two seats.');
  return {
    slowness: slownessOf[terms.pace],
    lastsUsMax: 24 * 60 * 60 * 1_000_000,
    resignation: null,
    start,
    step: (state, seat, action, pieces) => step(state, seat, action as unknown as GuessAction, pieces),
    advance,
    project: ({ tUs, guesses, points, last, hasEnded }) => ({
      format: 'number-guess/1',
      t_us: tUs,
      status: hasEnded ? 'ended' : 'running',
      to_move: hasEnded ? null : guesses % 2,
      points,
      last,
    }),
    timeOf: ({ tUs }) => tUs,
    result: (state) => (state.hasEnded ? resultOf(state, 'all_guessed') : null),
    endedFor: resultOf,
    revealed: ({ guesses }) => guesses,
    pieceOf: () => 0,
    turningUs: ({ hasEnded, tUs }) => (hasEnded ? tUs : Number.MAX_SAFE_INTEGER),
    endBoundUs: ({ hasEnded, tUs }) => (hasEnded ? tUs : Number.MAX_SAFE_INTEGER),
  };
}

function resultOf({ tUs, points: [firstPoints = 0, secondPoints = 0] }: GuessState, reason: string): Result {
  return {
    reason,
    t_us: tUs,
    best: Math.max(firstPoints, secondPoints),
    winners: firstPoints === secondPoints ? [] : [firstPoints > secondPoints ? 0 : 1],
  };
}
