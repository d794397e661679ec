import type { VerifiedRound } from './round-completion.ts';

/** Aggregates of a certificate over all its rounds. */
export interface Aggregates {
  readonly rounds: number;
  /** Number of rounds by end reason. */
  readonly ends: Readonly<Record<string, number>>;
  /** Range of each count over the rounds, by the engine's names. */
  readonly counts: Readonly<Record<string, CountRange>>;
}

interface CountRange {
  readonly least: number;
  readonly most: number;
  readonly total: number;
}

/** Aggregates of at least one round of one engine. */
export function aggregate(rounds: readonly VerifiedRound[]): Aggregates {
  const ends: Record<string, number> = {};
  for (const { result } of rounds) ends[result.reason] = (ends[result.reason] ?? 0) + 1;
  const names = Object.keys(rounds[0]?.counts ?? {});
  const counts = Object.fromEntries(
    names.map((name) => [name, rangeOf(rounds.map((round) => round.counts[name] ?? 0))]),
  );
  return { rounds: rounds.length, ends, counts };
}

function rangeOf(values: readonly number[]): CountRange {
  return {
    least: Math.min(...values),
    most: Math.max(...values),
    total: values.reduce((sum, value) => sum + value, 0),
  };
}
