/** Maximum time after the last recorded action. */
const idleUsMax = 30 * 60 * 1_000_000;
/** Maximum duration of a lease. */
export const leaseUsMax = 6 * 60 * 60 * 1_000_000;

export interface PlaceLease {
  /** Running time of its start, moved forward by suspensions of the lease. */
  readonly leasedUs: number;
  /** Running time of its latest possible end. */
  readonly leaseUs: number;
}

/** End of a lease without further records; `lastUs` is the running time of the last record. */
export function leaseEndUs({ leasedUs, leaseUs }: PlaceLease, lastUs: number): number {
  return Math.min(Math.max(leasedUs, lastUs) + idleUsMax, leaseUs);
}
