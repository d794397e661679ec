import { dayMs } from '../../../core/base/clock.ts';
import { isFinal } from '../../deliveries/rules/states.ts';
import type { RecentRow } from '../../deliveries/store/recent-deliveries.ts';

/** Deliveries in a row without a success after which a destination counts as failing. */
export const failuresInRow = 5;

/** Limit of an account's newest deliveries that are read to find failing origins. */
export const failingRecordsMax = 100;

type Ended = Pick<RecentRow, 'destination_origin' | 'state' | 'finished_at'>;

/** Origins whose newest five finished deliveries all failed, the last of them within a day. `rows` are newest first. */
export function failingOrigins(rows: readonly Ended[], nowMs: number): string[] {
  const ended = rows.filter(({ state }) => state !== 'erased' && isFinal(state));
  return [...Map.groupBy(ended, (row) => row.destination_origin)]
    .filter(([, own]) => isFailing(own.slice(0, failuresInRow), nowMs))
    .map(([origin]) => origin);
}

function isFailing(newest: readonly Ended[], nowMs: number): boolean {
  const lastEndMs = Math.max(...newest.map(({ finished_at }) => finished_at ?? 0));
  const areFailed = newest.every(({ state }) => state !== 'delivered');
  return newest.length === failuresInRow && areFailed && nowMs - lastEndMs < dayMs;
}
