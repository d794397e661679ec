import { dayMs } from '../../../core/base/clock.ts';
import { isFinal } from '../../deliveries/rules/states.ts';
import type { RecentRow } from '../../deliveries/store/recent-deliveries.ts';

/** Consecutive failed or ambiguous deliveries after which a destination counts as failing. */
const consecutiveFailuresMin = 5;

/** Maximum number of the account's newest deliveries to read. */
export const failingRecordsMax = 100;

type FinishedRow = Pick<RecentRow, 'destination_origin' | 'state' | 'finished_at'>;

/**
 * Whether the newest five finished deliveries to an origin all ended as failed or ambiguous, the last one within a
 * day. `rows`: newest first.
 */
export function isFailing(rows: readonly FinishedRow[], origin: string, nowMs: number): boolean {
  const newestRows = rows
    .filter(({ destination_origin, state }) => destination_origin === origin && state !== 'erased' && isFinal(state))
    .slice(0, consecutiveFailuresMin);
  const lastEndMs = Math.max(...newestRows.map(({ finished_at }) => finished_at ?? 0));
  const isNoneDelivered = newestRows.every(({ state }) => state !== 'delivered');
  return newestRows.length === consecutiveFailuresMin && isNoneDelivered && nowMs - lastEndMs < dayMs;
}
