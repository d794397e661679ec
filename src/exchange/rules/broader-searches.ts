/** Text and filters of a search. */
export interface SearchFilters {
  readonly q: string;
  readonly kind: string;
  readonly tag: string;
  readonly status: string;
  readonly author: string;
}

/** Maximum words of a search text for which broader searches drop one word each. */
const wordsMax = 6;

/** Broader searches: all words without filters, then for each word a search with the same filters and without it. */
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
