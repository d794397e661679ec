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

/** Current version of a secret; 0 if it was never rotated. */
export function currentVersion(rotation: SecretRotation | undefined): number {
  return rotation?.version ?? 0;
}

/**
 * Replaces a version by the next one, and ends it after a time. The request can be repeated: for a version that was
 * already replaced it only moves its end to an earlier time. `conflict`: the version is not the current or previous
 * one, or the one before it is still valid.
 */
export function rotate(
  rotation: SecretRotation | undefined,
  { version: replaced, nowMs, previousForMs }: { version: number; nowMs: number; previousForMs: number },
): SecretRotation | 'conflict' {
  const endsAtMs = nowMs + previousForMs;
  const version = currentVersion(rotation);
  const previousEndsAtMs = rotation?.previousEndsAtMs ?? 0;
  if (replaced === version - 1) return { version, previousEndsAtMs: Math.min(previousEndsAtMs, endsAtMs) };
  if (replaced !== version || nowMs < previousEndsAtMs) return 'conflict';
  return { version: version + 1, previousEndsAtMs: endsAtMs };
}
