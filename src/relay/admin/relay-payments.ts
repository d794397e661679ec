import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { input, nullable, time, timeOrNull } from '../../core/operation/schema-fragments.ts';
import { billingOf } from '../accounts/store/accounts.ts';
import { planBilling } from '../billing/rules/payer.ts';
import { countPaidSubscriptions, isPaidPlan, subscriptionStateAt } from '../billing/rules/subscription-state.ts';
import { listAccountsWithBilling } from '../billing/store/paying-accounts.ts';
import { listUnassignedPayers } from '../billing/store/payments.ts';
import { relayBasePath } from './base-path.ts';

const rowsMax = 200;
const accountsPerBatch = 500;

const provider = Type.String();

export const relayPayments = adminRead({
  name: 'relay-payments',
  title: 'List payments that need an operator',
  details: 'Payments without an account, and accounts that pay more than once.',
  route: { method: 'GET', path: '/api/v1/admin/payments', basePath: relayBasePath },
  input: input({}),
  output: Type.Object({
    parked: Type.Array(
      Type.Object({
        provider,
        customer: Type.String(),
        email: nullable<string>({ type: 'string' }),
        last_event_at: time,
        until: timeOrNull,
      }),
    ),
    paying_more_than_once: Type.Array(
      Type.Object({ account_id: Type.String(), email: Type.String(), subscriptions: Type.Integer({ minimum: 2 }) }),
    ),
  }),
  errors: [],
  examples: [{ title: 'Payments that need an operator', input: {} }],

  async run(db, _input, { nowMs }) {
    const parked = (await listUnassignedPayers(db, rowsMax)).flatMap(({ customerData, heard_at, ...payer }) => {
      const state = subscriptionStateAt(planBilling(customerData), nowMs);
      if (!isPaidPlan(state)) return [];
      const { provider: name, customer } = payer;
      const times = { last_event_at: formatTime(heard_at), until: formatTimeOrNull(state.untilMs) };
      return [{ provider: name, customer, email: customerData.email?.text ?? null, ...times }];
    });
    return { parked, paying_more_than_once: await listAccountsPayingTwice(db, nowMs) };
  },
});

/**
 * Accounts with more than one paid subscription. Whether a subscription is paid depends on the time, so every account
 * with a billing state is checked.
 */
async function listAccountsPayingTwice(db: Db, nowMs: number) {
  const accountsPayingTwice: { account_id: string; email: string; subscriptions: number }[] = [];
  for (let afterId = ''; accountsPayingTwice.length < rowsMax; ) {
    const accounts = await listAccountsWithBilling(db, afterId, accountsPerBatch);
    for (const account of accounts) {
      const subscriptions = countPaidSubscriptions(billingOf(account), nowMs);
      if (subscriptions >= 2) accountsPayingTwice.push({ account_id: account.id, email: account.email, subscriptions });
    }
    if (accounts.length < accountsPerBatch) break;
    afterId = accounts.at(-1)?.id ?? afterId;
  }
  return accountsPayingTwice.slice(0, rowsMax);
}
