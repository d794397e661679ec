import { dayMs, secondMs } from '../../core/base/clock.ts';
import type { Refusal } from '../../core/base/refusal.ts';
import { refuseUsedUp } from '../../core/operation/rate-limit.ts';
import { takeTestLead, testLeadsPerDay } from '../rules/trial.ts';
import { type RelayAccountRow, testLeadsOf } from '../store/accounts.ts';

const window = { points: testLeadsPerDay, seconds: dayMs / secondMs };

/** The account's columns with one test lead more on this day, or rate_limited when the day has had all. */
export function countTestLead(
  account: RelayAccountRow,
  nowMs: number,
): Pick<RelayAccountRow, 'test_day' | 'test_count'> | Refusal {
  const taken = takeTestLead(testLeadsOf(account), nowMs);
  if (!('leads' in taken)) return refuseUsedUp('relay-test-leads', window, taken.retryAfterSeconds);
  return { test_day: taken.leads.day, test_count: taken.leads.count };
}
