/** Must exceed every offset. The `search` operation ends after 4,000 results. */
const offsetsPerSnapshot = 4_096;

/** Position in the results of a search. The API's cursor is one integer, which encodes both members. */
export interface SearchCursor {
  /** Head of the event log when the first page was read, kept by later pages; null on the first page. */
  readonly snapshot: number | null;
  /** Number of results on the previous pages. */
  readonly offset: number;
}

export function parseSearchCursor(cursor: number): SearchCursor {
  const snapshot = Math.floor(cursor / offsetsPerSnapshot);
  return { snapshot: snapshot === 0 ? null : snapshot, offset: cursor % offsetsPerSnapshot };
}

export function formatSearchCursor({ snapshot, offset }: SearchCursor): number {
  return (snapshot ?? 0) * offsetsPerSnapshot + offset;
}
