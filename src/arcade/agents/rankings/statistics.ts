import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { lowerBound } from './lower-bound.ts';

/** Statistics of a ranking row, in whole points. */
export interface Statistics {
  /** The lower bound of the mean; see `lowerBound`. */
  readonly rating: number;
  readonly best: number;
  /** Median; for an even number of games the mean of the two in the middle, rounded down. */
  readonly median: number;
  /** Rounded down. */
  readonly mean: number;
  readonly sessions: number;
}

/**
 * Statistics of 5 to 20 scores in integer arithmetic, the same on every machine. Throws RangeError for fewer or more
 * scores.
 */
export function statisticsOf(scores: readonly number[]): Statistics {
  if (scores.length < gamesMin || scores.length > countedGamesMax)
    throw new RangeError(`A ranking row must have ${gamesMin} to ${countedGamesMax} games.`);
  const sortedScores = [...scores].sort((left, right) => left - right);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    rating: lowerBound(scores),
    best: sortedScores.at(-1) as number,
    median: medianOf(sortedScores),
    mean: Math.floor(sum / scores.length),
    sessions: scores.length,
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? Math.floor(((sorted[middle - 1] as number) + upper) / 2) : upper;
}
