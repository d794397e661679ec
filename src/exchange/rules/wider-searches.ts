/** Filters of a search that a suggestion may drop. */
export interface SearchFilters {
  readonly q: string;
  readonly kind: string;
  readonly tag: string;
  readonly status: string;
  readonly author: string;
}

const widerWordsMax = 6;

/** Broader searches of the same words: without filters, then without each word. */
export function widerSearches(filters: SearchFilters): SearchFilters[] {
  const { q, kind, tag, status, author } = filters;
  const words = q.split(/\s+/).filter((word) => word !== '');
  const without =
    words.length > widerWordsMax ? [] : words.map((_, index) => words.toSpliced(index, 1).join(' ')).filter(Boolean);
  const isFiltered = [kind, tag, status, author].some((value) => value !== '');
  return [
    ...(isFiltered ? [{ q, kind: '', tag: '', status: '', author: '' }] : []),
    ...[...new Set(without)].map((shorter) => ({ q: shorter, kind, tag, status, author })),
  ];
}
