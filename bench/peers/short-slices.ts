import type { Timing } from '../measure.ts';

const sliceSecondsMax = 1.2;

/**
 * Limits the duration of one measurement. Compared servers are measured in turn, so that other load affects both alike.
 */
export function shortSlices({ rounds, sliceSeconds }: Timing): Timing {
  return { rounds, sliceSeconds: Math.min(sliceSeconds, sliceSecondsMax) };
}
