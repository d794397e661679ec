import { minuteMs } from '../../core/base/clock.ts';
import { newId } from '../../core/base/ids.ts';
import type { Tx } from '../../core/db/transaction.ts';
import type { BillingState } from '../rules/billing/billing-state.ts';
import { learnOfPayer, planBilling } from '../rules/billing/payer.ts';
import type { PaymentEvent } from '../rules/billing/payment-event.ts';
import { isPaidPlan, standingAt } from '../rules/billing/standing.ts';
import { insertErrand } from '../store/payment-errands.ts';
import {
  insertCheckout,
  insertPaymentEvent,
  isKnownCustomer,
  lockPayerOf,
  type PayerRow,
  updatePayer,
} from '../store/payments.ts';
import { ownerOf } from './owner.ts';
import { endSubscriptions } from './queue-ending.ts';
import { tellAccount } from './tell-account.ts';

/** A parked payment is written about so late: the event that says whose it is may be on its way. */
const parkedForMs = 10 * minuteMs;

/**
 * Learns from an event, once, and lets the account that it belongs to stand accordingly. In whatever
 * order events come, they end in the same state. What belongs to nobody stays parked with its payer.
 */
export async function takeEvent(tx: Tx, provider: string, event: PaymentEvent, nowMs: number): Promise<void> {
  const { customer } = event.of;
  if (event.about === 'other' && !(await isKnownCustomer(tx, provider, customer))) return;
  if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return;
  const before = await lockPayerOf(tx, { provider, customer, id: newId('pay_', nowMs), nowMs });
  const payer = { ...before, known: learnOfPayer(before.known, event), heard_at: nowMs };
  const owner = await ownerOf(tx, payer);
  const ended = owner === 'removed';
  const account_id = typeof owner === 'object' ? owner.accountId : null;
  const known = ended ? { ...payer.known, email: null } : payer.known;
  await updatePayer(tx, { ...payer, known, account_id, ended });
  const { billing } = event;
  if (billing.type === 'checkout') await insertCheckout(tx, provider, billing.checkout, payer.id);
  for (const accountId of new Set([before.account_id, account_id]))
    if (accountId !== null) await tellAccount(tx, accountId);
  if (ended) await endSubscriptions(tx, { ...payer, ended }, nowMs);
  else if (account_id === null) await park(tx, payer, nowMs);
}

/** Whoever pays for nothing is told so, as long as it is the plan that is paid for. */
async function park(tx: Tx, { id, provider, known }: PayerRow, nowMs: number): Promise<void> {
  const billing: BillingState = planBilling(known);
  if (known.email === null || !isPaidPlan(standingAt(billing, nowMs))) return;
  await insertErrand(tx, { kind: 'mail', provider, subject: id }, nowMs + parkedForMs);
}
