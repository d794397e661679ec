import { definitionOf } from '../../engines/definitions.ts';
import type { LoggedAction, Result } from '../../engines/driver.ts';
import type { LogHeader } from '../../replays/log/log-format.ts';

/** A certification round whose log was verified. */
export interface VerifiedRound {
  readonly engine: string;
  readonly result: Result;
  readonly counts: Counts;
}

/** The same with everything that a certificate and the settling of its places need of the log. */
export interface PlayedRound extends VerifiedRound {
  readonly header: LogHeader;
  readonly records: number;
  readonly chainHead: string;
  /** SHA-256 of the text of the log. */
  readonly logHash: string;
  /** The seats that had to act when the round ended. */
  readonly seatsToAct: readonly number[];
}

/** What certificates count of a round, by the engine's names. */
export type Counts = Readonly<Record<string, number>>;

export function countsOf(engine: string, actions: readonly LoggedAction[], result: Result): Counts {
  return definitionOf(engine).certification.counts(actions, result);
}

/** Whether a round counts for a certificate: it was played to an end of the game's own, and far enough. */
export function isComplete({ engine, result, counts }: VerifiedRound): boolean {
  const { endings, least } = definitionOf(engine).certification;
  return endings.includes(result.reason) && Object.entries(least).every(([name, min]) => (counts[name] ?? 0) >= min);
}
