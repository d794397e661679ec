import { type Static, Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { timeOrNull } from '../../../core/operation/schema-fragments.ts';
import type { SigningSecrets } from '../../secrets.ts';
import { currentVersion, type SecretRotation, validVersions } from '../rules/secret-versions.ts';
import { webhookSecret } from '../rules/webhook.ts';

export const destinationSecrets = Type.Object({
  origin: Type.String(),
  secrets: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 4,
    description:
      'Valid secrets, the newest first. There are several during a rotation of this secret by the account, and for seven days after a rotation of the server secret by the operator. Requests carry a signature with each of them.',
  }),
  version: Type.Integer({ minimum: 0, description: 'Version of the newest secret by rotations of the account.' }),
  previous_ends_at: {
    ...timeOrNull,
    description:
      'End of the validity of the previous secret of a rotation by the account; null: no previous secret is valid.',
  } as typeof timeOrNull,
});

interface SecretsRequest {
  readonly accountId: string;
  readonly origin: string;
  /** Undefined: never rotated. */
  readonly rotation: SecretRotation | undefined;
  readonly nowMs: number;
}

/** The valid secrets of an account and origin. */
export function describeSecrets(
  signingSecrets: SigningSecrets,
  { accountId, origin, rotation, nowMs }: SecretsRequest,
): Static<typeof destinationSecrets> {
  const versions = validVersions(rotation, nowMs);
  const isRotating = rotation !== undefined && versions.length > 1;
  return {
    origin,
    secrets: signingSecrets.keysOf(accountId, origin, versions).map((key) => webhookSecret(key)),
    version: currentVersion(rotation),
    previous_ends_at: isRotating ? formatTime(rotation.previousEndsAtMs) : null,
  };
}
