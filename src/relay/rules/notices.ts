import { hourMs } from '../../core/base/clock.ts';

/** Kinds of notices by mail. Each can be switched off. */
export const noticeKinds = [
  'destination_failing',
  'destination_recovered',
  'awaiting_replay',
  'trial_80',
  'trial_100',
  'trial_ending',
  'payment_failed',
  'second_subscription',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What each kind tells, for people. */
export const noticeTitles: Readonly<Record<NoticeKind, string>> = {
  destination_failing: 'A destination fails',
  destination_recovered: 'A destination works again',
  awaiting_replay: 'Deliveries await a replay, once a day',
  trial_80: '80 % of the trial is used',
  trial_100: 'The trial is used up',
  trial_ending: 'The trial ends in 3 days',
  payment_failed: 'A payment failed',
  second_subscription: 'More than one subscription is paid for',
};

/** At most one mail of a kind to an account in this time. */
export const noticeEveryMs = hourMs;

/** How long a mail of this kind still has to wait; 0: it may be sent. */
export function noticeWaitMs(sentAtMs: number | null, nowMs: number): number {
  if (sentAtMs === null) return 0;
  // A clock that was set back does not silence the notices.
  return Math.min(noticeEveryMs, Math.max(0, sentAtMs + noticeEveryMs - nowMs));
}
