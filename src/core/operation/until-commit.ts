/**
 * Values that were read, kept as long as nothing was committed since that they are made of: what is
 * found here is what would be read now.
 */
export interface UntilCommit<Value> {
  find(key: string, changes: number): Value | undefined;
  /** `changes` is the database's count of such commits, from before the value was read. */
  keep(key: string, changes: number, value: Value): void;
}

/** Bounded: when the values weigh more than `weightMax` together it starts anew. */
export function createUntilCommit<Value>(weightMax: number, weigh: (value: Value) => number): UntilCommit<Value> {
  const values = new Map<string, Value>();
  let keptChanges = -1;
  let weight = 0;
  const clear = () => {
    values.clear();
    weight = 0;
  };
  return {
    find: (key, changes) => (changes === keptChanges ? values.get(key) : undefined),
    keep(key, changes, value) {
      if (changes < keptChanges) return;
      if (changes > keptChanges || weight + weigh(value) > weightMax) clear();
      keptChanges = changes;
      weight += weigh(value);
      values.set(key, value);
    },
  };
}
