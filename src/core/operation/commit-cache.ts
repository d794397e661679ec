/**
 * Values that were read, kept as long as nothing was committed since that they are made of: what is
 * found here is what would be read now.
 */
export interface ResponseCache<Value> {
  get(key: string, changes: number): Value | undefined;
  /** `changes` is the database's count of such commits, from before the value was read. */
  set(key: string, changes: number, value: Value): void;
}

/** Bounded: when the values weigh more than `weightMax` together it starts again. */
export function createResponseCache<Value>(weightMax: number, sizeOf: (value: Value) => number): ResponseCache<Value> {
  const values = new Map<string, Value>();
  let keptChanges = -1;
  let weight = 0;
  const clear = () => {
    values.clear();
    weight = 0;
  };
  return {
    get: (key, changes) => (changes === keptChanges ? values.get(key) : undefined),
    set(key, changes, value) {
      if (changes < keptChanges) return;
      if (changes > keptChanges || weight + sizeOf(value) > weightMax) clear();
      keptChanges = changes;
      weight += sizeOf(value);
      values.set(key, value);
    },
  };
}
