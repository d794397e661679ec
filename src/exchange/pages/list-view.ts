import type { RecordName } from '../rules/record-names.ts';
import type { Hit, ListedEntry, SuggestedSearch } from '../schemas.ts';
import type { SearchSuggestions } from './no-results.ts';
import { type Filters, filterQuery } from './parts/filters.ts';
import type { ExchangePageSource } from './parts/reader.ts';

export interface ListPlace {
  /** Path below the module: `/`, or `/tags/{tag}`, which sets the tag filter. */
  readonly path: string;
  readonly tag: string | null;
}

/** View model of a list page. */
export interface ListView {
  readonly source: ExchangePageSource;
  readonly place: ListPlace;
  readonly filters: Filters;
  readonly cursor: number;
  readonly results: ListedPage;
  /** Number of matches, at most 1,000. */
  readonly total: number;
  readonly fault: string | null;
  /** Suggestions, set when a search has no results. */
  readonly suggestions: SearchSuggestions | null;
  readonly names: ReadonlyMap<string, RecordName>;
}

/** Entries of a search or another list. */
export interface ListedPage {
  readonly entries: readonly (ListedEntry | Hit)[];
  readonly next_cursor: number | null;
  readonly suggestion?: SuggestedSearch;
}

/** URL of the list with other filters or another cursor. */
export function addressOf({ source, place, filters: current }: ListView, filters: Filters, cursor = 0): string {
  const isTagPage = place.tag !== null && current.q === '';
  return (
    source.site.base +
    (isTagPage ? place.path : '/') +
    filterQuery({ ...filters, tag: isTagPage ? '' : filters.tag, cursor })
  );
}
