import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  hasFreeSlot,
  noSlots,
  processSlots,
  type SlotPriority,
  slotClassOf,
  type UsedSlots,
} from '../../../src/relay/rules/fair-slots.ts';

const priorities: readonly SlotPriority[] = [false, true].flatMap((isPaying) =>
  [false, true].map((lastDeliverySucceeded) => ({ isPaying, lastDeliverySucceeded })),
);
const [neither, successfulOnly, payingOnly, both] = priorities as [
  SlotPriority,
  SlotPriority,
  SlotPriority,
  SlotPriority,
];

function fillSlots(priority: SlotPriority, before = noSlots): UsedSlots {
  let used = before;
  while (hasFreeSlot(used, priority)) used = { ...used, [slotClassOf(priority)]: used[slotClassOf(priority)] + 1 };
  return used;
}

const total = (used: UsedSlots) => Object.values(used).reduce((sum, count) => sum + count, 0);

describe('the slots of a process', () => {
  const rows: readonly [account: string, priority: SlotPriority, slotCount: number][] = [
    ['an account that does not pay and whose last delivery failed', neither, 500],
    ['an account whose last delivery succeeded', successfulOnly, 750],
    ['an account that pays', payingOnly, 750],
    ['an account that pays and whose last delivery succeeded', both, 1_000],
  ];
  for (const [account, priority, slotCount] of rows)
    test(`are ${slotCount} for ${account}`, () => assert.equal(total(fillSlots(priority)), slotCount));

  test('reserve a quarter for paying accounts and a quarter for accounts whose last delivery succeeded', () => {
    const filledCommonSlots = fillSlots(neither);
    assert.equal(fillSlots(payingOnly, filledCommonSlots).payingOnly, processSlots.reservedForPaying);
    assert.equal(fillSlots(successfulOnly, filledCommonSlots).successfulOnly, processSlots.reservedForSuccessful);
    assert.equal(total(fillSlots(successfulOnly, fillSlots(payingOnly, filledCommonSlots))), processSlots.all);
  });

  test('are granted whenever the common half and the reserves allow it, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...priorities), { maxLength: 4 }), (order) => {
        let used = noSlots;
        for (const priority of [...order, ...priorities]) used = fillSlots(priority, used);
        assert.equal(total(used), processSlots.all);
        assert.ok(isAllowed(used));
        for (const priority of priorities) assert.equal(hasFreeSlot(used, priority), false);
      }),
    );
    const count = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.record({ neither: count, payingOnly: count, successfulOnly: count, both: count }), (used) => {
        for (const priority of priorities) {
          const next = { ...used, [slotClassOf(priority)]: used[slotClassOf(priority)] + 1 };
          assert.equal(hasFreeSlot(used, priority), isAllowed(next));
        }
      }),
    );
  });
});

/** Reference implementation: accounts with one reserve use it first, those with both use what is left. */
function isAllowed({ neither, payingOnly, successfulOnly, both }: UsedSlots): boolean {
  const { all, reservedForPaying, reservedForSuccessful } = processSlots;
  const common = all - reservedForPaying - reservedForSuccessful;
  const overPaying = Math.max(0, payingOnly - reservedForPaying);
  const overSuccessful = Math.max(0, successfulOnly - reservedForSuccessful);
  const commonLeft = common - neither - overPaying - overSuccessful;
  const reserveLeft = Math.max(0, reservedForPaying - payingOnly) + Math.max(0, reservedForSuccessful - successfulOnly);
  return commonLeft >= 0 && both <= commonLeft + reserveLeft;
}
