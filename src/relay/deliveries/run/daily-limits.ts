import { dayMs, secondMs } from '../../../core/base/clock.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import { refuseRateLimited } from '../../../core/operation/rate-limit.ts';
import {
  consumeTestLead,
  type Plan,
  testLeadsPerDay,
  undeliveredAttemptsPerDay,
  undeliveredPauseSeconds,
} from '../../accounts/rules/trial.ts';
import { type RelayAccountRow, testLeadsOf, undeliveredCountOf } from '../../accounts/store/accounts.ts';

const perDay = (points: number) => ({ points, seconds: dayMs / secondMs });

/** Columns of the account with one more test lead today, or the refusal rate_limited. */
export function countTestLead(
  account: RelayAccountRow,
  nowMs: number,
): Pick<RelayAccountRow, 'test_day' | 'test_count'> | Refusal {
  const consumption = consumeTestLead(testLeadsOf(account), nowMs);
  if (!('counter' in consumption))
    return refuseRateLimited('relay-test-leads', perDay(testLeadsPerDay), consumption.retryAfterSeconds);
  return { test_day: consumption.counter.day, test_count: consumption.counter.count };
}

/**
 * Daily limit of a trial's undelivered attempts. Some use no unit, such as those with a 5xx response, although the
 * receiver may have stored the lead.
 */
export function refuseUndeliveredAttempts(account: RelayAccountRow, plan: Plan, nowMs: number): Refusal | null {
  const seconds = undeliveredPauseSeconds(plan, undeliveredCountOf(account), nowMs);
  return seconds === null ? null : refuseRateLimited('relay-undelivered', perDay(undeliveredAttemptsPerDay), seconds);
}
