/** A lease ends so long after the last recorded action. */
const idleUsMax = 30 * 60 * 1_000_000;
/** And so long after it began, whatever was recorded. */
export const leaseUsMax = 6 * 60 * 60 * 1_000_000;

export interface PlaceLease {
  /** Running time of its beginning; later if it was suspended meanwhile. */
  readonly leasedUs: number;
  /** Running time at which it ends at the latest. */
  readonly leaseUs: number;
}

/** When a lease ends if nothing more is recorded; `lastUs` is the running time of the last record. */
export function leaseEndUs({ leasedUs, leaseUs }: PlaceLease, lastUs: number): number {
  return Math.min(Math.max(leasedUs, lastUs) + idleUsMax, leaseUs);
}
