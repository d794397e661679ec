import type { Clock } from '../../../core/base/clock.ts';
import type { Database, Tx } from '../../../core/db/transaction.ts';
import type { Mail, Mailer } from '../../outbound/mail.ts';
import { type NoticeKind, noticeWaitMs } from '../../rules/notices.ts';
import { lockRelayAccount, type RelayAccountRow } from '../store/accounts.ts';
import { findNotice, putNotice } from '../store/notices.ts';
import type { NoticeSubscription, NoticeTokens } from './notice-tokens.ts';

/** Dependencies for sending notices. */
export interface NoticeDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Null: mail is not configured. */
  readonly mailer: Mailer | null;
  readonly noticeTokens: NoticeTokens;
  /** Base URL of the relay. */
  readonly url: string;
}

export type MailText = Pick<Mail, 'subject' | 'text'>;

/**
 * `sent`: the mail server accepted or rejected the mail, which is not repeated. `off`: the kind of notice is disabled,
 * the address is not confirmed, or the account was removed. `unavailable`: mail is not configured or the mail server
 * failed; retry later. `waitMs`: time until the next notice of the kind is allowed.
 */
export type NoticeOutcome = 'sent' | 'off' | 'unavailable' | { readonly waitMs: number };

/**
 * Sends a notice unless the account disabled this kind or got one within the hour. The time is stored before sending,
 * so that neither a crash nor another node leads to a second mail within the hour.
 */
export async function mailNotice(
  { database, clock, mailer, noticeTokens, url }: NoticeDeps,
  account: Pick<RelayAccountRow, 'id' | 'email' | 'email_confirmed_at'>,
  kind: NoticeKind,
  mailText: MailText,
): Promise<NoticeOutcome> {
  if (account.email_confirmed_at === null) return 'off';
  if (mailer === null) return 'unavailable';
  const subscription = { accountId: account.id, kind };
  const nowMs = clock.nowMs();
  const reservation = await database.write((tx) => reserveNotice(tx, subscription, nowMs));
  if (reservation === 'off' || 'waitMs' in reservation) return reservation;
  const unsubscribeUrl = `${url}/unsubscribe/${noticeTokens.tokenOf(subscription)}`;
  const text = `${mailText.text}\n-- \nStop this kind of message: ${unsubscribeUrl}\n`;
  const mailOutcome = await mailer.send({ to: account.email, subject: mailText.subject, text, unsubscribeUrl });
  if (mailOutcome !== 'unavailable') return 'sent';
  await database.write((tx) => restoreSentAt(tx, subscription, reservation.previousSentAtMs));
  return 'unavailable';
}

async function reserveNotice(
  tx: Tx,
  subscription: NoticeSubscription,
  nowMs: number,
): Promise<'off' | { readonly waitMs: number } | { readonly previousSentAtMs: number | null }> {
  const { accountId, kind } = subscription;
  if ((await lockRelayAccount(tx, accountId)) === undefined) return 'off';
  const row = await findNotice(tx, accountId, kind);
  if (row?.is_off === 1) return 'off';
  const previousSentAtMs = row?.sent_at ?? null;
  const waitMs = noticeWaitMs(previousSentAtMs, nowMs);
  if (waitMs > 0) return { waitMs };
  await putNotice(tx, { account_id: accountId, kind, is_off: 0, sent_at: nowMs });
  return { previousSentAtMs };
}

async function restoreSentAt(tx: Tx, { accountId, kind }: NoticeSubscription, sentAtMs: number | null): Promise<void> {
  if ((await lockRelayAccount(tx, accountId)) === undefined) return;
  const row = await findNotice(tx, accountId, kind);
  if (row !== undefined) await putNotice(tx, { ...row, sent_at: sentAtMs });
}
