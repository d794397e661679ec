import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyPayerEvent, newPayer, type Payer, planBilling } from '../../../src/relay/billing/rules/payer.ts';
import type { PaymentEvent } from '../../../src/relay/billing/rules/payment-event.ts';

const paid: PaymentEvent = {
  id: 'evt_1',
  payer: { reference: null, customer: 'cus_1', email: null },
  about: 'plan',
  billing: { type: 'invoice_paid', subscription: 'sub_1', atMs: 1_000, invoice: 'in_1', coveredUntilMs: 2_000 },
};

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.record({
  id: fc.constant('evt'),
  payer: fc.record({
    reference: fc.constantFrom(null, 'acc_a', 'acc_b'),
    customer: fc.constant('cus_1'),
    email: fc.constantFrom(null, 'a@shop.example', 'b@shop.example'),
  }),
  about: fc.constantFrom('plan' as const, 'other' as const, 'unspecified' as const),
  billing: fc.record({
    type: fc.constant('deleted' as const),
    subscription: fc.constantFrom('sub_1', 'sub_2'),
    atMs: fc.integer({ min: 0, max: 3 }).map((seconds) => seconds * 1_000),
  }),
});

test('events of a payer lead to one state in any order and with repetitions', () => {
  const shuffledTwice = fc
    .array(anyEvent, { minLength: 1, maxLength: 6 })
    .chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
    );
  fc.assert(fc.property(shuffledTwice, ([events, order]) => assert.deepEqual(known(order), known(events))));
});

test('only subscriptions to the plan are used, including events that arrived before the subscription was known', () => {
  const other = { ...paid, about: 'other' as const, billing: { ...paid.billing, subscription: 'sub_2' } };
  assert.deepEqual(Object.keys(planBilling(known([paid, other]))), ['sub_1']);
  const withoutProduct = { ...paid, about: 'unspecified' as const };
  assert.deepEqual(planBilling(known([withoutProduct])), {});
  const named: PaymentEvent = { ...paid, billing: { type: 'deleted', subscription: 'sub_1', atMs: 5_000 } };
  assert.deepEqual(Object.keys(planBilling(known([withoutProduct, named]))['sub_1']?.invoices ?? {}), ['in_1']);
});

test('the address of the first payment is kept in any order of events', () => {
  const first = { ...paid, payer: { ...paid.payer, email: 'first@shop.example' } };
  const laterEvents = {
    ...paid,
    payer: { ...paid.payer, email: 'later@shop.example' },
    billing: { ...paid.billing, atMs: 9_000 },
  };
  for (const order of [
    [first, laterEvents],
    [laterEvents, first],
  ])
    assert.deepEqual(known(order).email, { text: 'first@shop.example', atMs: 1_000 });
});

function known(events: readonly PaymentEvent[]): Payer {
  return events.reduce(applyPayerEvent, newPayer);
}
