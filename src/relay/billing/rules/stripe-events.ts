import { secondMs } from '../../../core/base/clock.ts';
import { type BillingEvent, type CheckoutPayment, subscriptionStatuses } from './billing-state.ts';
import type { PaymentEvent } from './payment-event.ts';

/** Metadata key of checkout and subscription for the account id. Set by this server; buyers cannot change it. */
export const accountMetadata = 'rialto_account';

/**
 * Parses a Stripe event about a subscription to the product with this price. `ignored`: another event type, or a
 * payment without a subscription. `malformed`: required members are missing. Supports the formats before and after
 * API version 2025-03-31, which moved the subscription of an invoice, the period of a subscription and the price of a
 * line item. The signature is verified before.
 */
export function readStripeEvent(value: unknown, priceId: string): PaymentEvent | 'ignored' | 'malformed' {
  const id = text(at(value, 'id'));
  const type = at(value, 'type');
  const createdMs = unixTimeMs(at(value, 'created'));
  const object = at(value, 'data', 'object');
  if (id === null || typeof type !== 'string' || createdMs === null || !isObject(object)) return 'malformed';
  const read = readers.get(type);
  if (read === undefined) return 'ignored';
  const billing = read(object, createdMs);
  if (typeof billing === 'string') return billing;
  const customer = idOf(at(object, 'customer'));
  if (customer === null) return 'malformed';
  const metadataAccountId = metadataAccount(object);
  const payer = {
    reference: metadataAccountId ?? account(at(object, 'client_reference_id')),
    customer,
    email: text(at(object, 'customer_details', 'email')) ?? text(at(object, 'customer_email')),
  };
  return { id, payer, about: metadataAccountId === null ? aboutOf(pricesOf(object), priceId) : 'plan', billing };
}

/** Metadata of the object, or of the subscription in an invoice. */
function metadataAccount(object: object): string | null {
  const subscriptionDetails = at(object, 'parent', 'subscription_details') ?? at(object, 'subscription_details');
  return (
    account(at(object, 'metadata', accountMetadata)) ?? account(at(subscriptionDetails, 'metadata', accountMetadata))
  );
}

/** Account id, or null for any other value. */
function account(value: unknown): string | null {
  const named = text(value);
  return named !== null && /^acc_[0-9a-z]{26}$/.test(named) ? named : null;
}

function aboutOf(prices: readonly string[], priceId: string): PaymentEvent['about'] {
  if (prices.length === 0) return 'unspecified';
  return prices.includes(priceId) ? 'plan' : 'other';
}

/** Prices of the line items, if the object has them. */
function pricesOf(object: object): string[] {
  const lists = ['lines', 'items', 'line_items'].flatMap((name) => listOf(at(object, name, 'data')));
  return lists.flatMap((line) => {
    const price = idOf(at(line, 'pricing', 'price_details', 'price')) ?? idOf(at(line, 'price'));
    return price === null ? [] : [price];
  });
}

type Reader = (object: object, atMs: number) => BillingEvent | 'ignored' | 'malformed';

const checkout =
  (payment: CheckoutPayment | 'by_status'): Reader =>
  (object, atMs) => {
    const subscription = idOf(at(object, 'subscription'));
    const id = text(at(object, 'id'));
    if (id === null) return 'malformed';
    if (subscription === null) return 'ignored';
    const status = at(object, 'payment_status') === 'unpaid' ? 'pending' : 'paid';
    return { type: 'checkout', subscription, atMs, checkout: id, payment: payment === 'by_status' ? status : payment };
  };

const invoice =
  (type: 'invoice_paid' | 'invoice_failed'): Reader =>
  (object, atMs) => {
    const subscription =
      idOf(at(object, 'subscription')) ?? idOf(at(object, 'parent', 'subscription_details', 'subscription'));
    const id = text(at(object, 'id'));
    if (id === null) return 'malformed';
    if (subscription === null) return 'ignored';
    const periodEnds = listOf(at(object, 'lines', 'data')).map((line) => at(line, 'period', 'end'));
    return type === 'invoice_failed'
      ? { type, subscription, atMs, invoice: id }
      : { type, subscription, atMs, invoice: id, coveredUntilMs: latestMs(periodEnds) };
  };

const updated: Reader = (object, atMs) => {
  const subscription = text(at(object, 'id'));
  const status = subscriptionStatuses.find((name) => name === at(object, 'status'));
  if (subscription === null || status === undefined) return 'malformed';
  const periodEnds = listOf(at(object, 'items', 'data')).map((item) => at(item, 'current_period_end'));
  const coveredUntilMs = latestMs([at(object, 'current_period_end'), ...periodEnds]);
  return { type: 'updated', subscription, atMs, status, coveredUntilMs };
};

const deleted: Reader = (object, atMs) => {
  const subscription = text(at(object, 'id'));
  return subscription === null ? 'malformed' : { type: 'deleted', subscription, atMs };
};

const readers: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', checkout('by_status')],
  ['checkout.session.async_payment_succeeded', checkout('paid')],
  ['checkout.session.async_payment_failed', checkout('failed')],
  ['invoice.paid', invoice('invoice_paid')],
  ['invoice.payment_failed', invoice('invoice_failed')],
  ['customer.subscription.updated', updated],
  ['customer.subscription.deleted', deleted],
]);

function at(value: unknown, ...path: readonly string[]): unknown {
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

/** Valid ids, safe to store and to use as object keys. */
function text(value: unknown): string | null {
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
  return text(value) ?? text(at(value, 'id'));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function latestMs(seconds: readonly unknown[]): number | null {
  const known = seconds.map(unixTimeMs).filter((ms) => ms !== null);
  return known.length === 0 ? null : Math.max(...known);
}
