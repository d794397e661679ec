import { dayMs } from '../../../core/base/clock.ts';
import { replaysMax } from './limits.ts';
import type { DeliveryRecord } from './record.ts';

/** A record is kept, read and replayed for so long after the delivery was accepted. */
export const recordKeptMs = 30 * dayMs;

/** Then its key is remembered for so long, lest a late repetition send the lead again. */
export const keyKeptMs = 400 * dayMs;

/** Records that an account which never paid keeps; its oldest beyond are reduced to their keys early. */
export const trialRecordsMax = 10_000;

/** What is left of a delivery: all, the key alone, or nothing. */
export function retainedPartOf(createdAtMs: number, nowMs: number): 'record' | 'key' | 'nothing' {
  const ageMs = nowMs - createdAtMs;
  if (ageMs < recordKeptMs) return 'record';
  return ageMs < recordKeptMs + keyKeptMs ? 'key' : 'nothing';
}

/** Until when a delivery may be replayed; null when it cannot be. */
export function replayUntilMs(
  { state, replays }: Pick<DeliveryRecord, 'state' | 'replays'>,
  createdAtMs: number,
): number | null {
  return state === 'delivered' || replays >= replaysMax ? null : createdAtMs + recordKeptMs;
}
