import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyPayerEvent, newPayer, type Payer, planBilling } from '../../../src/relay/billing/rules/payer.ts';
import type { PaymentEvent } from '../../../src/relay/billing/rules/payment-event.ts';

const paidEvent: PaymentEvent = {
  id: 'evt_1',
  payer: { reference: null, customer: 'cus_1', email: null },
  product: 'plan',
  billing: { type: 'invoice_paid', subscription: 'sub_1', atMs: 1_000, invoice: 'in_1', coveredUntilMs: 2_000 },
};

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.record({
  id: fc.constant('evt'),
  payer: fc.record({
    reference: fc.constantFrom(null, 'acc_a', 'acc_b'),
    customer: fc.constant('cus_1'),
    email: fc.constantFrom(null, 'a@shop.example', 'b@shop.example'),
  }),
  product: fc.constantFrom('plan' as const, 'other' as const, 'unspecified' as const),
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
  fc.assert(fc.property(shuffledTwice, ([events, order]) => assert.deepEqual(payerAfter(order), payerAfter(events))));
});

test('the billing of the plan contains only subscriptions with an event for the plan, and also their events without a product', () => {
  const otherProductEvent = {
    ...paidEvent,
    product: 'other' as const,
    billing: { ...paidEvent.billing, subscription: 'sub_2' },
  };
  assert.deepEqual(Object.keys(planBilling(payerAfter([paidEvent, otherProductEvent]))), ['sub_1']);
  const eventWithoutProduct = { ...paidEvent, product: 'unspecified' as const };
  assert.deepEqual(planBilling(payerAfter([eventWithoutProduct])), {});
  const deletedEvent: PaymentEvent = { ...paidEvent, billing: { type: 'deleted', subscription: 'sub_1', atMs: 5_000 } };
  assert.deepEqual(Object.keys(planBilling(payerAfter([eventWithoutProduct, deletedEvent]))['sub_1']?.invoices ?? {}), [
    'in_1',
  ]);
});

test('the email address of the first payment is kept in any order of events', () => {
  const firstEvent = { ...paidEvent, payer: { ...paidEvent.payer, email: 'first@shop.example' } };
  const laterEvent = {
    ...paidEvent,
    payer: { ...paidEvent.payer, email: 'later@shop.example' },
    billing: { ...paidEvent.billing, atMs: 9_000 },
  };
  for (const order of [
    [firstEvent, laterEvent],
    [laterEvent, firstEvent],
  ])
    assert.deepEqual(payerAfter(order).email, { text: 'first@shop.example', atMs: 1_000 });
});

function payerAfter(events: readonly PaymentEvent[]): Payer {
  return events.reduce(applyPayerEvent, newPayer);
}
