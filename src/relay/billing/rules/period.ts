import { dayMs } from '../../../core/base/clock.ts';

/** Count of live deliveries in a billing period of the paid plan. */
export interface PeriodCount {
  readonly beganAtMs: number;
  readonly count: number;
}

/** Maximum difference in length between months, by which a computed start can be off. */
const slackMs = 4 * dayMs;

/**
 * The count of the period that it is now. Periods are months that end when what is paid for ends;
 * while the payment of the next is not known yet, that has begun all the same. `paidUntilMs` null:
 * no end is known, and calendar months by UTC count.
 */
export function periodCountAt(before: PeriodCount | null, paidUntilMs: number | null, nowMs: number): PeriodCount {
  const beganAtMs = periodStart(paidUntilMs, nowMs);
  const isSame = before !== null && before.beganAtMs >= beganAtMs - slackMs;
  return isSame ? before : { beganAtMs, count: 0 };
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

/** The same day and time a number of months earlier, or the last day of that month. */
function monthsBefore(atMs: number, months: number): number {
  const at = new Date(atMs);
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay)) + (atMs % dayMs);
}
