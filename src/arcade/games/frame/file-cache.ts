import { encodeBody } from '../../../core/interfaces/pages/content-encoding.ts';

/** In-memory cache of bundle files by hash and content encoding. */
export interface FileCache {
  /** Undefined for an unknown or incomplete file. */
  read(hash: string, encoding: 'identity' | 'br'): Promise<Buffer | undefined>;
}

/**
 * Least-recently-used cache of at most `bytesMax`. Concurrent reads of a file share one load and one compression, which
 * runs outside the event loop at the best ratio. The caller checks access.
 */
export function createFileCache(load: (hash: string) => Promise<Buffer | undefined>, bytesMax: number): FileCache {
  /** In order of last use, the least recent first. */
  const cache = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer | undefined>>();
  let cachedBytes = 0;
  return { read };

  async function read(hash: string, encoding: 'identity' | 'br'): Promise<Buffer | undefined> {
    const key = `${encoding} ${hash}`;
    const cached = cache.get(key);
    if (cached === undefined) return loading.get(key) ?? start(key, hash, encoding);
    cache.delete(key);
    cache.set(key, cached);
    return cached;
  }

  function start(key: string, hash: string, encoding: 'identity' | 'br'): Promise<Buffer | undefined> {
    const work = encoding === 'br' ? compress(hash) : load(hash);
    const cached = work.then((bytes) => store(key, bytes)).finally(() => loading.delete(key));
    loading.set(key, cached);
    return cached;
  }

  async function compress(hash: string): Promise<Buffer | undefined> {
    const bytes = await read(hash, 'identity');
    return bytes === undefined ? undefined : encodeBody(bytes, 'br', 'best');
  }

  function store(key: string, bytes: Buffer | undefined): Buffer | undefined {
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
