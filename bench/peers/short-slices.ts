import type { Timing } from '../measure.ts';

const sliceSecondsMax = 1.2;

/** Short slices, so that other load on the machine affects both servers of a pair. */
export function shortSlices({ rounds, sliceSeconds }: Timing): Timing {
  return { rounds, sliceSeconds: Math.min(sliceSeconds, sliceSecondsMax) };
}
