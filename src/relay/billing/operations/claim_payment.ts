import { Type } from 'typebox';
import { formatTimeOrNull } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { choice, input, singleLine, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed, paymentClaimed } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { claimPayment } from '../payments/claim.ts';
import { isPaidPlan, subscriptionStateAt, subscriptionStateNames } from '../rules/subscription-state.ts';

export const claim_payment = writeOperation({
  name: 'claim_payment',
  title: 'Claim a payment',
  description:
    'Assigns a payment for the paid plan (Builder) made with another email address to the account of the key. The proof is the code that was mailed to that address or, on a server without mail, the checkout id shown on the last page of the checkout. Repeating the request changes nothing.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/payments/claim' }],
  input: input({ claim: singleLine(1, 200, { description: 'The code from the mail, or the id of the checkout.' }) }),
  output: Type.Object({
    plan: choice(['trial', 'builder']),
    standing: choice(subscriptionStateNames, {
      description: 'State of the payments; the plan is `builder` in `active` and `grace`.',
    }),
    until: timeOrNull,
  }),
  errors: [keyNotAllowed, notFound, paymentClaimed],
  examples: [{ title: 'With the id of a checkout', input: { claim: 'cs_test_a1b2c3' } }],

  async run(tx, { claim }, context) {
    const billing = await claimPayment(tx, context.services, context.caller.accountId, claim, context.nowMs);
    if (isRefusal(billing)) return billing;
    const subscriptionState = subscriptionStateAt(billing, context.nowMs);
    return {
      plan: isPaidPlan(subscriptionState) ? ('builder' as const) : ('trial' as const),
      standing: subscriptionState.name,
      until: formatTimeOrNull(subscriptionState.untilMs),
    };
  },
});
