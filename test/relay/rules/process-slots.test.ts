import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  hasFreeSlot,
  noSlots,
  processSlots,
  type SlotClaim,
  slotClassOf,
  type UsedSlots,
} from '../../../src/relay/rules/fair-slots.ts';

const claims: readonly SlotClaim[] = [false, true].flatMap((isPaying) =>
  [false, true].map((lastDeliverySucceeded) => ({ isPaying, lastDeliverySucceeded })),
);
const [neither, successfulOnly, payingOnly, both] = claims as [SlotClaim, SlotClaim, SlotClaim, SlotClaim];

function filledBy(claim: SlotClaim, before = noSlots): UsedSlots {
  let used = before;
  while (hasFreeSlot(used, claim)) used = { ...used, [slotClassOf(claim)]: used[slotClassOf(claim)] + 1 };
  return used;
}

const total = (used: UsedSlots) => Object.values(used).reduce((sum, count) => sum + count, 0);

describe('the slots of a process', () => {
  const rows: readonly [who: string, claim: SlotClaim, most: number][] = [
    ['an account that does not pay and whose last delivery failed', neither, 500],
    ['an account whose last delivery succeeded', successfulOnly, 750],
    ['an account that pays', payingOnly, 750],
    ['an account that pays and whose last delivery succeeded', both, 1_000],
  ];
  for (const [account, claim, most] of rows)
    test(`are ${most} for ${account}`, () => assert.equal(total(filledBy(claim)), most));

  test('reserve a quarter for paying accounts and a quarter for accounts whose last delivery succeeded', () => {
    const allCommon = filledBy(neither);
    assert.equal(filledBy(payingOnly, allCommon).payingOnly, processSlots.reservedForPaying);
    assert.equal(filledBy(successfulOnly, allCommon).successfulOnly, processSlots.reservedForSuccessful);
    assert.equal(total(filledBy(successfulOnly, filledBy(payingOnly, allCommon))), processSlots.all);
  });

  test('are granted whenever the common half and the reserves allow it, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...claims), { maxLength: 4 }), (order) => {
        let used = noSlots;
        for (const claim of [...order, ...claims]) used = filledBy(claim, used);
        assert.equal(total(used), processSlots.all);
        assert.ok(isAllowed(used));
        for (const claim of claims) assert.equal(hasFreeSlot(used, claim), false);
      }),
    );
    const count = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.record({ neither: count, payingOnly: count, successfulOnly: count, both: count }), (used) => {
        for (const claim of claims) {
          const next = { ...used, [slotClassOf(claim)]: used[slotClassOf(claim)] + 1 };
          assert.equal(hasFreeSlot(used, claim), isAllowed(next));
        }
      }),
    );
  });
});

/** Reference implementation: accounts with one claim use their reserve first, those with both use what is left. */
function isAllowed({ neither, payingOnly, successfulOnly, both }: UsedSlots): boolean {
  const { all, reservedForPaying, reservedForSuccessful } = processSlots;
  const common = all - reservedForPaying - reservedForSuccessful;
  const overPaying = Math.max(0, payingOnly - reservedForPaying);
  const overDelivered = Math.max(0, successfulOnly - reservedForSuccessful);
  const commonLeft = common - neither - overPaying - overDelivered;
  const reserveLeft = Math.max(0, reservedForPaying - payingOnly) + Math.max(0, reservedForSuccessful - successfulOnly);
  return commonLeft >= 0 && both <= commonLeft + reserveLeft;
}
