import { secondMs } from '../../../core/base/clock.ts';
import { type BillingEvent, type CheckoutPayment, subscriptionStatuses } from './billing-state.ts';
import type { PaymentEvent } from './payment-event.ts';

/** Metadata key of checkout and subscription for the account id. Set by this server; buyers cannot change it. */
export const accountMetadataKey = 'rialto_account';

/**
 * Parses a Stripe event about a subscription. `priceId`: price of the paid plan. `ignored`: another event type, or a
 * payment without a subscription. `malformed`: required members are missing or invalid. Supports the formats before and
 * after API version 2025-03-31, which moved the subscription of an invoice, the period of a subscription and the price
 * of a line item. The caller has verified the signature.
 */
export function readStripeEvent(value: unknown, priceId: string): PaymentEvent | 'ignored' | 'malformed' {
  const id = textOrNull(valueAt(value, 'id'));
  const type = valueAt(value, 'type');
  const createdMs = unixTimeMs(valueAt(value, 'created'));
  const object = valueAt(value, 'data', 'object');
  if (id === null || typeof type !== 'string' || createdMs === null || !isObject(object)) return 'malformed';
  const readBilling = readers.get(type);
  if (readBilling === undefined) return 'ignored';
  const billing = readBilling(object, createdMs);
  if (typeof billing === 'string') return billing;
  const customer = idOf(valueAt(object, 'customer'));
  if (customer === null) return 'malformed';
  const metadataAccountId = accountIdInMetadata(object);
  const payer = {
    reference: metadataAccountId ?? accountIdOf(valueAt(object, 'client_reference_id')),
    customer,
    email: textOrNull(valueAt(object, 'customer_details', 'email')) ?? textOrNull(valueAt(object, 'customer_email')),
  };
  return { id, payer, product: metadataAccountId === null ? productOf(pricesOf(object), priceId) : 'plan', billing };
}

/** Account id in the metadata of the object or, for an invoice, of its subscription. */
function accountIdInMetadata(object: object): string | null {
  const subscriptionDetails =
    valueAt(object, 'parent', 'subscription_details') ?? valueAt(object, 'subscription_details');
  return (
    accountIdOf(valueAt(object, 'metadata', accountMetadataKey)) ??
    accountIdOf(valueAt(subscriptionDetails, 'metadata', accountMetadataKey))
  );
}

/** Account id, or null for any other value. */
function accountIdOf(value: unknown): string | null {
  const accountId = textOrNull(value);
  return accountId !== null && /^acc_[0-9a-z]{26}$/.test(accountId) ? accountId : null;
}

function productOf(prices: readonly string[], priceId: string): PaymentEvent['product'] {
  if (prices.length === 0) return 'unspecified';
  return prices.includes(priceId) ? 'plan' : 'other';
}

/** Prices of the line items, if the object has them. */
function pricesOf(object: object): string[] {
  const lists = ['lines', 'items', 'line_items'].flatMap((name) => listOf(valueAt(object, name, 'data')));
  return lists.flatMap((lineItem) => {
    const price = idOf(valueAt(lineItem, 'pricing', 'price_details', 'price')) ?? idOf(valueAt(lineItem, 'price'));
    return price === null ? [] : [price];
  });
}

type Reader = (object: object, atMs: number) => BillingEvent | 'ignored' | 'malformed';

const createCheckoutReader =
  (payment: CheckoutPayment | 'by_status'): Reader =>
  (object, atMs) => {
    const subscription = idOf(valueAt(object, 'subscription'));
    const id = textOrNull(valueAt(object, 'id'));
    if (id === null) return 'malformed';
    if (subscription === null) return 'ignored';
    const status = valueAt(object, 'payment_status') === 'unpaid' ? 'pending' : 'paid';
    return { type: 'checkout', subscription, atMs, checkout: id, payment: payment === 'by_status' ? status : payment };
  };

const createInvoiceReader =
  (type: 'invoice_paid' | 'invoice_failed'): Reader =>
  (object, atMs) => {
    const subscription =
      idOf(valueAt(object, 'subscription')) ?? idOf(valueAt(object, 'parent', 'subscription_details', 'subscription'));
    const id = textOrNull(valueAt(object, 'id'));
    if (id === null) return 'malformed';
    if (subscription === null) return 'ignored';
    const periodEnds = listOf(valueAt(object, 'lines', 'data')).map((lineItem) => valueAt(lineItem, 'period', 'end'));
    return type === 'invoice_failed'
      ? { type, subscription, atMs, invoice: id }
      : { type, subscription, atMs, invoice: id, coveredUntilMs: latestMs(periodEnds) };
  };

const readUpdated: Reader = (object, atMs) => {
  const subscription = textOrNull(valueAt(object, 'id'));
  const status = subscriptionStatuses.find((name) => name === valueAt(object, 'status'));
  if (subscription === null || status === undefined) return 'malformed';
  const periodEnds = listOf(valueAt(object, 'items', 'data')).map((item) => valueAt(item, 'current_period_end'));
  const coveredUntilMs = latestMs([valueAt(object, 'current_period_end'), ...periodEnds]);
  return { type: 'updated', subscription, atMs, status, coveredUntilMs };
};

const readDeleted: Reader = (object, atMs) => {
  const subscription = textOrNull(valueAt(object, 'id'));
  return subscription === null ? 'malformed' : { type: 'deleted', subscription, atMs };
};

const readers: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', createCheckoutReader('by_status')],
  ['checkout.session.async_payment_succeeded', createCheckoutReader('paid')],
  ['checkout.session.async_payment_failed', createCheckoutReader('failed')],
  ['invoice.paid', createInvoiceReader('invoice_paid')],
  ['invoice.payment_failed', createInvoiceReader('invoice_failed')],
  ['customer.subscription.updated', readUpdated],
  ['customer.subscription.deleted', readDeleted],
]);

function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let result = value;
  for (const name of path) {
    if (!isObject(result) || !Object.hasOwn(result, name)) return undefined;
    result = (result as Record<string, unknown>)[name];
  }
  return result;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textCharactersMax = 1_000;

/** A text that is safe to store and to use as an object key; null for any other value. */
function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > textCharactersMax) return null;
  return value.isWellFormed() && !value.includes('\0') && !(value in Object.prototype) ? value : null;
}

/** Stripe times are Unix seconds. */
function unixTimeMs(seconds: unknown): number | null {
  const ms = typeof seconds === 'number' ? seconds * secondMs : Number.NaN;
  return Number.isSafeInteger(seconds) && Number.isSafeInteger(ms) && ms >= 0 ? ms : null;
}

/** A reference is an id or an expanded object. */
function idOf(value: unknown): string | null {
  return textOrNull(value) ?? textOrNull(valueAt(value, 'id'));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function latestMs(seconds: readonly unknown[]): number | null {
  const times = seconds.map(unixTimeMs).filter((ms) => ms !== null);
  return times.length === 0 ? null : Math.max(...times);
}
