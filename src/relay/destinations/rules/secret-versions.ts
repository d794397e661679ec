/** Rotation of the signing secret of an account and origin. */
export interface SecretRotation {
  /** Version of the secret; the first one is 0. */
  readonly version: number;
  /** Until then requests are signed with the previous version too. */
  readonly previousEndsAtMs: number;
}

/** Valid versions of a signing secret, the newest first: one, or two until the previous one ends. */
export type SecretVersions = readonly [newest: number, ...previous: number[]];

/** Versions of a secret that is not rotated. */
const firstVersion: SecretVersions = [0];

export function validVersions(rotation: SecretRotation | undefined, nowMs: number): SecretVersions {
  if (rotation === undefined) return firstVersion;
  const { version, previousEndsAtMs } = rotation;
  return nowMs < previousEndsAtMs ? [version, version - 1] : [version];
}

/**
 * Starts a new version, and ends the previous one after a time. While a previous version is valid no other one is
 * started, only its end is moved to an earlier time: a repeated request cannot end the version that receivers use.
 */
export function rotate(rotation: SecretRotation | undefined, nowMs: number, previousForMs: number): SecretRotation {
  const endsAtMs = nowMs + previousForMs;
  if (rotation === undefined) return { version: 1, previousEndsAtMs: endsAtMs };
  const { version, previousEndsAtMs } = rotation;
  if (nowMs < previousEndsAtMs) return { version, previousEndsAtMs: Math.min(previousEndsAtMs, endsAtMs) };
  return { version: version + 1, previousEndsAtMs: endsAtMs };
}
