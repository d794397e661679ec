import { minuteMs } from '../../core/base/clock.ts';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { confirmCaller } from '../../core/operation/credentials.ts';
import type { Caller } from '../../core/operation/operation.ts';
import { alreadyUpgraded, billingNotConfigured, billingUnavailable, paymentPending } from '../errors.ts';
import { refuseRemoved } from '../keys/refuse-removed.ts';
import { isPaidPlan, standingAt } from '../rules/billing/standing.ts';
import { billingOf, lockRelayAccount, type RelayAccountRow } from '../store/accounts.ts';
import { findCheckoutBegun, forgetCheckoutBegun, keepCheckoutBegun } from '../store/paying-accounts.ts';
import type { PaymentDesk } from './payments.ts';
import type { Checkout } from './provider.ts';

/** A repetition within this time is the same checkout. */
const sameCheckoutMs = 10 * minuteMs;
const retryAfterSeconds = 10;

export interface BegunCheckout extends Checkout {
  readonly account: RelayAccountRow;
}

/** Makes a checkout for an account that does not pay yet. No transaction is open while the provider is asked. */
export async function beginCheckout(services: PaymentDesk, caller: Caller): Promise<BegunCheckout | Refusal> {
  const { database, clock, payments, url } = services;
  const { provider } = payments;
  const { accountId } = caller;
  if (provider === null) return refuse(billingNotConfigured, 'No payments are taken here.');
  const nowMs = clock.nowMs();
  const begun = await database.write((tx) => begin(tx, caller, nowMs));
  if ('refusal' in begun) return begun;
  const { account, atMs } = begun;
  const made = await provider.createCheckout({
    accountId,
    email: account.email,
    key: `rialto-checkout-${accountId}-${atMs}`,
    doneUrl: `${url}/upgrade/done`,
    cancelledUrl: `${url}/upgrade/cancelled`,
  });
  if (typeof made === 'object') return { ...made, account };
  // The provider would answer the same to the same key.
  if (made === 'refused') await database.write((tx) => forgetCheckoutBegun(tx, accountId));
  return refuse(billingUnavailable, 'No checkout could be made now.', { retry_after_seconds: retryAfterSeconds });
}

async function begin(
  tx: Tx,
  caller: Caller,
  nowMs: number,
): Promise<{ readonly account: RelayAccountRow; readonly atMs: number } | Refusal> {
  const refused = await confirmCaller(tx, caller, nowMs, 'keep');
  if (refused !== null) return refused;
  const { accountId } = caller;
  const account = await lockRelayAccount(tx, accountId);
  if (account === undefined) return refuseRemoved();
  const standing = standingAt(billingOf(account), nowMs);
  if (isPaidPlan(standing)) return refuse(alreadyUpgraded, 'The account is on the plan builder.');
  if (standing.name === 'pending') return refuse(paymentPending, 'The payment of an earlier checkout is awaited.');
  const before = await findCheckoutBegun(tx, accountId);
  // Another request may have read the clock later and come here earlier.
  if (before !== null && Math.abs(nowMs - before) < sameCheckoutMs) return { account, atMs: before };
  await keepCheckoutBegun(tx, accountId, nowMs);
  return { account, atMs: nowMs };
}
