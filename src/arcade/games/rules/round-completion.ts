import { definitionOf } from '../../engines/definitions.ts';
import type { LoggedAction, Result } from '../../engines/driver.ts';
import type { LogHeader } from '../../replays/log/log-format.ts';

/** A certification round whose log was verified. */
export interface VerifiedRound {
  readonly engine: string;
  readonly result: Result;
  readonly counts: Counts;
}

/** Verified round with all fields of its log that certificates and places need. */
export interface PlayedRound extends VerifiedRound {
  readonly header: LogHeader;
  readonly records: number;
  readonly chainHead: string;
  /** SHA-256 of the log text. */
  readonly logHash: string;
  /** Seats to act when the round ended. */
  readonly seatsToAct: readonly number[];
}

/** Counts of a round in certificates, such as of moves, by the engine's names. */
export type Counts = Readonly<Record<string, number>>;

export function countsOf(engine: string, actions: readonly LoggedAction[], result: Result): Counts {
  return definitionOf(engine).certification.counts(actions, result);
}

/** Whether a round counts for a certificate: it ended by the game's own rules and reached the minimum counts. */
export function isComplete({ engine, result, counts }: VerifiedRound): boolean {
  const { endings, minimums } = definitionOf(engine).certification;
  return endings.includes(result.reason) && Object.entries(minimums).every(([name, min]) => (counts[name] ?? 0) >= min);
}
