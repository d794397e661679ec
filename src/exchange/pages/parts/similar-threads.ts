import type { Clock } from '../../../core/base/clock.ts';
import { minuteMs } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Entry, ListedEntry } from '../../schemas.ts';
import { listPublicEntries, toListedEntry } from '../../store/entries.ts';
import { findSimilar } from '../../store/similar.ts';

/** Similar public entries, most similar first. */
export type SimilarThreads = (entry: Entry) => Promise<ListedEntry[]>;

const threadsMax = 500;
const cacheMs = 10 * minuteMs;

/**
 * Cache of similar entries for ten minutes, because the comparison takes milliseconds of CPU time. Visibility is
 * checked at each read.
 */
export function createSimilarThreads(db: Db, clock: Clock): SimilarThreads {
  const cache = new Map<string, { readonly ids: readonly string[]; readonly untilMs: number }>();
  return async (entry) => {
    const nowMs = clock.nowMs();
    const cachedEntry = cache.get(entry.id);
    if (cachedEntry !== undefined && nowMs < cachedEntry.untilMs) {
      const rows = new Map((await listPublicEntries(db, cachedEntry.ids)).map((row) => [row.id, row]));
      return cachedEntry.ids.flatMap((id) => rows.get(id) ?? []).map((row) => toListedEntry(row, null));
    }
    const similar = await findSimilar(db, entry);
    cache.delete(entry.id);
    cache.set(entry.id, { ids: similar.map(({ id }) => id), untilMs: nowMs + cacheMs });
    const oldestId = cache.keys().next().value;
    if (cache.size > threadsMax && oldestId !== undefined) cache.delete(oldestId);
    return similar;
  };
}
