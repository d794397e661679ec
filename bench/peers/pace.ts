import type { Pace } from '../measure.ts';

const sliceSecondsMax = 1.2;

/** Slices so short that what else the machine does meets both servers of a pair. */
export function shortSlices({ rounds, sliceSeconds }: Pace): Pace {
  return { rounds, sliceSeconds: Math.min(sliceSeconds, sliceSecondsMax) };
}
