import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Breakers, type CircuitKey } from '../../../src/relay/destinations/health/breakers.ts';
import { breakerOpenMs } from '../../../src/relay/destinations/rules/breaker.ts';

const origin = 'https://hooks.example.com';

function openBreaker(breakers: Breakers, key: CircuitKey): void {
  const reports = Array.from({ length: 5 }, () => breakers.request(key));
  for (const report of reports) if (typeof report === 'function') report('failure');
  assert.equal(breakers.stateOf(key).state, 'open');
}

test('a breaker applies to one account and one origin only', () => {
  const breakers = new Breakers({ monotonicMs: () => 0 }, 10);
  const key = { accountId: 'acc_1', origin };
  openBreaker(breakers, key);
  assert.deepEqual(breakers.request(key), { retryAfterMs: breakerOpenMs });
  for (const otherKey of [
    { accountId: 'acc_2', origin },
    { accountId: 'acc_1', origin: `${origin}:8443` },
  ])
    assert.equal(typeof breakers.request(otherKey), 'function');
  assert.equal(breakers.openCount, 1);
});

test('after the open period one delivery is permitted as a probe, and its success closes the breaker', () => {
  let nowMs = 0;
  const breakers = new Breakers({ monotonicMs: () => nowMs }, 10);
  const key = { accountId: 'acc_1', origin };
  openBreaker(breakers, key);
  nowMs = breakerOpenMs;
  const report = breakers.request(key);
  assert.ok(typeof report === 'function');
  assert.equal(typeof breakers.request(key), 'object');
  report('success');
  assert.deepEqual(breakers.stateOf(key), { state: 'closed' });
  assert.deepEqual([breakers.openCount, breakers.size], [0, 0]);
});

test('the opening of a breaker is reported once, and not again when its probe fails', () => {
  let nowMs = 0;
  const openedKeys: CircuitKey[] = [];
  const breakers = new Breakers({ monotonicMs: () => nowMs }, 10, (key) => openedKeys.push(key));
  const key = { accountId: 'acc_1', origin };
  openBreaker(breakers, key);
  nowMs = breakerOpenMs;
  const probe = breakers.request(key);
  assert.ok(typeof probe === 'function');
  probe('failure');
  assert.deepEqual(openedKeys, [key]);
});

test('the number of breakers is bounded, and the least recently used one is evicted', () => {
  const breakers = new Breakers({ monotonicMs: () => 0 }, 3);
  const keys = ['1', '2', '3', '4'].map((suffix) => ({ accountId: `acc_${suffix}`, origin }));
  for (const key of keys) openBreaker(breakers, key);
  assert.equal(breakers.size, 3);
  assert.deepEqual(
    keys.map((key) => breakers.stateOf(key).state),
    ['closed', 'open', 'open', 'open'],
  );
});
