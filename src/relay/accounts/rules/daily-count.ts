import { dayMs } from '../../../core/base/clock.ts';

/** A counter of one UTC day, in days since 1970. */
export interface DailyCount {
  readonly day: number;
  readonly count: number;
}

/** The counter of the current day, and the end of that day. */
export function dailyCountAt(before: DailyCount | null, nowMs: number): DailyCount & { readonly endsAtMs: number } {
  // A clock that is set back does not reset the counter.
  const day = Math.max(Math.floor(nowMs / dayMs), before?.day ?? 0);
  return { day, count: before?.day === day ? before.count : 0, endsAtMs: (day + 1) * dayMs };
}
