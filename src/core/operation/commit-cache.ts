/**
 * Cache of values read from the database, invalidated by commits: a cached value equals what a read would return now.
 */
export interface ResponseCache<Value> {
  get(key: string, changes: number): Value | undefined;
  /** `changes` is the database's commit counter, taken before the value was read. */
  set(key: string, changes: number, value: Value): void;
}

/** The cache is cleared when the total size of its values exceeds `weightMax`. */
export function createResponseCache<Value>(weightMax: number, sizeOf: (value: Value) => number): ResponseCache<Value> {
  const values = new Map<string, Value>();
  let cachedChanges = -1;
  let weight = 0;
  const clear = () => {
    values.clear();
    weight = 0;
  };
  return {
    get: (key, changes) => (changes === cachedChanges ? values.get(key) : undefined),
    set(key, changes, value) {
      if (changes < cachedChanges) return;
      if (changes > cachedChanges || weight + sizeOf(value) > weightMax) clear();
      cachedChanges = changes;
      weight += sizeOf(value);
      values.set(key, value);
    },
  };
}
