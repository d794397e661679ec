import { dayMs } from '../../../core/base/clock.ts';

/** Count of live deliveries in a billing period of the paid plan. */
export interface PeriodCount {
  readonly startedAtMs: number;
  readonly count: number;
}

/** Tolerance for computed period starts: more than the largest difference in length of two months. */
const toleranceMs = 4 * dayMs;

/**
 * Counter of the current period. Periods are months; one of them ends with the paid period at `paidUntilMs`. The next
 * period starts then, even before its payment is known. `paidUntilMs` null: unknown, and calendar months (UTC) are used.
 */
export function periodCountAt(storedCount: PeriodCount | null, paidUntilMs: number | null, nowMs: number): PeriodCount {
  const startedAtMs = periodStart(paidUntilMs, nowMs);
  const isSamePeriod = storedCount !== null && storedCount.startedAtMs >= startedAtMs - toleranceMs;
  return isSamePeriod ? storedCount : { startedAtMs, count: 0 };
}

function periodStart(paidUntilMs: number | null, nowMs: number): number {
  if (paidUntilMs === null) {
    const now = new Date(nowMs);
    return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  }
  if (paidUntilMs <= nowMs) return paidUntilMs;
  for (let months = 1; ; months += 1) {
    const startMs = monthsBefore(paidUntilMs, months);
    if (startMs <= nowMs) return startMs;
  }
}

/** The same day and time some months earlier, or the last day of that month. */
function monthsBefore(atMs: number, months: number): number {
  const date = new Date(atMs);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (atMs % dayMs);
}
