import { formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { noticeKinds, noticeTitles } from '../../rules/notices.ts';
import { listNotices } from '../store/notices.ts';

/** All kinds of notices with the account's settings. */
export async function viewNotices(db: Db, accountId: string) {
  const rows = await listNotices(db, accountId);
  return noticeKinds.map((kind) => {
    const row = rows.find((row) => row.kind === kind);
    return {
      kind,
      title: noticeTitles[kind],
      enabled: row?.is_off !== 1,
      last_sent_at: formatTimeOrNull(row?.sent_at ?? null),
    };
  });
}
