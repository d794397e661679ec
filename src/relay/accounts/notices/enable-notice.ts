import type { Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount } from '../store/accounts.ts';
import { findNotice, putNotice } from '../store/notices.ts';
import type { NoticeSubscription } from './notice-tokens.ts';

/** Enables or disables a kind of notice; false if the account was removed. */
export async function setNoticeEnabled(
  tx: Tx,
  { accountId, kind }: NoticeSubscription,
  isEnabled: boolean,
): Promise<boolean> {
  if ((await lockRelayAccount(tx, accountId)) === undefined) return false;
  const row = await findNotice(tx, accountId, kind);
  await putNotice(tx, { account_id: accountId, kind, is_off: isEnabled ? 0 : 1, sent_at: row?.sent_at ?? null });
  return true;
}
