import { hash } from 'node:crypto';
import type { VerifyingKey } from '../log/verify-signature.ts';
import type { LogJudgement } from './judge-log.ts';
import type { StoredLog } from './replay-log.ts';

export type Judge = (stored: StoredLog, keys: readonly VerifyingKey[]) => Promise<LogJudgement>;

const keptVerdictsMax = 1_000;

/**
 * Verdict cache of valid logs, keyed by the SHA-256 of all inputs, so that
 * only a changed log is replayed. Evicts the least recently used.
 */
export function keepVerdicts(judge: Judge, verdictsMax = keptVerdictsMax): Judge {
  const cache = new Map<string, LogJudgement>();
  return async (stored, keys) => {
    const { header, footer, batches } = stored;
    const key = hash('sha256', JSON.stringify([keys, header, footer, batches]));
    const judgement = cache.get(key) ?? (await judge(stored, keys));
    // Faults are not cached: they may come from the thread, such as lack of memory.
    if (!judgement.ok) return judgement;
    // A Map iterates in insertion order.
    cache.delete(key);
    cache.set(key, judgement);
    const [oldest] = cache.keys();
    if (cache.size > verdictsMax && oldest !== undefined) cache.delete(oldest);
    return judgement;
  };
}
