import { Type } from 'typebox';
import { formatTimeOrNull } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { choice, input, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { billingNotConfigured, billingUnavailable, keyNotAllowed } from '../../errors.ts';
import { externalOperation } from '../../operation.ts';
import { openPortals } from '../payments/open-portals.ts';
import { subscriptionStateNames } from '../rules/subscription-state.ts';

export const open_portal = externalOperation({
  name: 'open_portal',
  title: 'Open the customer portal',
  description:
    'Creates a link to the payment provider’s portal for each customer that pays or paid for the account, active customers first. A person changes the card, reads invoices and cancels there. A link is a secret and is valid for a few minutes.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/payments/portal' }],
  input: input({}),
  output: Type.Object({
    portals: Type.Array(
      Type.Object({
        portal_url: Type.String({ description: 'Page of the payment provider, for a person to open in a browser.' }),
        status: choice(subscriptionStateNames, { description: 'State of the subscriptions of this customer.' }),
        until: timeOrNull,
      }),
    ),
  }),
  errors: [keyNotAllowed, notFound, billingNotConfigured, billingUnavailable],
  examples: [{ title: 'For the account of the key', input: {} }],

  async run(context) {
    const portals = await openPortals(context.services, context.caller.accountId);
    if (isRefusal(portals)) return portals;
    const output = portals.map(({ url, state }) => ({
      portal_url: url,
      status: state.name,
      until: formatTimeOrNull(state.untilMs),
    }));
    return { output: { portals: output }, isReplayed: false };
  },
});
