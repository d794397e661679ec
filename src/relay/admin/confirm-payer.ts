import { Type } from 'typebox';
import { formatTimeOrNull } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { accountName, auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { choice, input, timeOrNull } from '../../core/operation/schema-fragments.ts';
import { billingOf, findAccountByIdOrEmail, lockRelayAccount } from '../accounts/store/accounts.ts';
import { matchUnassignedPayments } from '../billing/payments/match-unassigned.ts';
import { isPaidPlan, subscriptionStateAt } from '../billing/rules/subscription-state.ts';
import { confirmAddress } from '../billing/store/paying-accounts.ts';
import { relayBasePath } from './base-path.ts';

export const confirmPayer = adminWrite({
  name: 'confirm-payer',
  title: 'Confirm the email address of an account',
  details: 'Unassigned payments made with the address are assigned to the account.',
  route: { method: 'POST', path: '/api/v1/admin/confirm-payer', basePath: relayBasePath },
  input: input({ account: accountName, reason }),
  output: Type.Object({
    account: Type.Object({ id: Type.String(), name: Type.String() }),
    payments_matched: Type.Integer({
      minimum: 0,
      description: 'Unassigned payments that were assigned to the account.',
    }),
    plan: choice(['trial', 'builder']),
    until: timeOrNull,
    decision: auditEntrySchema,
  }),
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'A payer who wrote from the address',
      input: { account: 'leads@shop.example', reason: 'The payer wrote from this address and named the invoice.' },
    },
  ],

  async run(tx, { account: name, reason }, context) {
    const { nowMs } = context;
    const accountRow = await findAccountByIdOrEmail(tx, name);
    const account = accountRow === undefined ? undefined : await lockRelayAccount(tx, accountRow.id);
    if (account === undefined) return refuse(notFound, 'No account of the relay has this id or email address.');
    if (account.email_confirmed_at === null) await confirmAddress(tx, account.id, nowMs);
    const matchedCount = await matchUnassignedPayments(tx, account.email, nowMs);
    if (account.email_confirmed_at !== null && matchedCount === 0)
      return refuse(
        nothingToChange,
        'Nothing to change: the address is already confirmed, and no unassigned payment was made with it.',
      );
    const current = (await lockRelayAccount(tx, account.id)) ?? account;
    const subscriptionState = subscriptionStateAt(billingOf(current), nowMs);
    const target = { kind: 'account', id: account.id };
    const action = { act: 'confirm-payer', module: 'relay', target } as const;
    return {
      account: { id: account.id, name: account.email },
      payments_matched: matchedCount,
      plan: isPaidPlan(subscriptionState) ? ('builder' as const) : ('trial' as const),
      until: formatTimeOrNull(subscriptionState.untilMs),
      decision: await recordDecision(tx, context, createDecision(context, reason), action),
    };
  },
});
