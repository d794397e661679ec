import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { FairSlots, fastResponseMs, originSlots } from '../../../src/relay/rules/fair-slots.ts';

const slowMs = 10_000;
const fastMs = 50;

/** A `FairSlots` queue with an independent record of the requests that hold a slot or wait for one. */
class CheckedQueue {
  readonly queue = new FairSlots();
  readonly holders = new Map<string, { accountId: string; sinceMs: number }>();
  readonly waiting = new Map<string, string>();
  readonly fastAccounts = new Set<string>();
  nowMs = 0;
  #serial = 0;

  request(accountId: string): string {
    this.#serial += 1;
    const id = `r${this.#serial}`;
    this.waiting.set(id, accountId);
    this.#recordGranted(this.queue.request(id, accountId, this.nowMs));
    return id;
  }

  release(id: string, responseMs: number | null): string[] {
    const holder = this.holders.get(id);
    if (holder !== undefined && responseMs !== null) {
      if (responseMs < fastResponseMs) this.fastAccounts.add(holder.accountId);
      else this.fastAccounts.delete(holder.accountId);
    }
    this.holders.delete(id);
    this.waiting.delete(id);
    const granted = this.queue.release(id, responseMs, this.nowMs);
    this.#recordGranted(granted);
    return granted;
  }

  usedBy(accountId: string): number {
    return [...this.holders.values()].filter((holder) => holder.accountId === accountId).length;
  }

  /** Whether an account must not get another slot: the documented rule, implemented independently of the code. */
  isLimited(accountId: string): boolean {
    const activeAccounts = new Set([
      ...[...this.holders.values()].map((holder) => holder.accountId),
      ...this.waiting.values(),
    ]);
    if ([...activeAccounts].every((account) => account === accountId)) return false;
    const ownHolders = [...this.holders.values()].filter((holder) => holder.accountId === accountId);
    const isFast =
      this.fastAccounts.has(accountId) && ownHolders.every(({ sinceMs }) => this.nowMs - sinceMs < fastResponseMs);
    if (isFast) return false;
    const share = Math.floor(this.queue.capacity / (activeAccounts.size + 1));
    return ownHolders.length >= Math.max(1, Math.min(2, share));
  }

  #recordGranted(ids: readonly string[]): void {
    for (const id of ids) {
      const accountId = this.waiting.get(id);
      assert.ok(accountId !== undefined, 'a slot is given to a request that does not wait');
      assert.ok(this.holders.size < this.queue.capacity, 'more slots are given than there are');
      assert.ok(!this.isLimited(accountId), 'an account gets more slots than its limit');
      const fewestSlots = Math.min(
        ...[...this.waiting.values()]
          .filter((accountId) => !this.isLimited(accountId))
          .map((accountId) => this.usedBy(accountId)),
      );
      assert.equal(this.usedBy(accountId), fewestSlots, 'a slot is given to an account that holds more than another');
      this.waiting.delete(id);
      this.holders.set(id, { accountId, sinceMs: this.nowMs });
    }
    this.#check();
  }

  #check(): void {
    assert.deepEqual([this.queue.usedCount, this.queue.waitingCount], [this.holders.size, this.waiting.size]);
    if (this.holders.size >= this.queue.capacity) return;
    for (const accountId of this.waiting.values())
      assert.ok(this.isLimited(accountId), 'a slot is free, and a request waits that may have it');
  }
}

const accounts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't'];
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('request' as const), account: fc.constantFrom(...accounts) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      index: fc.nat(),
      responseMs: fc.constantFrom(fastMs, slowMs, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2_000 }) }) },
);

describe('the slots of an origin', () => {
  test('are granted within the capacity, to the account that holds the fewest, and are not free while a request may have one', () => {
    let waitingSteps = 0;
    fc.assert(
      fc.property(fc.array(action, { minLength: 20, maxLength: 150, size: 'max' }), (actions) => {
        const checkedQueue = new CheckedQueue();
        for (const action of actions) {
          if (action.kind === 'request') checkedQueue.request(action.account);
          else if (action.kind === 'wait') checkedQueue.nowMs += action.ms;
          else {
            const ids = [...checkedQueue.holders.keys(), ...checkedQueue.waiting.keys()];
            const id = ids[action.index % Math.max(1, ids.length)];
            if (id !== undefined) checkedQueue.release(id, action.responseMs);
          }
          if (checkedQueue.waiting.size > 0) waitingSteps += 1;
        }
        // After the end of all requests, no slot may be in use.
        for (const id of [...checkedQueue.waiting.keys()]) checkedQueue.release(id, null);
        for (const id of [...checkedQueue.holders.keys()]) checkedQueue.release(id, null);
        assert.deepEqual([checkedQueue.queue.usedCount, checkedQueue.queue.waitingCount], [0, 0]);
        const requestIds = Array.from({ length: checkedQueue.queue.capacity }, () => checkedQueue.request('alone'));
        assert.ok(requestIds.every((id) => checkedQueue.holders.has(id)));
      }),
      { numRuns: 300 },
    );
    assert.ok(waitingSteps > 1_000, 'hardly any request waited');
  });

  test('are divided by max-min fairness among accounts with fast responses', () => {
    const anyDemands = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyDemands, fc.infiniteStream(fc.nat()), (demands, choices) => {
        const checkedQueue = new CheckedQueue();
        const names = demands.map((_, index) => `account ${index}`);
        for (const name of names) checkedQueue.release(checkedQueue.request(name), fastMs);
        // Each account always has as many open requests as its demand: a request that ends is replaced by a new one.
        for (const [index, name] of names.entries())
          for (let n = 0; n < (demands[index] ?? 0); n += 1) checkedQueue.request(name);
        for (let round = 0; round < 300; round += 1) {
          const ids = [...checkedQueue.holders.keys()];
          const id = ids[(choices.next().value ?? 0) % ids.length] ?? '';
          const accountId = checkedQueue.holders.get(id)?.accountId ?? '';
          // No response time is reported, so that the capacity does not change.
          checkedQueue.request(accountId);
          checkedQueue.release(id, null);
        }
        const usedCounts = names.map((name) => checkedQueue.usedBy(name));
        const fairShares = maxMinShares(demands, checkedQueue.queue.capacity);
        for (const [index, share] of fairShares.entries())
          assert.ok(Math.abs((usedCounts[index] ?? 0) - share) < 1, `${usedCounts} instead of ${fairShares}`);
      }),
      { numRuns: 100 },
    );
  });

  test('go to a new account first when a slot is released', () => {
    const checkedQueue = new CheckedQueue();
    for (const name of ['first', 'second']) checkedQueue.release(checkedQueue.request(name), fastMs);
    const requestIds = Array.from({ length: 40 }, (_, n) => checkedQueue.request(n % 2 === 0 ? 'first' : 'second'));
    assert.equal(checkedQueue.holders.size, originSlots.default);
    const newcomer = checkedQueue.request('newcomer');
    assert.ok(checkedQueue.waiting.has(newcomer));
    assert.deepEqual(checkedQueue.release(requestIds[0] ?? '', null), [newcomer]);
  });

  test('reach every account within as many releases as there are accounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), (accountCount, choices) => {
        const checkedQueue = new CheckedQueue();
        const names = Array.from({ length: accountCount }, (_, index) => `account ${index}`);
        for (const name of [...names, ...names]) checkedQueue.request(name);
        const servedAccounts = new Set([...checkedQueue.holders.values()].map(({ accountId }) => accountId));
        for (
          let releaseCount = 0;
          releaseCount < accountCount && servedAccounts.size < accountCount;
          releaseCount += 1
        ) {
          const ids = [...checkedQueue.holders.keys()];
          const id = ids[(choices.next().value ?? 0) % ids.length] ?? '';
          const accountId = checkedQueue.holders.get(id)?.accountId ?? '';
          checkedQueue.release(id, null);
          checkedQueue.request(accountId);
          for (const holder of checkedQueue.holders.values()) servedAccounts.add(holder.accountId);
        }
        assert.equal(servedAccounts.size, accountCount);
      }),
      { numRuns: 100 },
    );
  });

  test('are all available to a single account', () => {
    const checkedQueue = new CheckedQueue();
    for (let n = 0; n < 20; n += 1) checkedQueue.request('alone');
    assert.equal(checkedQueue.usedBy('alone'), originSlots.default);
  });

  test('include one for a new account when eight accounts hang with up to two requests each', () => {
    const checkedQueue = new CheckedQueue();
    for (const name of accounts.slice(0, 8)) for (let n = 0; n < 2; n += 1) checkedQueue.request(name);
    const newRequest = checkedQueue.request('newcomer');
    assert.ok(checkedQueue.holders.has(newRequest));
  });

  test('are limited to two for an account with slow responses while another account uses the origin', () => {
    const checkedQueue = new CheckedQueue();
    checkedQueue.release(checkedQueue.request('hangs'), slowMs);
    checkedQueue.request('other');
    for (let n = 0; n < 10; n += 1) checkedQueue.request('hangs');
    assert.equal(checkedQueue.usedBy('hangs'), 2);
  });

  test('are limited for an account while one of its requests hangs, even after fast responses', () => {
    const checkedQueue = new CheckedQueue();
    checkedQueue.release(checkedQueue.request('slows down'), fastMs);
    checkedQueue.request('other');
    for (let n = 0; n < 3; n += 1) checkedQueue.request('slows down');
    assert.equal(checkedQueue.usedBy('slows down'), 3);
    checkedQueue.nowMs += fastResponseMs;
    checkedQueue.request('slows down');
    assert.equal(checkedQueue.usedBy('slows down'), 3);
  });

  test('increase when the median of at least eight response times is below a second, and decrease otherwise', () => {
    const checkedQueue = new CheckedQueue();
    const respond = (ms: number, times: number) => {
      for (let n = 0; n < times; n += 1) checkedQueue.release(checkedQueue.request('a'), ms);
    };
    respond(fastResponseMs - 1, 7);
    assert.equal(checkedQueue.queue.capacity, originSlots.default);
    respond(fastResponseMs - 1, 1);
    assert.equal(checkedQueue.queue.capacity, originSlots.fast);
    for (let n = 0; n < 100; n += 1) checkedQueue.request('a');
    assert.equal(checkedQueue.holders.size, originSlots.fast);
    for (const id of [...checkedQueue.holders.keys()].slice(0, 10)) checkedQueue.release(id, fastResponseMs);
    assert.equal(checkedQueue.queue.capacity, originSlots.default);
    // Granted slots are not revoked, so more are in use than the lower capacity.
    assert.ok(checkedQueue.holders.size > originSlots.default);
  });
});

/** Max-min fair shares by water-filling. */
function maxMinShares(demands: readonly number[], capacity: number): number[] {
  const shares = demands.map(() => 0);
  let remainingCapacity = capacity;
  for (;;) {
    const unsatisfiedIndices = demands.flatMap((demand, index) => ((shares[index] ?? 0) < demand ? [index] : []));
    if (unsatisfiedIndices.length === 0 || remainingCapacity <= 1e-9) return shares;
    const step = Math.min(
      remainingCapacity / unsatisfiedIndices.length,
      ...unsatisfiedIndices.map((index) => (demands[index] ?? 0) - (shares[index] ?? 0)),
    );
    for (const index of unsatisfiedIndices) shares[index] = (shares[index] ?? 0) + step;
    remainingCapacity -= step * unsatisfiedIndices.length;
  }
}
