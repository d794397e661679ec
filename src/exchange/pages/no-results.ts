import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { countText } from '../../core/interfaces/pages/human-time.ts';
import { countWordsOf, nearQuery } from '../rules/near-words.ts';
import { listKnownTokens } from '../store/browse.ts';
import { countFiltered } from './parts/browse-entries.ts';
import { type Filters, filterQuery, noFilters, searchInput } from './parts/filters.ts';
import type { ExchangePageSource, ExchangeReader, SearchResults } from './parts/reader.ts';

/** Suggestions for a search without results. */
export interface SearchSuggestions {
  /** The search with corrected words, and its results. */
  readonly corrected: { readonly q: string; readonly results: SearchResults } | null;
  /** Broader searches with the number of their matches. */
  readonly wider: readonly { readonly filters: Filters; readonly count: number }[];
}

const widerWordsMax = 6;

export async function findSuggestions(
  source: ExchangePageSource,
  reader: ExchangeReader,
  filters: Filters,
): Promise<SearchSuggestions> {
  const near = nearQuery(filters.q, countWordsOf(await listKnownTokens(source.db)));
  const result = near === null ? null : await reader.search(searchInput({ ...filters, q: near }, 0));
  const corrected =
    near === null || result === null || isRefusal(result) || result.entries.length === 0
      ? null
      : { q: near, results: result };
  return { corrected, wider: corrected === null ? await widerSearches(source, filters) : [] };
}

/** Broader searches: without filters, and without each word. */
async function widerSearches(source: ExchangePageSource, filters: Filters): Promise<SearchSuggestions['wider']> {
  const words = filters.q.split(/\s+/);
  const without = words.length > widerWordsMax ? [] : words.map((_, index) => words.toSpliced(index, 1).join(' '));
  const candidates = [
    { ...noFilters, q: filters.q },
    ...[...new Set(without)].filter((q) => q !== '').map((q) => ({ ...filters, q })),
  ];
  const wider: { filters: Filters; count: number }[] = [];
  for (const candidate of candidates) {
    const count = await countFiltered(source, candidate);
    if (count > 0) wider.push({ filters: candidate, count });
  }
  return wider;
}

/** Links to broader searches; null without any. */
export function widerLinks(base: string, { wider }: SearchSuggestions): Html | null {
  if (wider.length === 0) return null;
  return html`<p>These match:</p>
<ul class="wider">${wider.map(
    ({ filters, count }) =>
      html`<li><a href="${`${base}/${filterQuery(filters)}`}">${filters.q}</a>${filterQuery({ ...filters, q: '' }) === '' ? ' in all entries' : null}: ${countText(count, 'match', 'matches')}</li>`,
  )}</ul>`;
}
