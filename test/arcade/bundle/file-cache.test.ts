import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createFileCache } from '../../../src/arcade/games/frame/file-cache.ts';

const text = Buffer.from('a { color: red }\n'.repeat(200));

describe('the cache of frame files', () => {
  test('loads a file once for concurrent and later requests', async () => {
    const { cache, loadedHashes } = createCache(10_000);
    const responses = await Promise.all([
      cache.read('a', 'identity'),
      cache.read('a', 'br'),
      cache.read('a', 'identity'),
    ]);
    assert.deepEqual(responses[0], text);
    assert.equal(await cache.read('a', 'identity'), responses[0]);
    assert.deepEqual(loadedHashes, ['a']);
  });

  test('compresses a text once and without loss', async () => {
    const { cache } = createCache(10_000);
    const first = await cache.read('a', 'br');
    assert.ok(first !== undefined && first.length < 200);
    assert.deepEqual(brotliDecompressSync(first), text);
    assert.equal(await cache.read('a', 'br'), first);
  });

  test('removes the least recently used files when it is full', async () => {
    const { cache, loadedHashes } = createCache(2 * text.length);
    for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.read(hash, 'identity');
    assert.deepEqual(loadedHashes, ['a', 'b', 'c', 'b']);
  });

  test('caches neither a file larger than the cache nor the absence of a file', async () => {
    const { cache, loadedHashes } = createCache(100);
    await cache.read('a', 'identity');
    await cache.read('a', 'identity');
    assert.equal(await cache.read('missing', 'identity'), undefined);
    assert.equal(await cache.read('missing', 'br'), undefined);
    assert.deepEqual(loadedHashes, ['a', 'a', 'missing', 'missing']);
  });
});

function createCache(bytesMax: number) {
  const loadedHashes: string[] = [];
  const load = async (hash: string) => {
    loadedHashes.push(hash);
    return hash === 'missing' ? undefined : Buffer.from(text);
  };
  return { cache: createFileCache(load, bytesMax), loadedHashes };
}
