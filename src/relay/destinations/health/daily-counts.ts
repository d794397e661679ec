import { dayMs, formatTime } from '../../../core/base/clock.ts';
import type { FinalState } from '../../deliveries/rules/states.ts';
import type { RecentRow } from '../../deliveries/store/recent-deliveries.ts';

export type DayCounts = { readonly day: string } & Readonly<Record<FinalState, number>>;

/** Finished deliveries of each day by UTC, oldest first; days between them without deliveries are included. */
export function countByDay(rows: readonly Pick<RecentRow, 'state' | 'created_at'>[]): DayCounts[] {
  const stored = rows.filter(({ state }) => state !== 'erased');
  const byDay = Map.groupBy(stored, ({ created_at: at }) => Math.floor(at / dayMs));
  const numbers = [...byDay.keys()];
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    dayCounts(first + index, byDay.get(first + index) ?? []),
  );
}

function dayCounts(number: number, rows: readonly Pick<RecentRow, 'state'>[]): DayCounts {
  const count = (finalState: FinalState) => rows.filter(({ state }) => state === finalState).length;
  const day = formatTime(number * dayMs).slice(0, 10);
  return { day, delivered: count('delivered'), failed: count('failed'), ambiguous: count('ambiguous') };
}
