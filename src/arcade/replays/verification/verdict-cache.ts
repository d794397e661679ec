import { hash } from 'node:crypto';
import type { VerifyingKey } from '../log/verify-signature.ts';
import type { StoredLog } from './replay-log.ts';
import type { LogVerdict } from './verify-stored-log.ts';

export type LogVerifier = (storedLog: StoredLog, keys: readonly VerifyingKey[]) => Promise<LogVerdict>;

const cachedVerdictsMax = 1_000;

/**
 * Verdict cache of valid logs, keyed by the SHA-256 of all inputs, so that an unchanged log is replayed once. Evicts
 * the least recently used.
 */
export function cacheVerdicts(verify: LogVerifier, verdictsMax = cachedVerdictsMax): LogVerifier {
  const cache = new Map<string, LogVerdict>();
  return async (storedLog, keys) => {
    const { header, footer, batches } = storedLog;
    const key = hash('sha256', JSON.stringify([keys, header, footer, batches]));
    const verdict = cache.get(key) ?? (await verify(storedLog, keys));
    // Faults are not cached: they may have transient causes, such as lack of memory.
    if (!verdict.ok) return verdict;
    // A Map iterates in insertion order.
    cache.delete(key);
    cache.set(key, verdict);
    const [oldestKey] = cache.keys();
    if (cache.size > verdictsMax && oldestKey !== undefined) cache.delete(oldestKey);
    return verdict;
  };
}
