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

/** The used slots after requests of this priority have taken all slots that they may use. */
function fillSlots(priority: SlotPriority, usedBefore = noSlots): UsedSlots {
  let usedSlots = usedBefore;
  while (hasFreeSlot(usedSlots, priority))
    usedSlots = { ...usedSlots, [slotClassOf(priority)]: usedSlots[slotClassOf(priority)] + 1 };
  return usedSlots;
}

const totalOf = (usedSlots: UsedSlots) => Object.values(usedSlots).reduce((sum, count) => sum + count, 0);

describe('the slots of a process', () => {
  const rows: readonly [account: string, priority: SlotPriority, slotCount: number][] = [
    ['an account that does not pay and whose last delivery failed', neither, 500],
    ['an account whose last delivery succeeded', successfulOnly, 750],
    ['an account that pays', payingOnly, 750],
    ['an account that pays and whose last delivery succeeded', both, 1_000],
  ];
  for (const [account, priority, slotCount] of rows)
    test(`are ${slotCount} for ${account}`, () => assert.equal(totalOf(fillSlots(priority)), slotCount));

  test('have a quarter reserved for paying accounts and a quarter for accounts whose last delivery succeeded', () => {
    const filledCommonSlots = fillSlots(neither);
    assert.equal(fillSlots(payingOnly, filledCommonSlots).payingOnly, processSlots.reservedForPaying);
    assert.equal(fillSlots(successfulOnly, filledCommonSlots).successfulOnly, processSlots.reservedForSuccessful);
    assert.equal(totalOf(fillSlots(successfulOnly, fillSlots(payingOnly, filledCommonSlots))), processSlots.all);
  });

  test('are granted whenever the common half and the reserves allow it, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...priorities), { maxLength: 4 }), (order) => {
        let usedSlots = noSlots;
        for (const priority of [...order, ...priorities]) usedSlots = fillSlots(priority, usedSlots);
        assert.equal(totalOf(usedSlots), processSlots.all);
        assert.ok(isAllowed(usedSlots));
        for (const priority of priorities) assert.equal(hasFreeSlot(usedSlots, priority), false);
      }),
    );
    const count = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.record({ neither: count, payingOnly: count, successfulOnly: count, both: count }), (usedSlots) => {
        for (const priority of priorities) {
          const next = { ...usedSlots, [slotClassOf(priority)]: usedSlots[slotClassOf(priority)] + 1 };
          assert.equal(hasFreeSlot(usedSlots, priority), isAllowed(next));
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
