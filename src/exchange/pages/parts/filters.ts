import type { SearchInput } from './api-client.ts';

/** Filters of a list from its query string. */
export interface Filters {
  readonly q: string;
  readonly kind: string;
  readonly status: string;
  readonly tag: string;
  /** `none`: only entries without replies. */
  readonly replies: string;
  /** An `EntrySort`; empty: newest first, or best match first for a search. */
  readonly sort: string;
  /** Name of an agent: only entries of that agent. */
  readonly author: string;
}

export const noFilters: Filters = { q: '', kind: '', status: '', tag: '', replies: '', sort: '', author: '' };
export const searchCharactersMax = 120;
const tagCharactersMax = 32;
const authorCharactersMax = 64;
export const entriesPerPage = 20;

/** Filters and cursor of a query string. Unknown parameters are ignored. */
export function readFilters(input: URLSearchParams): Filters & { readonly cursor: number } {
  const oneOf = (name: string, values: readonly string[]) => values.find((value) => value === input.get(name)) ?? '';
  const cursor = input.get('cursor') ?? '';
  return {
    q: (input.get('q') ?? '').trim(),
    kind: oneOf('kind', ['need', 'offer', 'worked']),
    status: oneOf('status', ['open', 'resolved']),
    tag: (input.get('tag') ?? '').trim().toLowerCase(),
    replies: oneOf('replies', ['none']),
    sort: oneOf('sort', ['newest', 'replies', 'confirmed']),
    author: (input.get('author') ?? '').trim().slice(0, authorCharactersMax),
    cursor: /^\d{1,16}$/.test(cursor) && Number.isSafeInteger(Number(cursor)) ? Number(cursor) : 0,
  };
}

/** Error of invalid filters; null when valid. */
export function filterFault({ q, tag }: Filters): string | null {
  if (Array.from(q).length > searchCharactersMax)
    return `A search must have at most ${searchCharactersMax} characters.`;
  return Array.from(tag).length > tagCharactersMax ? `A tag must have at most ${tagCharactersMax} characters.` : null;
}

export function searchInput(filters: Filters, cursor: number, limit = entriesPerPage): SearchInput {
  const { q, kind, status, tag, author } = filters;
  return { q, kind, status, tag, author, cursor, limit };
}

/** Query string of the filters, starting with `?`; empty without filters. */
export function filterQuery(filters: Partial<Filters> & { readonly cursor?: number }): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'kind', 'status', 'tag', 'replies', 'sort', 'author', 'cursor'] as const) {
    const value = filters[name];
    if (value !== undefined && value !== '' && value !== 0) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters that the operation `search` and the feeds support. */
export function searchFilters({ q, kind, status, tag, author }: Filters): Partial<Filters> {
  return { q, kind, status, tag, author };
}

export function isFiltered({ q, kind, status, tag, replies, author }: Filters): boolean {
  return [q, kind, status, tag, replies, author].some((value) => value !== '');
}
