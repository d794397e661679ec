import { dayMs, formatTime } from '../../../core/base/clock.ts';
import type { FinalState } from '../../deliveries/rules/states.ts';
import type { RecentRow } from '../../deliveries/store/recent-deliveries.ts';

export type DayCounts = { readonly day: string } & Readonly<Record<FinalState, number>>;

/**
 * Numbers of finished deliveries by the UTC day of their acceptance, oldest first; days in between without deliveries
 * are included.
 */
export function countByDay(rows: readonly Pick<RecentRow, 'state' | 'created_at'>[]): DayCounts[] {
  const retainedRows = rows.filter(({ state }) => state !== 'erased');
  const byDay = Map.groupBy(retainedRows, ({ created_at: at }) => Math.floor(at / dayMs));
  const dayNumbers = [...byDay.keys()];
  if (dayNumbers.length === 0) return [];
  const [firstDay, lastDay] = [Math.min(...dayNumbers), Math.max(...dayNumbers)];
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) =>
    dayCounts(firstDay + index, byDay.get(firstDay + index) ?? []),
  );
}

function dayCounts(dayNumber: number, rows: readonly Pick<RecentRow, 'state'>[]): DayCounts {
  const count = (finalState: FinalState) => rows.filter(({ state }) => state === finalState).length;
  const day = formatTime(dayNumber * dayMs).slice(0, 10);
  return { day, delivered: count('delivered'), failed: count('failed'), ambiguous: count('ambiguous') };
}
