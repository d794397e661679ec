import type { Refusal } from '../../../core/base/refusal.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import { streamsPerAddress, streamsPerKey } from '../../limits.ts';

/** Counts open streams per key and per address on this node. */
export interface OpenStreams {
  /** Acquires a stream slot, or refuses with rate_limited at a limit. The returned function releases the slot. */
  acquire(keyHash: string | null, address: string): (() => void) | Refusal;
  /** Reason why no stream can be opened; null if one can. */
  limitRefusal(keyHash: string | null, address: string): Refusal | null;
}

const retryAfterSeconds = 15;

export function createOpenStreams(areLimitsEnabled: boolean): OpenStreams {
  const byKey = new Map<string, number>();
  const byAddress = new Map<string, number>();
  const limitRefusal: OpenStreams['limitRefusal'] = (keyHash, address) => {
    if (keyHash !== null && (byKey.get(keyHash) ?? 0) >= streamsPerKey)
      return refuseConcurrency('live-streams-of-a-key', streamsPerKey, retryAfterSeconds);
    return (byAddress.get(address) ?? 0) < streamsPerAddress
      ? null
      : refuseConcurrency('live-streams-of-an-address', streamsPerAddress, retryAfterSeconds);
  };
  return {
    limitRefusal,
    acquire(keyHash, address) {
      if (!areLimitsEnabled) return () => {};
      const refusal = limitRefusal(keyHash, address);
      if (refusal !== null) return refusal;
      addToCount(byAddress, address, 1);
      if (keyHash !== null) addToCount(byKey, keyHash, 1);
      return () => {
        addToCount(byAddress, address, -1);
        if (keyHash !== null) addToCount(byKey, keyHash, -1);
      };
    },
  };
}

function addToCount(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const openCount = (counts.get(key) ?? 0) + change;
  if (openCount === 0) counts.delete(key);
  else counts.set(key, openCount);
}
