import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Hit } from '../../schemas.ts';
import { type Filters, searchInput } from './filters.ts';
import type { ExchangeReader, SearchResults } from './reader.ts';

const roundsMax = 5;
const enoughEntries = 10;

/**
 * Page of entries: search results, or the newest entries without those of test accounts. The number of entries can
 * vary; the cursor is still valid.
 */
export async function listWithoutTestAccounts(
  reader: ExchangeReader,
  filters: Filters,
  cursor: number,
  limit?: number,
): Promise<SearchResults | Refusal> {
  if (filters.q !== '') return reader.search(searchInput(filters, cursor, limit));
  const entries: Hit[] = [];
  let next: number | null = cursor;
  for (let round = 0; round < roundsMax && next !== null; round += 1) {
    const results: SearchResults | Refusal = await reader.search(searchInput(filters, next, limit));
    if (isRefusal(results)) return results;
    entries.push(...results.entries.filter((entry) => entry.author.label !== 'test'));
    next = results.next_cursor;
    if (entries.length >= enoughEntries) break;
  }
  return { entries, next_cursor: next };
}
