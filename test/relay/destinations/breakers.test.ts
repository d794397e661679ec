import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Breakers, type Lane } from '../../../src/relay/destinations/breakers.ts';
import { breakerOpenMs } from '../../../src/relay/rules/breaker.ts';

const origin = 'https://hooks.example.com';

function opened(breakers: Breakers, lane: Lane): void {
  const leaves = Array.from({ length: 5 }, () => breakers.enter(lane));
  for (const leave of leaves) if (typeof leave === 'function') leave('no_connection');
  assert.equal(breakers.stateOf(lane).state, 'open');
}

test('a breaker belongs to one account and one origin, and nobody else meets it', () => {
  const breakers = new Breakers({ monotonicMs: () => 0 }, 10);
  const mine = { accountId: 'acc_1', origin };
  opened(breakers, mine);
  assert.deepEqual(breakers.enter(mine), { retryAfterMs: breakerOpenMs });
  for (const other of [
    { accountId: 'acc_2', origin },
    { accountId: 'acc_1', origin: `${origin}:8443` },
  ])
    assert.equal(typeof breakers.enter(other), 'function');
  assert.equal(breakers.open, 1);
});

test('past its time one delivery passes as a probe, and what it finds closes the breaker', () => {
  let nowMs = 0;
  const breakers = new Breakers({ monotonicMs: () => nowMs }, 10);
  const lane = { accountId: 'acc_1', origin };
  opened(breakers, lane);
  nowMs = breakerOpenMs;
  const leave = breakers.enter(lane);
  assert.ok(typeof leave === 'function');
  assert.equal(typeof breakers.enter(lane), 'object');
  leave('connection');
  assert.deepEqual(breakers.stateOf(lane), { state: 'closed' });
  assert.deepEqual([breakers.open, breakers.size], [0, 0]);
});

test('never more breakers are kept than allowed: the one used longest ago goes', () => {
  const breakers = new Breakers({ monotonicMs: () => 0 }, 3);
  const lanes = ['1', '2', '3', '4'].map((each) => ({ accountId: `acc_${each}`, origin }));
  for (const lane of lanes) opened(breakers, lane);
  assert.equal(breakers.size, 3);
  assert.deepEqual(
    lanes.map((lane) => breakers.stateOf(lane).state),
    ['closed', 'open', 'open', 'open'],
  );
});
