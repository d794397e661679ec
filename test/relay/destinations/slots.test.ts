import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OriginQueues } from '../../../src/relay/deliveries/run/delivery-slots.ts';
import { originSlots } from '../../../src/relay/rules/fair-slots.ts';

const origin = 'https://hooks.example.com';

describe('the queue of an origin', () => {
  test('gives a slot to a waiter as soon as one is released', async () => {
    const queues = new OriginQueues({ monotonicMs: () => 0 });
    const [releaseFirst] = await fill(queues);
    const waitingRequest = queues.acquire(origin, 'newcomer');
    assert.equal(queues.waitingCount, 1);
    releaseFirst?.(null);
    assert.equal(typeof (await waitingRequest), 'function');
    assert.equal(queues.waitingCount, 0);
  });

  test('refuses a waiter after the maximum wait and keeps all its slots', async () => {
    const queues = new OriginQueues({ monotonicMs: () => 0 });
    const slots = await fill(queues);
    assert.equal(await queues.acquire(origin, 'too late'), null);
    assert.equal(queues.waitingCount, 0);
    for (const release of slots) release(null);
    assert.equal((await fill(queues)).length, originSlots.default);
  });

  test('is separate for each origin', async () => {
    const queues = new OriginQueues({ monotonicMs: () => 0 });
    await fill(queues);
    assert.equal(typeof (await queues.acquire('https://other.example.com', 'account')), 'function');
  });
});

/** Acquires all slots of the origin for one account. */
function fill(queues: OriginQueues): Promise<((responseMs: number | null) => void)[]> {
  const requests = Array.from({ length: originSlots.default }, () => queues.acquire(origin, 'account'));
  return Promise.all(requests).then((slots) => slots.filter((slot) => slot !== null));
}
