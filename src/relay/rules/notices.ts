import { hourMs } from '../../core/base/clock.ts';

/** Kinds of mail notices. Each can be disabled. */
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

/** Titles for people. */
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

/** Minimum interval between mails of one kind to an account. */
export const noticeIntervalMs = hourMs;

/** Remaining wait before a mail of this kind; 0: it can be sent. */
export function noticeWaitMs(sentAtMs: number | null, nowMs: number): number {
  if (sentAtMs === null) return 0;
  // Bounded, because the clock may have been set back.
  return Math.min(noticeIntervalMs, Math.max(0, sentAtMs + noticeIntervalMs - nowMs));
}
