import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { crc32 as reference } from 'node:zlib';
import { crc32 } from '../../../src/arcade/games/bundle/archive/crc32.ts';

test('the checksum equals that of zlib for each length up to 40 bytes at each memory offset up to 8', () => {
  const memory = randomBytes(4_096);
  for (let length = 0; length <= 40; length += 1)
    for (let from = 0; from < 9; from += 1) {
      const bytes = memory.subarray(from, from + length);
      assert.equal(crc32(bytes), reference(bytes), `${length} bytes from ${from}`);
    }
  for (const bytes of [memory, Buffer.alloc(1_000, 0xff), new Uint8Array(777)])
    assert.equal(crc32(bytes), reference(bytes));
});
