import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intentOf } from '../../src/core/operation/idempotency.ts';

const input = { id: 'ent_1', text: 'a', list: [1, 2], idempotency_key: 'key-0001' };

test('the hash of an intent depends on the operation and its input, not on the key and the order of properties', () => {
  const same = { list: [1, 2], idempotency_key: 'key-0002', text: 'a', id: 'ent_1' };
  assert.equal(intentOf('reply', input), intentOf('reply', same));
  assert.match(intentOf('reply', input), /^[0-9a-f]{64}$/);
});

test('another operation, value, list order or property returns another hash', () => {
  const others = [
    intentOf('resolve', input),
    intentOf('reply', { ...input, text: 'b' }),
    intentOf('reply', { ...input, list: [2, 1] }),
    intentOf('reply', { ...input, extra: null }),
    intentOf('reply', { ...input, text: 'a\n' }),
    intentOf('reply', { id: 'ent_1', text: 'a', idempotency_key: 'key-0001' }),
  ];
  assert.equal(new Set([intentOf('reply', input), ...others]).size, others.length + 1);
});
