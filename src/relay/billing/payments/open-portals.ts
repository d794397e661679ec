import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { billingNotConfigured, billingUnavailable } from '../../errors.ts';
import { planBilling } from '../rules/payer.ts';
import { isPaidPlan, type SubscriptionState, subscriptionStateAt } from '../rules/subscription-state.ts';
import { listPayers } from '../store/payments.ts';
import type { PaymentDeps } from './payments.ts';
import { retryAfterSeconds } from './start-checkout.ts';

export interface Portal {
  readonly url: string;
  readonly state: SubscriptionState;
}

/** Maximum number of customers of an account whose portals are opened. */
const portalsMax = 5;

/**
 * Portal of each customer that has paid for the account, active subscriptions first. Refuses with
 * billing_not_configured, billing_unavailable, and not_found without such a customer.
 */
export async function openPortals(deps: PaymentDeps, accountId: string): Promise<readonly Portal[] | Refusal> {
  const { database, clock, payments, url } = deps;
  const { provider } = payments;
  if (provider === null) return refuse(billingNotConfigured, notConfiguredDetail);
  const nowMs = clock.nowMs();
  const payers = (await listPayers(database.db, accountId))
    .filter((payer) => payer.provider === provider.name)
    .map(({ customer, customerData }) => ({ customer, state: subscriptionStateAt(planBilling(customerData), nowMs) }))
    .sort((left, right) => Number(isPaidPlan(right.state)) - Number(isPaidPlan(left.state)));
  if (payers.length === 0)
    return refuse(notFound, 'The account has no customer at the payment provider, so there is no portal.');
  const portals: Portal[] = [];
  for (const { customer, state } of payers.slice(0, portalsMax)) {
    const session = await provider.createPortalSession(customer, `${url}/console`);
    if (typeof session === 'string')
      return refuse(billingUnavailable, portalFailureDetails[session], { retry_after_seconds: retryAfterSeconds });
    portals.push({ url: session.url, state });
  }
  return portals;
}

const notConfiguredDetail = 'Payments are not configured on this server, so there is no portal. Contact its operator.';

const portalFailureDetails = {
  unavailable: 'The payment provider did not respond. Send the same request again.',
  refused:
    'The payment provider refused to open the portal. The operator of this server may have to configure the portal in the provider’s dashboard.',
} as const;
