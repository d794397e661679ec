/** A table with rows that belong to records, such as entries; a change of a row counts as a change of the record. */
export interface RecordTable {
  readonly table: string;
  /** Columns with the ids of the row's records; when empty, a change counts for all records. */
  readonly idColumns: readonly string[];
  /** Only updates of these columns count as changes. */
  readonly columns?: readonly string[];
  /** `nothing`: inserts do not count as changes. */
  readonly onInsert?: 'nothing';
}

/** Last change of records, in terms of the commit counter `Database.changes`. */
export interface RecordChanges {
  /** Whether the record may have changed after this value of the commit counter. */
  changedSince(id: string, changes: number): boolean;
}

/** Bounded log of the last change of each record; on overflow all records count as changed. */
export class RecordChangeLog implements RecordChanges {
  readonly #recordsMax: number;
  readonly #changedAt = new Map<string, number>();
  readonly #pending = new Set<string>();
  #isAllPending = false;
  #allChangedAt = 0;

  constructor(recordsMax: number) {
    this.#recordsMax = recordsMax;
  }

  /** Marks a record as changed by the open transaction; null marks all records. */
  markChanged(id: string | null): void {
    if (id === null) this.#isAllPending = true;
    else this.#pending.add(id);
  }

  /** Applies the marks after commit or rollback; a rollback counts as a change too. */
  applyPending(changes: number): void {
    if (this.#isAllPending || this.#changedAt.size + this.#pending.size > this.#recordsMax) {
      this.#allChangedAt = changes;
      this.#changedAt.clear();
    }
    for (const id of this.#pending) this.#changedAt.set(id, changes);
    this.#pending.clear();
    this.#isAllPending = false;
  }

  changedSince(id: string, changes: number): boolean {
    return this.#allChangedAt > changes || (this.#changedAt.get(id) ?? 0) > changes;
  }
}
