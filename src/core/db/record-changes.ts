/** Which rows belong to a record, such as an entry: a change of any of them changes the record. */
export interface RecordTable {
  readonly table: string;
  /** Columns with the id of the record that the row belongs to; without any, a change may concern every record. */
  readonly idColumns: readonly string[];
  /** Updates of other columns concern no record. */
  readonly columns?: readonly string[];
  /** What the insertion of a row concerns, where that is not the same. */
  readonly onInsert?: 'nothing';
}

/** When records were last changed, in the count of commits that `Database.changes` is. */
export interface RecordChanges {
  /** Whether the record may have changed in a commit after this count. */
  changedSince(id: string, changes: number): boolean;
}

/** Remembers the commits that changed records; of the oldest only that there was one. */
export class RecordChangeLog implements RecordChanges {
  readonly #recordsMax: number;
  readonly #changedAt = new Map<string, number>();
  readonly #noted = new Set<string>();
  #allNoted = false;
  #allChangedAt = 0;

  constructor(recordsMax: number) {
    this.#recordsMax = recordsMax;
  }

  /** A statement of the transaction that is open changed the record; null: any of them. */
  note(id: string | null): void {
    if (id === null) this.#allNoted = true;
    else this.#noted.add(id);
  }

  /** What was noted is committed, or undone: then it counts as changed as well. */
  close(changes: number): void {
    if (this.#allNoted || this.#changedAt.size + this.#noted.size > this.#recordsMax) {
      this.#allChangedAt = changes;
      this.#changedAt.clear();
    }
    for (const id of this.#noted) this.#changedAt.set(id, changes);
    this.#noted.clear();
    this.#allNoted = false;
  }

  changedSince(id: string, changes: number): boolean {
    return this.#allChangedAt > changes || (this.#changedAt.get(id) ?? 0) > changes;
  }
}
