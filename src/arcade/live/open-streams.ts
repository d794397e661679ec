import type { Refusal } from '../../core/base/refusal.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { streamsPerAddress, streamsPerKey } from '../limits.ts';

/** Counts the streams that one key and one address hold open on this node. */
export interface OpenStreams {
  /** Makes room for one more; refuses with rate_limited. The function given ends its claim. */
  take(keyHash: string | null, address: string): (() => void) | Refusal;
}

const retryAfterSeconds = 15;

export function createOpenStreams(enabled: boolean): OpenStreams {
  const byKey = new Map<string, number>();
  const byAddress = new Map<string, number>();
  return {
    take(keyHash, address) {
      if (!enabled) return () => {};
      if (keyHash !== null && (byKey.get(keyHash) ?? 0) >= streamsPerKey)
        return refuseAtOnce('live-streams-of-a-key', streamsPerKey, retryAfterSeconds);
      if ((byAddress.get(address) ?? 0) >= streamsPerAddress)
        return refuseAtOnce('live-streams-of-an-address', streamsPerAddress, retryAfterSeconds);
      count(byAddress, address, 1);
      if (keyHash !== null) count(byKey, keyHash, 1);
      return () => {
        count(byAddress, address, -1);
        if (keyHash !== null) count(byKey, keyHash, -1);
      };
    },
  };
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const open = (counts.get(key) ?? 0) + by;
  if (open === 0) counts.delete(key);
  else counts.set(key, open);
}
