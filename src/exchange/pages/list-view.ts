import type { RecordName } from '../rules/record-names.ts';
import type { Hit, ListedEntry, SearchSuggestion } from '../schemas.ts';
import type { AlternativeSearches } from './no-results.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';
import { type Filters, filterQuery } from './parts/filters.ts';

export interface ListLocation {
  /** Path below the module: `/`, or `/tags/{tag}`, which sets the tag filter. */
  readonly path: string;
  readonly tag: string | null;
}

/** View model of a list page. */
export interface ListView {
  readonly deps: ExchangePageDeps;
  readonly location: ListLocation;
  readonly filters: Filters;
  readonly cursor: number;
  readonly results: ListedPage;
  /** Number of matches, at most 1,000. */
  readonly total: number;
  /** Error message of an invalid filter. */
  readonly fault: string | null;
  /** Corrected and broader searches, set when a search has no results. */
  readonly alternatives: AlternativeSearches | null;
  readonly recordNames: ReadonlyMap<string, RecordName>;
}

/** Entries of a search or another list. */
export interface ListedPage {
  readonly entries: readonly (ListedEntry | Hit)[];
  readonly next_cursor: number | null;
  readonly suggestion?: SearchSuggestion;
}

/** URL of the list with other filters or another cursor. */
export function listUrl({ deps, location, filters: current }: ListView, filters: Filters, cursor = 0): string {
  const isTagPage = location.tag !== null && current.q === '';
  return (
    deps.site.base +
    (isTagPage ? location.path : '/') +
    filterQuery({ ...filters, tag: isTagPage ? '' : filters.tag, cursor })
  );
}
