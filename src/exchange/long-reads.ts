import type { LongReadHandler } from '../core/operation/long-reads.ts';
import { type PagedSearch, searchEntries } from './search-entries.ts';

/** Reads of the exchange that run in worker threads, by the names of their operations. They load no schemas. */
export const longReads: Readonly<Record<string, LongReadHandler>> = {
  search: (db, input, caller) => searchEntries(db, input as PagedSearch, caller?.accountId ?? null),
};
