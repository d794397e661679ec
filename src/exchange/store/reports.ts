import type { Db, Tx } from '../../core/db/transaction.ts';
import type { ReportTable } from '../tables.ts';

export type NewReport = Omit<ReportTable, 'n'>;

/** Open report of an account about a record, if any. */
export function findOpenReport(
  db: Db,
  reporterId: string,
  entryId: string,
  replyId: string | null,
): Promise<{ id: string; status: string } | undefined> {
  return db.first(
    db.query
      .selectFrom('exchange_report')
      .select(['id', 'status'])
      .where('reporter_id', '=', reporterId)
      .where('entry_id', '=', entryId)
      .where('reply_id', 'is not distinct from', replyId)
      .where('status', '=', 'open'),
  );
}

export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx.run(tx.query.insertInto('exchange_report').values(report));
}
