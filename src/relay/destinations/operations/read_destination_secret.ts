import { isRefusal } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { originText } from '../../schemas.ts';
import { parseOrigin } from '../checks/parse-origin.ts';
import { describeSecrets, destinationSecrets } from '../secrets/describe-secrets.ts';
import { findSecretRotation } from '../store/secret-rotations.ts';

export const read_destination_secret = readOperation({
  name: 'read_destination_secret',
  title: 'Signing secret of a destination',
  description:
    'The secret with which a destination verifies `webhook-signature`, in the format of the Standard Webhooks libraries. It is specific to this account and origin; the server derives it and does not store it.',
  access: 'credential',
  // Not available over MCP: the response is a secret that models must not read.
  interfaces: 'http',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/destinations/secret' }],
  input: input({ origin: originText }),
  output: destinationSecrets,
  errors: [keyNotAllowed],
  examples: [{ title: 'Of a CRM', input: { origin: 'https://crm.example.com' } }],

  async run(db, { origin: text }, context) {
    const { egress, signingSecrets } = context.services;
    const parsed = parseOrigin(egress, text, '/origin');
    if (isRefusal(parsed)) return parsed;
    const { origin } = parsed;
    const { accountId } = context.caller;
    const rotation = await findSecretRotation(db, accountId, origin);
    return describeSecrets(signingSecrets, { accountId, origin, rotation, nowMs: context.nowMs });
  },
});
