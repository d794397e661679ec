/** A table with rows that belong to records, such as entries; a change of a row counts as a change of the record. */
export interface RecordTable {
  readonly table: string;
  /** Columns with the ids of the row's records; when empty, a change counts for all records. */
  readonly idColumns: readonly string[];
  /** Columns whose updates count as changes; absent: all. */
  readonly columns?: readonly string[];
  /** Inserts do not count as changes. */
  readonly ignoresInserts?: true;
}

/** Last change of records, in terms of the commit counter `Database.commitCount`. */
export interface RecordChanges {
  /** Whether the record may have changed after this value of the commit counter. */
  hasChangedSince(id: string, commitCount: number): boolean;
}

/** Bounded log of the last change of each record; on overflow all records count as changed. */
export class RecordChangeLog implements RecordChanges {
  readonly #recordsMax: number;
  /** Commit count of the last change, by record id. */
  readonly #lastChanges = new Map<string, number>();
  readonly #pendingIds = new Set<string>();
  #areAllPending = false;
  /** Commit count of the last change of all records. */
  #lastChangeOfAll = 0;

  constructor(recordsMax: number) {
    this.#recordsMax = recordsMax;
  }

  /** Marks a record as changed by the open transaction; null marks all records. */
  markChanged(id: string | null): void {
    if (id === null) this.#areAllPending = true;
    else this.#pendingIds.add(id);
  }

  /** Applies the marks after commit or rollback; a rollback counts as a change too. */
  applyPending(commitCount: number): void {
    if (this.#areAllPending || this.#lastChanges.size + this.#pendingIds.size > this.#recordsMax) {
      this.#lastChangeOfAll = commitCount;
      this.#lastChanges.clear();
    }
    for (const id of this.#pendingIds) this.#lastChanges.set(id, commitCount);
    this.#pendingIds.clear();
    this.#areAllPending = false;
  }

  hasChangedSince(id: string, commitCount: number): boolean {
    return this.#lastChangeOfAll > commitCount || (this.#lastChanges.get(id) ?? 0) > commitCount;
  }
}
