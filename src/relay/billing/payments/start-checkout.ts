import { hourMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { confirmCaller } from '../../../core/operation/credentials.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { billingOf, lockRelayAccount, type RelayAccountRow } from '../../accounts/store/accounts.ts';
import { alreadyUpgraded, billingNotConfigured, billingUnavailable, paymentPending } from '../../errors.ts';
import type { OpenCheckoutTable } from '../../tables.ts';
import { isPaidPlan, subscriptionStateAt } from '../rules/subscription-state.ts';
import {
  deleteOpenCheckout,
  deleteUncreatedCheckout,
  findOpenCheckout,
  insertOpenCheckout,
  recordCheckout,
} from '../store/paying-accounts.ts';
import { findCheckoutPayer } from '../store/payments.ts';
import type { PaymentDeps } from './payments.ts';
import type { Checkout } from './provider.ts';

/** Assumed lifetime of a checkout whose expiry the provider has not reported yet. */
const checkoutLifetimeMs = 23 * hourMs;
/** Retry-After when the provider created no checkout or portal link. */
export const retryAfterSeconds = 10;

export interface OpenCheckout extends Checkout {
  readonly account: RelayAccountRow;
}

/**
 * Creates a checkout for an account without a subscription. No transaction is open during the request to the
 * provider. Refused: payments are not configured, the caller is no longer valid, the account is removed, is on a paid
 * plan or has a pending payment, or the provider created no checkout.
 */
export async function startCheckout(deps: PaymentDeps, caller: Caller): Promise<OpenCheckout | Refusal> {
  const { database, clock, payments, url } = deps;
  const { provider } = payments;
  const { accountId } = caller;
  if (provider === null) return refuse(billingNotConfigured, 'Payments are not configured on this server.');
  const nowMs = clock.nowMs();
  const preparation = await database.write((tx) => prepareCheckout(tx, caller, nowMs));
  if (isRefusal(preparation)) return preparation;
  const { account, startedAtMs } = preparation;
  const checkout = await provider.createCheckout({
    accountId,
    email: account.email,
    key: `rialto-checkout-${accountId}-${startedAtMs}`,
    successUrl: `${url}/upgrade/done`,
    cancelUrl: `${url}/upgrade/cancelled`,
  });
  if (typeof checkout === 'object') {
    const openCheckout = { checkout: checkout.id, expires_at: checkout.expiresAtMs };
    await database.write((tx) => recordCheckout(tx, { account_id: accountId, at: startedAtMs, ...openCheckout }));
    return { ...checkout, account };
  }
  // A repeated request needs another key. A checkout that was returned before can still be paid, so it is kept.
  if (checkout === 'refused') await database.write((tx) => deleteUncreatedCheckout(tx, accountId, startedAtMs));
  // The settings of the server have changed since.
  else if (checkout === 'key_used') await database.write((tx) => deleteOpenCheckout(tx, accountId));
  return refuse(billingUnavailable, 'The payment provider did not create a checkout. Send the same request again.', {
    retry_after_seconds: retryAfterSeconds,
  });
}

async function prepareCheckout(
  tx: Tx,
  caller: Caller,
  nowMs: number,
): Promise<{ readonly account: RelayAccountRow; readonly startedAtMs: number } | Refusal> {
  const refusal = await confirmCaller(tx, caller, nowMs, 'key share');
  if (refusal !== null) return refusal;
  const { accountId } = caller;
  const account = await lockRelayAccount(tx, accountId);
  if (account === undefined) return refuseRemovedAccount();
  const subscriptionState = subscriptionStateAt(billingOf(account), nowMs);
  if (isPaidPlan(subscriptionState)) return refuse(alreadyUpgraded, 'The account is already on the Builder plan.');
  if (subscriptionState.name === 'pending')
    return refuse(paymentPending, 'The payment of an earlier checkout is still pending.');
  const existingCheckout = await findOpenCheckout(tx, accountId);
  if (existingCheckout !== undefined && (await canBePaid(tx, existingCheckout, nowMs)))
    return { account, startedAtMs: existingCheckout.at };
  await insertOpenCheckout(tx, accountId, nowMs);
  return { account, startedAtMs: nowMs };
}

/**
 * Whether an existing checkout can still be paid. Then it is returned again, because two open checkouts could lead to
 * two subscriptions.
 */
async function canBePaid(tx: Tx, { at, checkout, expires_at }: OpenCheckoutTable, nowMs: number): Promise<boolean> {
  // A concurrent request with a later clock reading can lock the account first, so `at` can be later than now. A much
  // later `at` was stored before the clock was set back.
  if (nowMs >= (expires_at ?? at + checkoutLifetimeMs) || nowMs < at - checkoutLifetimeMs) return false;
  return checkout === null || (await findCheckoutPayer(tx, checkout)) === null;
}
