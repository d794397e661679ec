import { dayMs } from '../../../core/base/clock.ts';
import { replaysMax } from './limits.ts';
import type { DeliveryRecord } from './record.ts';

/** Retention of a record after the delivery was accepted; it can be read and replayed for that time. */
export const recordRetentionMs = 30 * dayMs;

/** Retention of the idempotency key after the record is deleted, so that a late repeat is not sent again. */
export const keyRetentionMs = 400 * dayMs;

/**
 * Maximum number of records of an account that never had a subscription. Older records are deleted before their
 * retention ends, and only their keys are retained.
 */
export const trialRecordsMax = 10_000;

/** Part of a delivery that is retained at a given time. */
export function retainedPartOf(createdAtMs: number, nowMs: number): 'record' | 'key' | 'nothing' {
  const ageMs = nowMs - createdAtMs;
  if (ageMs < recordRetentionMs) return 'record';
  return ageMs < recordRetentionMs + keyRetentionMs ? 'key' : 'nothing';
}

/** Time until which a delivery may be replayed; null when it cannot be. */
export function replayUntilMs(
  { state, replays }: Pick<DeliveryRecord, 'state' | 'replays'>,
  createdAtMs: number,
): number | null {
  return state === 'delivered' || replays >= replaysMax ? null : createdAtMs + recordRetentionMs;
}
