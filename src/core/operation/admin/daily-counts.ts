import { dayMs } from '../../base/clock.ts';
import { firstIdAt } from '../../base/ids.ts';
import type { Db } from '../../db/transaction.ts';
import type { CountedTable } from './admin-queries.ts';

/** Upper bound of a reported count. */
const countMax = 100_000;

export interface DayCount {
  /** UTC date, such as `2026-11-24`. */
  readonly day: string;
  readonly count: number;
}

/**
 * Counts records by UTC day of creation for the last `days` days. Ids begin with a time, so each day is one index range.
 */
export async function countByDay(
  db: Db,
  table: CountedTable,
  { nowMs, days }: { readonly nowMs: number; readonly days: number },
): Promise<DayCount[]> {
  const todayIndex = Math.floor(nowMs / dayMs);
  const counts: DayCount[] = [];
  for (let dayIndex = todayIndex - days + 1; dayIndex <= todayIndex; dayIndex += 1) {
    const count = await countBetween(db, table, dayIndex * dayMs, (dayIndex + 1) * dayMs);
    counts.push({ day: new Date(dayIndex * dayMs).toISOString().slice(0, 10), count });
  }
  return counts;
}

async function countBetween(db: Db, { table, idPrefix }: CountedTable, fromMs: number, toMs: number): Promise<number> {
  const ids = db.query
    // All counted tables have a text id; one table name represents them in the type.
    .selectFrom(table as 'account')
    .select('id')
    .where('id', '>=', firstIdAt(idPrefix, fromMs))
    .where('id', '<', firstIdAt(idPrefix, toMs))
    .limit(countMax);
  const row = await db.first(db.query.selectFrom(ids.as('day')).select((eb) => eb.fn.countAll<number>().as('count')));
  return Number(row?.count ?? 0);
}
