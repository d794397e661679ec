/** Text and filters of a search. A suggestion drops one word or all filters. */
export interface SearchFilters {
  readonly q: string;
  readonly kind: string;
  readonly tag: string;
  readonly status: string;
  readonly author: string;
}

/** Maximum words of a text for searches without one of them. */
const wordsMax = 6;

/** Broader searches: all words without filters, then the same filters with one word fewer. */
export function broaderSearches(filters: SearchFilters): SearchFilters[] {
  const { q, kind, tag, status, author } = filters;
  const words = q.split(/\s+/).filter((word) => word !== '');
  const shorterQueries =
    words.length > wordsMax ? [] : words.map((_, index) => words.toSpliced(index, 1).join(' ')).filter(Boolean);
  const isFiltered = [kind, tag, status, author].some((value) => value !== '');
  return [
    ...(isFiltered ? [{ q, kind: '', tag: '', status: '', author: '' }] : []),
    ...[...new Set(shorterQueries)].map((shorterQuery) => ({ q: shorterQuery, kind, tag, status, author })),
  ];
}
