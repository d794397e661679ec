import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { builderPrice } from '../../accounts/rules/trial.ts';
import * as errors from '../../errors.ts';
import { externalOperation } from '../../operation.ts';
import { startCheckout } from '../payments/start-checkout.ts';

export const create_checkout = externalOperation({
  name: 'create_checkout',
  title: 'Create a checkout for the Builder plan',
  description:
    'Creates a checkout at the payment provider, for a person to open in a browser. The plan starts when the checkout is paid; the key stays the same. While the checkout is open, the same request returns the same checkout. While a subscription is active the request is refused.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/checkout' }],
  input: input({}),
  output: Type.Object({
    checkout_url: Type.String({ description: 'Payment page at the payment provider, for a person.' }),
    activate_with: Type.String({ description: 'The email address of the account, filled in at the checkout.' }),
    plan: Type.Literal('builder'),
    price: Type.Literal(builderPrice),
    interval: Type.Literal('month'),
    expires_at: time,
  }),
  errors: [
    errors.keyNotAllowed,
    errors.billingNotConfigured,
    errors.billingUnavailable,
    errors.alreadyUpgraded,
    errors.paymentPending,
  ],
  examples: [{ title: 'For the account of the key', input: {} }],

  async run(context) {
    const checkout = await startCheckout(context.services, context.caller);
    if (isRefusal(checkout)) return checkout;
    const output = {
      checkout_url: checkout.url,
      activate_with: checkout.account.email,
      plan: 'builder' as const,
      price: builderPrice,
      interval: 'month' as const,
      expires_at: formatTime(checkout.expiresAtMs),
    };
    return { output, isReplayed: false };
  },
});
