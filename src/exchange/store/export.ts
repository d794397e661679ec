import { formatTime } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type EntryRow, selectEntries } from './entries.ts';
import { type ReplyRow, selectReplies } from './replies.ts';

const recordsPerPage = 50;

/** Entries of the account after this key, oldest first, including hidden ones. */
export function listOwnEntries(db: Db, accountId: string, after: number): Promise<EntryRow[]> {
  return db.all(
    selectEntries(db)
      .where('e.author_id', '=', accountId)
      .where('e.n', '>', after)
      .orderBy('e.n')
      .limit(recordsPerPage),
  );
}

export function listOwnReplies(db: Db, accountId: string, after: number): Promise<ReplyRow[]> {
  return db.all(
    selectReplies(db)
      .where('r.author_id', '=', accountId)
      .where('r.n', '>', after)
      .orderBy('r.n')
      .limit(recordsPerPage),
  );
}

/** Reports made by the account. */
export function listOwnReports(db: Db, accountId: string, after: number) {
  return db.all(
    db.query
      .selectFrom('exchange_report')
      .select((column) => column.ref('n').$castTo<number>().as('n'))
      .select(['id', 'entry_id', 'reply_id', 'reason', 'status', 'created_at'])
      .where('reporter_id', '=', accountId)
      .where('n', '>', after)
      .orderBy('n')
      .limit(recordsPerPage),
  );
}

export function toReport(row: Awaited<ReturnType<typeof listOwnReports>>[number]) {
  const { id, entry_id, reply_id, reason, status } = row;
  return { id, entry_id, reply_id, reason, status, created_at: formatTime(row.created_at) };
}
