import { randomBytes } from 'node:crypto';
import type { Subscription } from './fake-stripe.ts';

/** A Stripe event. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** Events of one subscription, in the format of the current API version or of one before 2025-03-31. */
export interface SubscriptionEvents {
  checkout(atMs: number, paymentStatus?: 'paid' | 'unpaid'): StripeEvent;
  asyncPaid(atMs: number): StripeEvent;
  asyncFailed(atMs: number): StripeEvent;
  paid(atMs: number, invoiceId: string, untilMs: number): StripeEvent;
  failed(atMs: number, invoiceId: string): StripeEvent;
  updated(atMs: number, status: string, untilMs: number): StripeEvent;
  deleted(atMs: number): StripeEvent;
}

export function subscriptionEvents(subscription: Subscription, apiFormat: 'new' | 'old' = 'new'): SubscriptionEvents {
  const { id, customer, email, session, account } = subscription;
  const metadata = account === null ? {} : { rialto_account: account };
  const event = (type: string, atMs: number, object: Record<string, unknown>): StripeEvent => ({
    id: `evt_${randomBytes(9).toString('hex')}`,
    type,
    created: Math.floor(atMs / 1_000),
    data: { object },
  });
  const checkout = (type: string, atMs: number, paymentStatus: string) =>
    event(type, atMs, {
      id: session,
      object: 'checkout.session',
      mode: 'subscription',
      customer,
      subscription: id,
      metadata,
      client_reference_id: account,
      customer_details: { email },
      payment_status: paymentStatus,
    });
  const invoice = (type: string, atMs: number, invoiceId: string, untilMs: number) =>
    event(type, atMs, {
      id: invoiceId,
      object: 'invoice',
      customer,
      customer_email: email,
      ...invoiceFields(apiFormat, subscription, metadata, untilMs),
    });
  const subscriptionEvent = (type: string, atMs: number, status: string, untilMs: number) =>
    event(type, atMs, {
      id,
      object: 'subscription',
      customer,
      status,
      metadata,
      ...subscriptionFields(apiFormat, subscription, untilMs),
    });
  return {
    checkout: (atMs, paymentStatus = 'paid') => checkout('checkout.session.completed', atMs, paymentStatus),
    asyncPaid: (atMs) => checkout('checkout.session.async_payment_succeeded', atMs, 'paid'),
    asyncFailed: (atMs) => checkout('checkout.session.async_payment_failed', atMs, 'unpaid'),
    paid: (atMs, invoiceId, untilMs) => invoice('invoice.paid', atMs, invoiceId, untilMs),
    failed: (atMs, invoiceId) => invoice('invoice.payment_failed', atMs, invoiceId, atMs),
    updated: (atMs, status, untilMs) => subscriptionEvent('customer.subscription.updated', atMs, status, untilMs),
    deleted: (atMs) => subscriptionEvent('customer.subscription.deleted', atMs, 'canceled', atMs),
  };
}

function invoiceFields(apiFormat: 'new' | 'old', { id, price }: Subscription, metadata: object, untilMs: number) {
  const period = { start: 0, end: Math.floor(untilMs / 1_000) };
  const details = { metadata };
  return apiFormat === 'old'
    ? { subscription: id, subscription_details: details, lines: { data: [{ period, price: { id: price } }] } }
    : {
        parent: { type: 'subscription_details', subscription_details: { subscription: id, ...details } },
        lines: { data: [{ period, pricing: { price_details: { price } } }] },
      };
}

function subscriptionFields(apiFormat: 'new' | 'old', { price }: Subscription, untilMs: number) {
  const end = Math.floor(untilMs / 1_000);
  return apiFormat === 'old'
    ? { current_period_end: end, items: { data: [{ price: { id: price } }] } }
    : { items: { data: [{ current_period_end: end, price: { id: price } }] } };
}
