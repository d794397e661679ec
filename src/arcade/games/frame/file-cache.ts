import { encodeBody } from '../../../core/interfaces/pages/content-encoding.ts';

/** Bytes of the files of bundles in memory, by hash, in the encodings in which they were sent. */
export interface FileCache {
  /** Undefined where the file is unknown or incomplete. */
  read(hash: string, encoding: 'identity' | 'br'): Promise<Buffer | undefined>;
}

/**
 * Least-recently-used cache of at most `bytesMax`. A file is loaded once for all who ask at the same time, and
 * compressed once, slowly and small, outside the event loop. Whether a file may be read is the caller's question.
 */
export function createFileCache(load: (hash: string) => Promise<Buffer | undefined>, bytesMax: number): FileCache {
  /** The least recently used first. */
  const cache = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer | undefined>>();
  let keptBytes = 0;
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
    const done = work.then((bytes) => keep(key, bytes)).finally(() => loading.delete(key));
    loading.set(key, done);
    return done;
  }

  async function compress(hash: string): Promise<Buffer | undefined> {
    const bytes = await read(hash, 'identity');
    return bytes === undefined ? undefined : encodeBody(bytes, 'br', 'once');
  }

  function keep(key: string, bytes: Buffer | undefined): Buffer | undefined {
    if (bytes === undefined || bytes.length > bytesMax) return bytes;
    cache.set(key, bytes);
    keptBytes += bytes.length;
    for (const [oldest, { length }] of cache) {
      if (keptBytes <= bytesMax) break;
      cache.delete(oldest);
      keptBytes -= length;
    }
    return bytes;
  }
}
