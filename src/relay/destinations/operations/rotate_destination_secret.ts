import { Type } from 'typebox';
import { hourMs } from '../../../core/base/clock.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { lockRelayAccount } from '../../accounts/store/accounts.ts';
import { keyNotAllowed, rotationConflict, rotationLimitReached } from '../../errors.ts';
import { rotatedSecretsMax } from '../../limits.ts';
import { writeOperation } from '../../operation.ts';
import { originText } from '../../schemas.ts';
import { parseOrigin } from '../checks/parse-origin.ts';
import { currentVersion, rotate } from '../rules/secret-versions.ts';
import { describeSecrets, destinationSecrets } from '../secrets/describe-secrets.ts';
import { countRotatedSecrets, findSecretRotation, putSecretRotation } from '../store/secret-rotations.ts';

const previousHoursMax = 168;

export const rotate_destination_secret = writeOperation({
  name: 'rotate_destination_secret',
  title: 'Rotate the signing secret of a destination',
  description:
    'Replaces the secret of this account and origin. Requests are signed with the new and the previous secret for `previous_hours`, so that the receiver can switch; with 0 the previous secret ends immediately, for a secret that leaked. `version` is the version that is replaced, as read before, so that the request may be repeated: for a version that was already replaced it creates no secret and can only end the previous secret earlier.',
  access: 'credential',
  // Not available over MCP: the response is a secret that models must not read.
  interfaces: 'http',
  cost: { kind: 'write', points: 10 },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/destinations/secret/rotate' }],
  input: input({
    origin: originText,
    version: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'Version to replace: `version` of the secret, as read before.',
    }),
    previous_hours: Type.Integer({
      minimum: 0,
      maximum: previousHoursMax,
      default: 24,
      description: 'Hours until the previous secret ends.',
    }),
  }),
  output: destinationSecrets,
  errors: [keyNotAllowed, rotationConflict, rotationLimitReached],
  examples: [
    { title: 'The receiver switches within a day', input: { origin: 'https://crm.example.com', version: 0 } },
    {
      title: 'The receiver has switched, or the secret leaked',
      input: { origin: 'https://crm.example.com', version: 0, previous_hours: 0 },
    },
  ],

  async run(tx, { origin: text, version: replacedVersion, previous_hours }, context) {
    const { egress, signingSecrets } = context.services;
    const parsed = parseOrigin(egress, text, '/origin');
    if (isRefusal(parsed)) return parsed;
    const { origin } = parsed;
    const { accountId } = context.caller;
    await lockRelayAccount(tx, accountId);
    const previousRotation = await findSecretRotation(tx, accountId, origin);
    if (previousRotation === undefined && (await countRotatedSecrets(tx, accountId)) >= rotatedSecretsMax)
      return refuse(
        rotationLimitReached,
        `An account can rotate the secrets of at most ${rotatedSecretsMax} destinations. No secret was rotated.`,
      );
    const rotationRequest = { version: replacedVersion, nowMs: context.nowMs, previousForMs: previous_hours * hourMs };
    const rotation = rotate(previousRotation, rotationRequest);
    if (rotation === 'conflict')
      return refuse(rotationConflict, explainConflict(currentVersion(previousRotation), replacedVersion));
    const { version, previousEndsAtMs } = rotation;
    await putSecretRotation(tx, { account_id: accountId, origin, version, previous_ends_at: previousEndsAtMs });
    return describeSecrets(signingSecrets, { accountId, origin, rotation, nowMs: context.nowMs });
  },
});

function explainConflict(newestVersion: number, replacedVersion: number): string {
  return replacedVersion === newestVersion
    ? `The secret before version ${newestVersion} is still valid. End it first: version ${newestVersion - 1}, previous_hours 0.`
    : `The secret has version ${newestVersion}; version ${replacedVersion} cannot be replaced. Read the secret again.`;
}
