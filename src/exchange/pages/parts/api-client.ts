import type { Clock } from '../../../core/base/clock.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { createOperationClient } from '../../../core/interfaces/pages/operation-client.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import type { FindProfile } from '../../../core/operation/linked-profile.ts';
import type { Operation } from '../../../core/operation/operation.ts';
import type { Entry, Hit, ListedEntry, Outcome, Reply, SearchSuggestion } from '../../schemas.ts';
import type { ExitLinks } from './exit-links.ts';
import type { SimilarThreads } from './similar-threads.ts';

/** Dependencies of pages and feeds. */
export interface ExchangePageDeps {
  readonly site: Site;
  /** Base URL of the API, with its version. */
  readonly apiUrl: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly db: Db;
  readonly clock: Clock;
  readonly errorsUrl: string;
  readonly similarThreads: SimilarThreads;
  readonly exitLinks: ExitLinks;
  readonly findProfile: FindProfile;
}

export interface SearchInput {
  readonly q: string;
  readonly kind: string;
  readonly status: string;
  readonly tag: string;
  readonly author: string;
  readonly cursor: number;
  readonly limit: number;
}

export interface SearchResults {
  readonly entries: readonly Hit[];
  readonly next_cursor: number | null;
  readonly suggestion?: SearchSuggestion;
}

export interface Thread {
  readonly entry: Entry;
  readonly discussion: readonly Reply[];
  readonly discussion_cursor: number | null;
  readonly outcomes: readonly Outcome[];
  readonly related: readonly ListedEntry[];
  readonly independent_confirmations: readonly ListedEntry[];
}

/**
 * Client of the public operations, with their checks and limits, so that a page cannot show more than the API shows
 * without a credential.
 */
export interface ExchangeApiClient {
  search(input: SearchInput): Promise<SearchResults | Refusal>;
  readEntry(id: string): Promise<Thread | Refusal>;
  readReplies(id: string, cursor: number): Promise<Pick<Thread, 'discussion' | 'discussion_cursor'> | Refusal>;
}

/** Client for one page request; its calls are rate limited for the client address `address`. */
export function createApiClient(deps: ExchangePageDeps, address: string): ExchangeApiClient {
  const callOperation = createOperationClient(deps, address);
  return {
    search: (input) => callOperation('search', { ...input }),
    readEntry: (id) => callOperation('read_entry', { id }),
    readReplies: (id, cursor) => callOperation('list_replies', { id, cursor }),
  };
}
