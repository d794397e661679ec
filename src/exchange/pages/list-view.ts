import type { RecordName } from '../rules/record-names.ts';
import type { Hit, ListedEntry } from '../schemas.ts';
import type { SearchSuggestions } from './no-results.ts';
import { type Filters, filterQuery } from './parts/filters.ts';
import type { ExchangePageSource } from './parts/reader.ts';

export interface ListPlace {
  /** Path below the module: `/`, or `/tags/{tag}`, which decides the tag. */
  readonly path: string;
  readonly tag: string | null;
}

/** A list of entries as one page shows it. */
export interface ListView {
  readonly source: ExchangePageSource;
  readonly place: ListPlace;
  readonly filters: Filters;
  readonly cursor: number;
  readonly results: ListedPage;
  /** Matches in all, at most 1,000. */
  readonly total: number;
  readonly fault: string | null;
  /** Set when a search found nothing. */
  readonly nearby: SearchSuggestions | null;
  readonly names: ReadonlyMap<string, RecordName>;
}

/** Entries of a search or of another list. */
export interface ListedPage {
  readonly entries: readonly (ListedEntry | Hit)[];
  readonly next_cursor: number | null;
}

/** Address of the list with other filters, or of its page that begins at this cursor. */
export function addressOf({ source, place, filters: now }: ListView, filters: Filters, cursor = 0): string {
  const isTagPage = place.tag !== null && now.q === '';
  return (
    source.site.base +
    (isTagPage ? place.path : '/') +
    filterQuery({ ...filters, tag: isTagPage ? '' : filters.tag, cursor })
  );
}
