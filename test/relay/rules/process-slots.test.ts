import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type HeldSlots,
  hasFreeSlot,
  noSlots,
  processSlots,
  type SlotClaim,
  slotClassOf,
} from '../../../src/relay/rules/fair-slots.ts';

const claims: readonly SlotClaim[] = [false, true].flatMap((isPaying) =>
  [false, true].map((lastDelivered) => ({ isPaying, lastDelivered })),
);
const [neither, deliveredOnly, payingOnly, both] = claims as [SlotClaim, SlotClaim, SlotClaim, SlotClaim];

function filledBy(claim: SlotClaim, before = noSlots): HeldSlots {
  let held = before;
  while (hasFreeSlot(held, claim)) held = { ...held, [slotClassOf(claim)]: held[slotClassOf(claim)] + 1 };
  return held;
}

const total = (held: HeldSlots) => Object.values(held).reduce((sum, count) => sum + count, 0);

describe('the slots of a process', () => {
  const rows: readonly [who: string, claim: SlotClaim, most: number][] = [
    ['an account that neither pays nor delivered last', neither, 500],
    ['an account that delivered last', deliveredOnly, 750],
    ['an account that pays', payingOnly, 750],
    ['an account that pays and delivered last', both, 1_000],
  ];
  for (const [account, claim, most] of rows)
    test(`are ${most} for ${account}`, () => assert.equal(total(filledBy(claim)), most));

  test('reserve a quarter for paying accounts and a quarter for accounts that deliver', () => {
    const allCommon = filledBy(neither);
    assert.equal(filledBy(payingOnly, allCommon).payingOnly, processSlots.forPaying);
    assert.equal(filledBy(deliveredOnly, allCommon).deliveredOnly, processSlots.forDelivered);
    assert.equal(total(filledBy(deliveredOnly, filledBy(payingOnly, allCommon))), processSlots.all);
  });

  test('are granted whenever the common half and the reserves allow it, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...claims), { maxLength: 4 }), (order) => {
        let held = noSlots;
        for (const claim of [...order, ...claims]) held = filledBy(claim, held);
        assert.equal(total(held), processSlots.all);
        assert.ok(isAllowed(held));
        for (const claim of claims) assert.equal(hasFreeSlot(held, claim), false);
      }),
    );
    const count = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.record({ neither: count, payingOnly: count, deliveredOnly: count, both: count }), (held) => {
        for (const claim of claims) {
          const next = { ...held, [slotClassOf(claim)]: held[slotClassOf(claim)] + 1 };
          assert.equal(hasFreeSlot(held, claim), isAllowed(next));
        }
      }),
    );
  });
});

/** Reference implementation: accounts with one claim use their reserve first, those with both use what is left. */
function isAllowed({ neither, payingOnly, deliveredOnly, both }: HeldSlots): boolean {
  const { all, forPaying, forDelivered } = processSlots;
  const common = all - forPaying - forDelivered;
  const overPaying = Math.max(0, payingOnly - forPaying);
  const overDelivered = Math.max(0, deliveredOnly - forDelivered);
  const commonLeft = common - neither - overPaying - overDelivered;
  const reserveLeft = Math.max(0, forPaying - payingOnly) + Math.max(0, forDelivered - deliveredOnly);
  return commonLeft >= 0 && both <= commonLeft + reserveLeft;
}
