import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Hit } from '../../schemas.ts';
import type { ExchangeApiClient, SearchResults } from './api-client.ts';
import { type Filters, searchInput } from './filters.ts';

const searchesMax = 5;
const entriesMin = 10;

/**
 * Page of the newest entries, without those of test accounts. With a search text: the search results, which include
 * test accounts. The number of entries per page varies, and `next_cursor` follows the last page that was searched. A
 * refusal of `search` is returned.
 */
export async function listWithoutTestAccounts(
  api: ExchangeApiClient,
  filters: Filters,
  cursor: number,
  limit?: number,
): Promise<SearchResults | Refusal> {
  if (filters.q !== '') return api.search(searchInput(filters, cursor, limit));
  const entries: Hit[] = [];
  let nextCursor: number | null = cursor;
  for (let searchCount = 0; searchCount < searchesMax && nextCursor !== null; searchCount += 1) {
    const results: SearchResults | Refusal = await api.search(searchInput(filters, nextCursor, limit));
    if (isRefusal(results)) return results;
    entries.push(...results.entries.filter((entry) => entry.author.label !== 'test'));
    nextCursor = results.next_cursor;
    if (entries.length >= entriesMin) break;
  }
  return { entries, next_cursor: nextCursor };
}
