import { encodeBody } from '../../../core/interfaces/pages/content-encoding.ts';

/** In-memory cache of the files of frames and of their Brotli forms. The caller checks access. */
export interface FileCache {
  /** Bytes of the file with this key, loaded at the first read; undefined, and not cached, when `load` returns it. */
  read(key: string, load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
  /** Brotli form of the bytes with this key. */
  compressed(key: string, bytes: Buffer): Promise<Buffer>;
}

/**
 * Least-recently-used cache of at most `bytesMax`. Concurrent reads of a file share one load and one compression, which
 * runs outside the event loop at the best ratio.
 */
export function createFileCache(bytesMax: number): FileCache {
  /** Files in order of last use, the least recent first. */
  const cache = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer | undefined>>();
  let cachedBytes = 0;
  return {
    read: (key, load) => readOrLoad(`identity ${key}`, load),
    compressed: async (key, bytes) => (await readOrLoad(`br ${key}`, () => encodeBody(bytes, 'br', 'best'))) as Buffer,
  };

  function readOrLoad(key: string, load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const cached = cache.get(key);
    if (cached === undefined) return loading.get(key) ?? startLoad(key, load);
    cache.delete(key);
    cache.set(key, cached);
    return Promise.resolve(cached);
  }

  function startLoad(key: string, load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const pendingLoad = load()
      .then((bytes) => addToCache(key, bytes))
      .finally(() => loading.delete(key));
    loading.set(key, pendingLoad);
    return pendingLoad;
  }

  function addToCache(key: string, bytes: Buffer | undefined): Buffer | undefined {
    if (bytes === undefined || bytes.length > bytesMax) return bytes;
    cache.set(key, bytes);
    cachedBytes += bytes.length;
    for (const [oldest, { length }] of cache) {
      if (cachedBytes <= bytesMax) break;
      cache.delete(oldest);
      cachedBytes -= length;
    }
    return bytes;
  }
}
