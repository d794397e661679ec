import { Type } from 'typebox';
import { hourMs } from '../../../core/base/clock.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { lockRelayAccount } from '../../accounts/store/accounts.ts';
import { keyNotAllowed, rotationLimitReached } from '../../errors.ts';
import { rotatedSecretsMax } from '../../limits.ts';
import { writeOperation } from '../../operation.ts';
import { originText } from '../../schemas.ts';
import { parseOrigin } from '../checks/parse-origin.ts';
import { rotate } from '../rules/secret-versions.ts';
import { describeSecrets, destinationSecrets } from '../secrets/describe-secrets.ts';
import { countSecretRotations, findSecretRotation, putSecretRotation } from '../store/secret-rotations.ts';

const previousHoursMax = 168;

export const rotate_destination_secret = writeOperation({
  name: 'rotate_destination_secret',
  title: 'Rotate the signing secret of a destination',
  description:
    'Creates a new secret for this account and origin. Requests are signed with the new and the previous secret for `previous_hours`, so that the receiver can switch; with 0 the previous one ends now, for a secret that leaked. While a previous secret is valid no other one is created: the request can only end it earlier, and may be repeated.',
  access: 'credential',
  // Not available over MCP: the response is a secret that models must not read.
  interfaces: 'resource',
  cost: { kind: 'write', points: 10 },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/destinations/secret/rotate' }],
  input: input({
    origin: originText,
    previous_hours: Type.Integer({
      minimum: 0,
      maximum: previousHoursMax,
      default: 24,
      description: 'Hours until the previous secret ends.',
    }),
  }),
  output: destinationSecrets,
  errors: [keyNotAllowed, rotationLimitReached],
  examples: [
    { title: 'The receiver switches within a day', input: { origin: 'https://crm.example.com' } },
    { title: 'After a leak', input: { origin: 'https://crm.example.com', previous_hours: 0 } },
  ],

  async run(tx, { origin: text, previous_hours }, context) {
    const { egress, signingSecrets } = context.services;
    const parsed = parseOrigin(egress, text, '/origin');
    if (isRefusal(parsed)) return parsed;
    const { origin } = parsed;
    const { accountId } = context.caller;
    await lockRelayAccount(tx, accountId);
    const previous = await findSecretRotation(tx, accountId, origin);
    if (previous === undefined && (await countSecretRotations(tx, accountId)) >= rotatedSecretsMax)
      return refuse(rotationLimitReached, `The secrets of ${rotatedSecretsMax} destinations were rotated.`);
    const rotation = rotate(previous, context.nowMs, previous_hours * hourMs);
    const { version, previousEndsAtMs } = rotation;
    await putSecretRotation(tx, { account_id: accountId, origin, version, previous_ends_at: previousEndsAtMs });
    return describeSecrets(signingSecrets, { accountId, origin, rotation, nowMs: context.nowMs });
  },
});
