import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { externalOperation } from '../../core/operation/operation.ts';
import { input, time } from '../../core/operation/schema-words.ts';
import * as errors from '../errors.ts';
import { beginCheckout } from '../payments/begin-checkout.ts';
import { builderPrice } from '../rules/trial.ts';
import { relayOf } from '../running-relay.ts';

export const create_checkout = externalOperation({
  name: 'create_checkout',
  title: 'Begin to pay for Builder',
  description:
    'Makes a checkout at the payment provider, for a person to open in a browser. The plan begins once it is paid, without a new key. Repeated within minutes it is the same checkout.',
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/checkout' }],
  input: input({}),
  output: Type.Object({
    checkout_url: Type.String({ description: 'Where a person pays; at the payment provider.' }),
    activate_with: Type.String({ description: 'The e-mail address of the account, filled in at the checkout.' }),
    plan: Type.Literal('builder'),
    price: Type.Literal(builderPrice),
    interval: Type.Literal('month'),
    expires_at: time,
  }),
  errors: [errors.billingNotConfigured, errors.billingUnavailable, errors.alreadyUpgraded, errors.paymentPending],
  examples: [{ title: 'For the account of the key', input: {} }],

  async run(context) {
    const begun = await beginCheckout(relayOf(context), context.caller);
    if (isRefusal(begun)) return begun;
    const output = {
      checkout_url: begun.url,
      activate_with: begun.account.email,
      plan: 'builder' as const,
      price: builderPrice,
      interval: 'month' as const,
      expires_at: formatTime(begun.expiresAtMs),
    };
    return { output, replayed: false };
  },
});
