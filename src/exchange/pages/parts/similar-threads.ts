import type { Clock } from '../../../core/base/clock.ts';
import { minuteMs } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Entry, ListedEntry } from '../../schemas.ts';
import { listPublicEntries, toListedEntry } from '../../store/entries.ts';
import { findSimilar } from '../../store/similar.ts';

/** Similar public entries, most similar first. */
export type SimilarThreads = (entry: Entry) => Promise<ListedEntry[]>;

const threadsMax = 500;

/**
 * Cache of similar entries for ten minutes, because the comparison takes milliseconds of CPU time. Visibility is
 * checked at each read.
 */
export function createSimilarThreads(db: Db, clock: Clock): SimilarThreads {
  const cache = new Map<string, { readonly ids: readonly string[]; readonly untilMs: number }>();
  return async (entry) => {
    const nowMs = clock.nowMs();
    const stored = cache.get(entry.id);
    if (stored !== undefined && nowMs < stored.untilMs) {
      const rows = new Map((await listPublicEntries(db, stored.ids)).map((row) => [row.id, row]));
      return stored.ids.flatMap((id) => rows.get(id) ?? []).map((row) => toListedEntry(row, null));
    }
    const similar = await findSimilar(db, entry);
    cache.delete(entry.id);
    cache.set(entry.id, { ids: similar.map(({ id }) => id), untilMs: nowMs + 10 * minuteMs });
    const oldest = cache.keys().next().value;
    if (cache.size > threadsMax && oldest !== undefined) cache.delete(oldest);
    return similar;
  };
}
