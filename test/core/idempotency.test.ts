import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashIntent } from '../../src/core/operation/idempotency.ts';

const input = { id: 'ent_1', text: 'a', list: [1, 2], idempotency_key: 'key-0001' };

test('the hash of an intent does not depend on the idempotency key or the order of properties', () => {
  const sameInput = { list: [1, 2], idempotency_key: 'key-0002', text: 'a', id: 'ent_1' };
  assert.equal(hashIntent('reply', input), hashIntent('reply', sameInput));
  assert.match(hashIntent('reply', input), /^[0-9a-f]{64}$/);
});

test('another operation, value or list order, or an added or missing property, changes the hash', () => {
  const otherHashes = [
    hashIntent('resolve', input),
    hashIntent('reply', { ...input, text: 'b' }),
    hashIntent('reply', { ...input, list: [2, 1] }),
    hashIntent('reply', { ...input, extra: null }),
    hashIntent('reply', { ...input, text: 'a\n' }),
    hashIntent('reply', { id: 'ent_1', text: 'a', idempotency_key: 'key-0001' }),
  ];
  assert.equal(new Set([hashIntent('reply', input), ...otherHashes]).size, otherHashes.length + 1);
});
