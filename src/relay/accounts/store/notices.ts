import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { NoticeKind } from '../../rules/notices.ts';
import type { NoticeTable } from '../../tables.ts';

/** Notices of the account that were enabled, disabled or sent; other kinds have no row. */
export function listNotices(db: Db, accountId: string): Promise<NoticeTable[]> {
  return db.all(db.query.selectFrom('relay_notice').selectAll().where('account_id', '=', accountId));
}

/** Undefined: default setting, and never sent. */
export function findNotice(db: Db, accountId: string, kind: NoticeKind): Promise<NoticeTable | undefined> {
  const notices = db.query.selectFrom('relay_notice').selectAll().where('account_id', '=', accountId);
  return db.first(notices.where('kind', '=', kind));
}

/** Replaces the row of a kind. The caller holds the account's lock. */
export async function putNotice(tx: Tx, { account_id, kind, ...columns }: NoticeTable): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_notice')
      .values({ account_id, kind, ...columns })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(columns)),
  );
}

export async function deleteNotices(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_notice').where('account_id', '=', accountId));
}
