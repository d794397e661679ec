import { dayMs } from '../../base/clock.ts';
import { firstIdAt } from '../../base/ids.ts';
import type { Db } from '../../db/transaction.ts';
import type { CountedRecords } from './oversight.ts';

/** A day with more of them is reported as this many. */
const countedMax = 100_000;

export interface DayCount {
  /** By UTC, such as `2026-11-24`. */
  readonly day: string;
  readonly count: number;
}

/** Records by the day of their creation, of the last `days` days by UTC: each day is one range of the index of ids. */
export async function countByDay(
  db: Db,
  counted: CountedRecords,
  { nowMs, days }: { readonly nowMs: number; readonly days: number },
): Promise<DayCount[]> {
  const today = Math.floor(nowMs / dayMs);
  const counts: DayCount[] = [];
  for (let day = today - days + 1; day <= today; day += 1) {
    const count = await countBetween(db, counted, day * dayMs, (day + 1) * dayMs);
    counts.push({ day: new Date(day * dayMs).toISOString().slice(0, 10), count });
  }
  return counts;
}

async function countBetween(
  db: Db,
  { table, idPrefix }: CountedRecords,
  fromMs: number,
  toMs: number,
): Promise<number> {
  const ids = db.query
    // Every such table has a text id; naming one of them is enough for the types.
    .selectFrom(table as 'account')
    .select('id')
    .where('id', '>=', firstIdAt(idPrefix, fromMs))
    .where('id', '<', firstIdAt(idPrefix, toMs))
    .limit(countedMax);
  const row = await db.first(db.query.selectFrom(ids.as('day')).select((of) => of.fn.countAll<number>().as('count')));
  return Number(row?.count ?? 0);
}
