import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { originText } from '../../schemas.ts';
import { parseOrigin } from '../checks/parse-origin.ts';
import { webhookSecret } from '../rules/webhook.ts';

export const read_destination_secret = readOperation({
  name: 'read_destination_secret',
  title: 'Signing secret of a destination',
  description:
    'The secret with which a destination verifies `webhook-signature`, in the format of the Standard Webhooks libraries. It is specific to this account and origin; the server derives it and does not store it.',
  access: 'credential',
  // Not available over MCP: the response is a secret that models must not read.
  interfaces: 'resource',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/destinations/secret' }],
  input: input({ origin: originText }),
  output: Type.Object({
    origin: Type.String(),
    secrets: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 2,
      description:
        'One secret, or the new and the old one for seven days after the operator replaced the server secret. Both sign during that time.',
    }),
  }),
  errors: [keyNotAllowed],
  examples: [{ title: 'Of a CRM', input: { origin: 'https://crm.example.com' } }],

  async run(_db, { origin: text }, context) {
    const { egress, signingSecrets } = context.services;
    const parsed = parseOrigin(egress, text, '/origin');
    if (isRefusal(parsed)) return parsed;
    const { origin } = parsed;
    const { accountId } = context.caller;
    return {
      origin,
      secrets: signingSecrets.now().map((secret) => webhookSecret(secret.webhookKey(accountId, origin))),
    };
  },
});
