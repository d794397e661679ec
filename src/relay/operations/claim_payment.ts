import { Type } from 'typebox';
import { formatTimeOrNull } from '../../core/base/clock.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { choice, input, line, timeOrNull } from '../../core/operation/schema-words.ts';
import { paymentClaimed } from '../errors.ts';
import { claimPayment } from '../payments/claim.ts';
import { isPaidPlan, standingAt, standingNames } from '../rules/billing/standing.ts';
import { relayOf } from '../running-relay.ts';

export const claim_payment = writeOperation({
  name: 'claim_payment',
  title: 'Claim a payment',
  description:
    'Gives the account of the key a payment for Builder that was made with another e-mail address. The proof is the code that was mailed to that address; where this server sends no mail, the id of the checkout, which its last page shows. Claiming again changes nothing.',
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/payments/claim' }],
  input: input({ claim: line(1, 200, { description: 'The code from the mail, or the id of the checkout.' }) }),
  output: Type.Object({
    plan: choice(['trial', 'builder']),
    standing: choice(standingNames, {
      description: 'How the payments stand; the plan is builder in active and grace.',
    }),
    until: timeOrNull,
  }),
  errors: [notFound, paymentClaimed],
  examples: [{ title: 'With the id of a checkout', input: { claim: 'cs_test_a1b2c3' } }],

  async run(tx, { claim }, context) {
    const billing = await claimPayment(tx, relayOf(context), context.caller.accountId, claim);
    if (isRefusal(billing)) return billing;
    const standing = standingAt(billing, context.nowMs);
    return {
      plan: isPaidPlan(standing) ? ('builder' as const) : ('trial' as const),
      standing: standing.name,
      until: formatTimeOrNull(standing.untilMs),
    };
  },
});
