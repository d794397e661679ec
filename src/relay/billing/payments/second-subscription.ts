import { billingOf, findRelayAccount } from '../../accounts/store/accounts.ts';
import { countPaid } from '../rules/subscription-state.ts';
import type { PaymentDeps } from './payments.ts';

/** Reports that an account pays for more than one subscription: to the operator's log and metrics, and by mail. */
export async function reportSecondSubscription(
  { database, clock, log, payments, mailer, url }: PaymentDeps,
  accountId: string,
): Promise<'done' | 'failed'> {
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined) return 'done';
  const subscriptions = countPaid(billingOf(account), clock.nowMs());
  if (subscriptions < 2) return 'done';
  if (mailer !== null && account.email_confirmed_at !== null) {
    const sent = await mailer.send({ to: account.email, subject, text: textOf(subscriptions, url) });
    if (sent === 'unavailable') return 'failed';
  }
  payments.meter.secondSubscription();
  const facts = { module: 'relay', account: accountId, subscriptions };
  log.warn(facts, 'account pays for more than one subscription: cancel and refund all but one at the payment provider');
  return 'done';
}

const subject = 'You pay more than once for Rialto Relay';

function textOf(subscriptions: number, url: string): string {
  return `Your account of Rialto Relay has ${subscriptions} active subscriptions to the plan Builder, and one is enough.

Open the console, and there "Account", to reach each subscription at the payment provider and cancel
all but one:

  ${url}/console

The plan goes on as long as one of them is paid. For a refund, ask the operator of this server.
`;
}
