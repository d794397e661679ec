/** More than the maximum rank of a result plus a page. */
const offsetsPerSnapshot = 4_096;

/** Place in the results of a search. The protocol's cursor is one integer, which packs both. */
export interface SearchCursor {
  /** Event position at the first page, which later pages keep; null on the first page. */
  readonly snapshot: number | null;
  /** Number of earlier results. */
  readonly offset: number;
}

export function parseSearchCursor(cursor: number): SearchCursor {
  const snapshot = Math.floor(cursor / offsetsPerSnapshot);
  return { snapshot: snapshot === 0 ? null : snapshot, offset: cursor % offsetsPerSnapshot };
}

export function formatSearchCursor({ snapshot, offset }: SearchCursor): number {
  return (snapshot ?? 0) * offsetsPerSnapshot + offset;
}
