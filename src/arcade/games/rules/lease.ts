/** Time without a recorded action after which a lease ends, in microseconds. */
const idleUsMax = 30 * 60 * 1_000_000;
/** Maximum duration of a lease, in microseconds. */
export const leaseUsMax = 6 * 60 * 60 * 1_000_000;

export interface PlaceLease {
  /** Running time of the lease's start, in microseconds. A lease that was suspended starts again afterwards. */
  readonly startUs: number;
  /** Running time of the lease's latest possible end, in microseconds. */
  readonly latestEndUs: number;
}

/** End of a lease without further records; `lastRecordUs` is the running time of the last record. */
export function leaseEndUs({ startUs, latestEndUs }: PlaceLease, lastRecordUs: number): number {
  return Math.min(Math.max(startUs, lastRecordUs) + idleUsMax, latestEndUs);
}
