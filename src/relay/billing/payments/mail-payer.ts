import { planBilling } from '../rules/payer.ts';
import { isPaidPlan, subscriptionStateAt } from '../rules/subscription-state.ts';
import { findPayer } from '../store/payments.ts';
import { matchPayer } from './match-unassigned.ts';
import type { PaymentDeps } from './payments.ts';

/**
 * Sends an unassigned payer instructions to claim the payment. `done`: no mail is needed, because the payment is
 * assigned or no longer active, or impossible, because no address is known. `again`: the mail was accepted or
 * permanently rejected, and is to be repeated later. `failed`: the mail server is unavailable or not configured.
 */
export async function mailPayer(deps: PaymentDeps, payerId: string): Promise<'done' | 'again' | 'failed'> {
  const { database, clock, payments, mailer, url } = deps;
  await database.write((tx) => matchPayer(tx, payerId, clock.nowMs()));
  const payer = await findPayer(database.db, payerId);
  if (payer === undefined || payer.isAccountRemoved || payer.account_id !== null) return 'done';
  const { email } = payer.customerData;
  if (email === null || !isPaidPlan(subscriptionStateAt(planBilling(payer.customerData), clock.nowMs()))) return 'done';
  if (mailer === null) return 'failed';
  const text = claimMailText(url, payments.payerTokens.tokenOf(payerId));
  const mailOutcome = await mailer.send({
    to: email.text,
    subject: 'Claim your payment for Rialto Relay',
    text,
  });
  return mailOutcome === 'unavailable' ? 'failed' : 'again';
}

/** The token is in the URL fragment, which browsers do not send to servers. */
function claimMailText(url: string, token: string): string {
  return `The Builder plan of Rialto Relay was paid with this address, most likely by you.
No account of the relay has this confirmed address, so the payment is not assigned yet.

To assign it to your account, open this page and enter the API key of the account:

  ${url}/upgrade/done#${token}

or send the code with the key:

  curl ${url}/api/v1/payments/claim -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
    -H 'Content-Type: application/json' -d '{"claim": "${token}"}'

Anyone who has the code can claim the payment: do not share it. If you have no account yet, start a
trial at ${url}/ first. If you did not pay for anything, you need not do anything.
`;
}
