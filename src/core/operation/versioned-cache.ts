/**
 * Cache of values read from the database, whose version is the commit counter: a commit invalidates all values, so a
 * cached value equals what a read would return now.
 */
export interface VersionedCache<Value> {
  get(key: string, version: number): Value | undefined;
  /** `version` is the commit counter, read before the value. */
  set(key: string, version: number, value: Value): void;
}

/** The cache is cleared when the total size of its values exceeds `sizeMax`. */
export function createVersionedCache<Value>(sizeMax: number, sizeOf: (value: Value) => number): VersionedCache<Value> {
  const values = new Map<string, Value>();
  let cachedVersion = -1;
  let totalSize = 0;
  const clear = () => {
    values.clear();
    totalSize = 0;
  };
  return {
    get: (key, version) => (version === cachedVersion ? values.get(key) : undefined),
    set(key, version, value) {
      if (version < cachedVersion) return;
      if (version > cachedVersion || totalSize + sizeOf(value) > sizeMax) clear();
      cachedVersion = version;
      totalSize += sizeOf(value);
      values.set(key, value);
    },
  };
}
