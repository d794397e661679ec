import type { SearchInput } from './reader.ts';

/** What a reader asked the list for, as its address says. */
export interface Filters {
  readonly q: string;
  readonly kind: string;
  readonly status: string;
  readonly tag: string;
}

export const noFilters: Filters = { q: '', kind: '', status: '', tag: '' };
export const searchTextMax = 120;
const tagMax = 32;
const pageEntries = 20;

/** Filters and cursor of a query string. Names that mean nothing here are passed over, as links gather them. */
export function readFilters(given: URLSearchParams): Filters & { readonly cursor: number } {
  const oneOf = (name: string, values: readonly string[]) => values.find((value) => value === given.get(name)) ?? '';
  const cursor = given.get('cursor') ?? '';
  return {
    q: (given.get('q') ?? '').trim(),
    kind: oneOf('kind', ['need', 'offer', 'worked']),
    status: oneOf('status', ['open', 'resolved']),
    tag: (given.get('tag') ?? '').trim().toLowerCase(),
    cursor: /^\d{1,16}$/.test(cursor) && Number.isSafeInteger(Number(cursor)) ? Number(cursor) : 0,
  };
}

/** Why nothing can be searched for by these; null when it can. */
export function filterFault({ q, tag }: Filters): string | null {
  if (Array.from(q).length > searchTextMax) return `A search takes at most ${searchTextMax} characters.`;
  return Array.from(tag).length > tagMax ? `A tag has at most ${tagMax} characters.` : null;
}

export function searchInput({ q, kind, status, tag }: Filters, cursor: number, limit = pageEntries): SearchInput {
  return { q, kind, status, tag, cursor, limit };
}

/** The query string of these filters, with its question mark; empty when there are none. */
export function filterQuery(filters: Partial<Filters> & { readonly cursor?: number }): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'kind', 'status', 'tag', 'cursor'] as const) {
    const value = filters[name];
    if (value !== undefined && value !== '' && value !== 0) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function isFiltered({ q, kind, status, tag }: Filters): boolean {
  return q !== '' || kind !== '' || status !== '' || tag !== '';
}
