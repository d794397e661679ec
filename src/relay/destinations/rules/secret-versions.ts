/** Rotation of the signing secret of an account and origin. */
export interface SecretRotation {
  /** Version of the secret; the first one is 0. */
  readonly version: number;
  /** Time until which requests are also signed with the previous version. */
  readonly previousEndsAtMs: number;
}

/** Valid versions of a signing secret, the newest first: one, or two until the previous one ends. */
export type SecretVersions = readonly [newest: number] | readonly [newest: number, previous: number];

/** Valid versions of a secret that was never rotated. */
const firstVersion: SecretVersions = [0];

export function validVersions(rotation: SecretRotation | undefined, nowMs: number): SecretVersions {
  if (rotation === undefined) return firstVersion;
  const { version, previousEndsAtMs } = rotation;
  return nowMs < previousEndsAtMs ? [version, version - 1] : [version];
}

/** Current version of a secret; 0 if it was never rotated. */
export function currentVersion(rotation: SecretRotation | undefined): number {
  return rotation?.version ?? 0;
}

/**
 * Replaces a version with the next one; the replaced version stays valid for `previousForMs`. Repeating the request can
 * only shorten that period. `conflict`: the version is neither the current nor the previous one, or it is the current
 * one and the previous version is still valid.
 */
export function rotate(
  rotation: SecretRotation | undefined,
  { version: replacedVersion, nowMs, previousForMs }: { version: number; nowMs: number; previousForMs: number },
): SecretRotation | 'conflict' {
  const endsAtMs = nowMs + previousForMs;
  const version = currentVersion(rotation);
  const previousEndsAtMs = rotation?.previousEndsAtMs ?? 0;
  if (replacedVersion === version - 1) return { version, previousEndsAtMs: Math.min(previousEndsAtMs, endsAtMs) };
  if (replacedVersion !== version || nowMs < previousEndsAtMs) return 'conflict';
  return { version: version + 1, previousEndsAtMs: endsAtMs };
}
