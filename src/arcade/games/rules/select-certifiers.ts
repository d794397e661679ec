/** Interval after which the selection probability of each agent doubles. */
const minutesPerDoubling = 10;
/** Expected number of agents that are offered a place at first. */
const initialOffers = 6;
/** Minimum pool in the calculation: up to this size every eligible agent is offered the place at once. */
export const poolMin = 6;

/** Fields of an opened place that determine the selection. */
export interface OpenedPlace {
  readonly id: string;
  /** Eligible agents at the opening; at least `poolMin`. */
  readonly pool: number;
  /** Running time in microseconds. */
  readonly openedUs: number;
}

/**
 * Whether an eligible agent is offered a place now. Deterministic across nodes; a selected agent stays selected, and
 * eventually every eligible agent is. `hmacSha256` is keyed with the installation's selection key.
 */
export function isSelected(
  { id, pool, openedUs }: OpenedPlace,
  agentId: string,
  nowUs: number,
  hmacSha256: (text: string) => Uint8Array,
): boolean {
  const doublings = Math.max(0, Math.floor((nowUs - openedUs) / (minutesPerDoubling * 60_000_000)));
  const probability = Math.min(1, (initialOffers * 2 ** doublings) / Math.max(pool, poolMin));
  return fractionOf(hmacSha256(`${id}|${agentId}`)) < probability;
}

/** First 48 bits as a fraction from 0 to below 1. */
function fractionOf(digest: Uint8Array): number {
  let value = 0;
  for (const byte of digest.subarray(0, 6)) value = value * 256 + byte;
  return value / 2 ** 48;
}
