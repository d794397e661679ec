import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { applyPayerEvent, newPayer } from '../../../src/relay/billing/rules/payer.ts';
import { readStripeEvent } from '../../../src/relay/billing/rules/stripe-events.ts';

const price = 'price_1';
const someAccount = `acc_${'0'.repeat(26)}`;
const atMs = 1_772_366_400_000;
const envelope = (type: string, object: unknown) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2025-09-30.clover',
  created: atMs / 1_000,
  livemode: true,
  type,
  data: { object },
});
const eventBase = { subscription: 'sub_1', atMs };
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  mode: 'subscription',
  client_reference_id: someAccount,
  customer: 'cus_1',
  customer_details: { email: 'ada@example.com' },
  subscription: 'sub_1',
  payment_status: 'paid',
};
// New and old: the formats of Stripe's API versions since 2025-03-31 and before.
const newInvoice = {
  id: 'in_1',
  object: 'invoice',
  customer: 'cus_1',
  customer_email: 'ada@example.com',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
  period_end: 1_772_366_400,
  lines: { data: [{ period: { start: 1_772_366_400, end: 1_774_958_400 } }, { period: { end: 1_772_366_400 } }] },
};
const { parent: _parent, ...invoiceWithoutParent } = newInvoice;
const oldInvoice = { ...invoiceWithoutParent, subscription: 'sub_1' };
const newSubscription = {
  id: 'sub_1',
  object: 'subscription',
  customer: { id: 'cus_1', object: 'customer' },
  status: 'past_due',
  items: { data: [{ current_period_end: 1_774_958_400 }] },
};
const { items: _items, ...subscriptionWithoutItems } = newSubscription;
const oldSubscription = { ...subscriptionWithoutItems, current_period_end: 1_774_958_400 };
const periodEndMs = 1_774_958_400_000;

const rows: [string, string, unknown, object][] = [
  ['a paid checkout', 'checkout.session.completed', session, { type: 'checkout', checkout: 'cs_1', payment: 'paid' }],
  [
    'a checkout with a pending payment',
    'checkout.session.completed',
    { ...session, payment_status: 'unpaid' },
    { type: 'checkout', checkout: 'cs_1', payment: 'pending' },
  ],
  [
    'a checkout without anything to pay',
    'checkout.session.completed',
    { ...session, payment_status: 'no_payment_required' },
    { type: 'checkout', checkout: 'cs_1', payment: 'paid' },
  ],
  [
    'a pending payment that succeeded',
    'checkout.session.async_payment_succeeded',
    session,
    { type: 'checkout', checkout: 'cs_1', payment: 'paid' },
  ],
  [
    'a pending payment that failed',
    'checkout.session.async_payment_failed',
    { ...session, payment_status: 'unpaid' },
    { type: 'checkout', checkout: 'cs_1', payment: 'failed' },
  ],
  [
    'a paid invoice',
    'invoice.paid',
    newInvoice,
    { type: 'invoice_paid', invoice: 'in_1', coveredUntilMs: periodEndMs },
  ],
  [
    'a paid invoice in its older format',
    'invoice.paid',
    oldInvoice,
    { type: 'invoice_paid', invoice: 'in_1', coveredUntilMs: periodEndMs },
  ],
  ['a failed invoice', 'invoice.payment_failed', newInvoice, { type: 'invoice_failed', invoice: 'in_1' }],
  [
    'a changed subscription',
    'customer.subscription.updated',
    newSubscription,
    { type: 'updated', status: 'past_due', coveredUntilMs: periodEndMs },
  ],
  [
    'a changed subscription in its older format',
    'customer.subscription.updated',
    oldSubscription,
    { type: 'updated', status: 'past_due', coveredUntilMs: periodEndMs },
  ],
  ['a deleted subscription', 'customer.subscription.deleted', newSubscription, { type: 'deleted' }],
  [
    'a session with its subscription expanded',
    'checkout.session.completed',
    { ...session, subscription: newSubscription },
    { type: 'checkout', checkout: 'cs_1', payment: 'paid' },
  ],
];

describe('readStripeEvent', () => {
  for (const [name, type, object, billing] of rows) {
    test(`parses ${name}`, () => {
      const parsed = readStripeEvent(envelope(type, object), price);
      assert.ok(typeof parsed === 'object');
      assert.deepEqual(
        [parsed.id, parsed.billing, parsed.payer.customer],
        ['evt_1', { ...eventBase, ...billing }, 'cus_1'],
      );
    });
  }

  test('returns the account reference, customer and email address of the payer', () => {
    const payerOf = (type: string, object: unknown) => {
      const parsed = readStripeEvent(envelope(type, object), price);
      return typeof parsed === 'string' ? parsed : parsed.payer;
    };
    assert.deepEqual(payerOf('checkout.session.completed', session), {
      reference: someAccount,
      customer: 'cus_1',
      email: 'ada@example.com',
    });
    assert.deepEqual(payerOf('invoice.paid', newInvoice), {
      reference: null,
      customer: 'cus_1',
      email: 'ada@example.com',
    });
    assert.deepEqual(payerOf('customer.subscription.deleted', oldSubscription), {
      reference: null,
      customer: 'cus_1',
      email: null,
    });
  });
});

describe('an event of Stripe', () => {
  const metadata = { rialto_account: someAccount };
  const planPrice = { price: { id: price } };
  const otherPrice = { price: { id: 'price_2' } };
  const rows: [string, string, unknown, string, string | null][] = [
    [
      'concerns the plan when its checkout was created by this server',
      'checkout.session.completed',
      { ...session, metadata },
      'plan',
      someAccount,
    ],
    [
      'concerns the plan when its subscription was created by this server',
      'customer.subscription.updated',
      { ...newSubscription, metadata },
      'plan',
      someAccount,
    ],
    [
      'concerns the plan when its invoice is of a subscription that was created by this server',
      'invoice.paid',
      { ...newInvoice, parent: { subscription_details: { subscription: 'sub_1', metadata } } },
      'plan',
      someAccount,
    ],
    [
      'concerns the plan when its invoice in the older format is of a subscription that was created by this server',
      'invoice.paid',
      { ...oldInvoice, subscription_details: { metadata } },
      'plan',
      someAccount,
    ],
    [
      'concerns the plan when a line of its invoice has the price',
      'invoice.paid',
      { ...newInvoice, lines: { data: [otherPrice, { pricing: { price_details: { price } } }] } },
      'plan',
      null,
    ],
    [
      'concerns the plan when a line of its invoice in the older format has the price',
      'invoice.paid',
      { ...oldInvoice, lines: { data: [planPrice] } },
      'plan',
      null,
    ],
    [
      'concerns the plan when its subscription has the price',
      'customer.subscription.updated',
      { ...newSubscription, items: { data: [planPrice] } },
      'plan',
      null,
    ],
    [
      'concerns another product when all items of its subscription have another price',
      'customer.subscription.updated',
      { ...newSubscription, items: { data: [otherPrice] } },
      'other',
      null,
    ],
    [
      'has no product when only the client reference of its checkout names an account',
      'checkout.session.completed',
      session,
      'unspecified',
      someAccount,
    ],
    [
      'has no account when its reference is not an account id',
      'checkout.session.completed',
      { ...session, client_reference_id: 'user-77', metadata: { rialto_account: 7 } },
      'unspecified',
      null,
    ],
  ];
  for (const [name, type, object, product, reference] of rows)
    test(name, () => {
      const parsed = readStripeEvent(envelope(type, object), price);
      assert.ok(typeof parsed === 'object');
      assert.deepEqual([parsed.product, parsed.payer.reference], [product, reference]);
    });
});

describe('readStripeEvent ignores an event', () => {
  for (const [name, type, object] of [
    ['of another type', 'customer.created', { id: 'cus_1' }],
    ['of a type that is a property name of Object', 'constructor', {}],
    [
      'about a payment without a subscription',
      'checkout.session.completed',
      { ...session, mode: 'payment', subscription: null },
    ],
    ['about an invoice without a subscription', 'invoice.paid', { ...newInvoice, parent: null }],
  ] as const) {
    test(name, () => assert.equal(readStripeEvent(envelope(type, object), price), 'ignored'));
  }
});

describe('readStripeEvent rejects an event as malformed', () => {
  for (const [name, value] of [
    ['that is null', null],
    ['that is a list', [envelope('invoice.paid', newInvoice)]],
    ['without an id', { ...envelope('invoice.paid', newInvoice), id: undefined }],
    ['whose time is a string', { ...envelope('invoice.paid', newInvoice), created: '1772366400' }],
    ['with an invalid time', { ...envelope('invoice.paid', newInvoice), created: 1e300 }],
    ['with a fractional time', { ...envelope('invoice.paid', newInvoice), created: 1.5 }],
    ['without an object', envelope('invoice.paid', null)],
    [
      'about an invoice whose id is a property name of JavaScript objects',
      envelope('invoice.paid', { ...newInvoice, id: '__proto__' }),
    ],
    [
      'about a subscription whose id is a property name of JavaScript objects',
      envelope('customer.subscription.updated', { ...newSubscription, id: 'constructor' }),
    ],
    ['with a customer id that contains NUL', envelope('invoice.paid', { ...newInvoice, customer: 'cus\0' })],
    ['about an invoice without an id', envelope('invoice.paid', { ...newInvoice, id: '' })],
    ['about an invoice without a customer', envelope('invoice.paid', { ...newInvoice, customer: null })],
    ['about a checkout without an id', envelope('checkout.session.completed', { ...session, id: undefined })],
    ['with an unknown status', envelope('customer.subscription.updated', { ...newSubscription, status: 'asleep' })],
    ['about a deleted subscription without an id', envelope('customer.subscription.deleted', {})],
  ] as const) {
    test(name, () => assert.equal(readStripeEvent(value, price), 'malformed'));
  }

  test('or parses or ignores it, whatever JSON it contains, and never throws', () => {
    const anyType = fc.constantFrom(...rows.map(([, type]) => type));
    fc.assert(
      fc.property(anyType, fc.jsonValue(), fc.jsonValue(), (type, object, lines) => {
        for (const input of [object, { id: 'x', subscription: 'sub_1', status: 'active', lines, items: lines }]) {
          const parsed = readStripeEvent(envelope(type, input), price);
          assert.ok(typeof parsed === 'object' || parsed === 'ignored' || parsed === 'malformed');
          if (typeof parsed === 'object') applyPayerEvent(newPayer, parsed);
        }
      }),
    );
  });
});
