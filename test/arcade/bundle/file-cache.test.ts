import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createFileCache } from '../../../src/arcade/games/frame/file-cache.ts';

const text = Buffer.from('a { color: red }\n'.repeat(200));

describe('the cache of frame files', () => {
  test('loads a file once for concurrent and later requests', async () => {
    const { cache, loadedHashes } = createCache(10_000);
    const responses = await Promise.all([cache.read('a'), cache.read('a')]);
    assert.deepEqual(responses[0], text);
    assert.equal(await cache.read('a'), responses[0]);
    assert.deepEqual(loadedHashes, ['a']);
  });

  test('compresses a text once and without loss', async () => {
    const { cache } = createCache(10_000);
    const [first, second] = await Promise.all([cache.compressed('a', text), cache.compressed('a', text)]);
    assert.ok(first.length < 200);
    assert.deepEqual(brotliDecompressSync(first), text);
    assert.equal(second, first);
    assert.equal(await cache.compressed('a', text), first);
  });

  test('removes the least recently used file when it is full', async () => {
    const { cache, loadedHashes } = createCache(2 * text.length);
    for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.read(hash);
    assert.deepEqual(loadedHashes, ['a', 'b', 'c', 'b']);
  });

  test('caches neither a file larger than the cache nor the absence of a file', async () => {
    const { cache, loadedHashes } = createCache(100);
    await cache.read('a');
    await cache.read('a');
    assert.equal(await cache.read('missing'), undefined);
    assert.equal(await cache.read('missing'), undefined);
    assert.deepEqual(loadedHashes, ['a', 'a', 'missing', 'missing']);
  });
});

/** A cache whose files all contain `text`, except that `missing` does not exist; records the hashes that it loads. */
function createCache(bytesMax: number) {
  const loadedHashes: string[] = [];
  const load = async (hash: string) => {
    loadedHashes.push(hash);
    return hash === 'missing' ? undefined : Buffer.from(text);
  };
  const files = createFileCache(bytesMax);
  const cache = {
    read: (hash: string) => files.read(hash, () => load(hash)),
    compressed: (hash: string, bytes: Buffer) => files.compressed(hash, bytes),
  };
  return { cache, loadedHashes };
}
