import { dayMs, secondMs } from '../../../core/base/clock.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import { refuseUsedUp } from '../../../core/operation/rate-limit.ts';
import {
  type Plan,
  takeTestLead,
  testLeadsPerDay,
  undeliveredPauseSeconds,
  undeliveredPerDay,
} from '../../accounts/rules/trial.ts';
import { type RelayAccountRow, testLeadsOf, undeliveredOf } from '../../accounts/store/accounts.ts';

const aDay = (points: number) => ({ points, seconds: dayMs / secondMs });

/** The account's columns with one test lead more on this day, or rate_limited when the day has had all. */
export function countTestLead(
  account: RelayAccountRow,
  nowMs: number,
): Pick<RelayAccountRow, 'test_day' | 'test_count'> | Refusal {
  const taken = takeTestLead(testLeadsOf(account), nowMs);
  if (!('leads' in taken)) return refuseUsedUp('relay-test-leads', aDay(testLeadsPerDay), taken.retryAfterSeconds);
  return { test_day: taken.leads.day, test_count: taken.leads.count };
}

/**
 * rate_limited when too many attempts of a trial did not deliver today: such attempts cost no unit, and a
 * receiver may keep a lead whatever it answers.
 */
export function refuseUndelivered(account: RelayAccountRow, plan: Plan, nowMs: number): Refusal | null {
  const seconds = undeliveredPauseSeconds(plan, undeliveredOf(account), nowMs);
  return seconds === null ? null : refuseUsedUp('relay-undelivered', aDay(undeliveredPerDay), seconds);
}
