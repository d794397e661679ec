import type { Timing } from '../measure.ts';

const sliceSecondsMax = 1.2;

/**
 * Limits the duration of one measurement, so that the compared servers alternate often and other load affects them
 * alike.
 */
export function shortSlices({ rounds, sliceSeconds }: Timing): Timing {
  return { rounds, sliceSeconds: Math.min(sliceSeconds, sliceSecondsMax) };
}
