/** Maximal wait of a long poll in seconds; a longer wait is reduced to it. */
export const waitSecondsMax = 25;

/** Supported preferences of a `Prefer` header (RFC 7240). */
export interface Preferences {
  /** `wait`: maximal delay of an empty response, at most 25 s. */
  readonly waitSeconds: number;
  /** `dry-run`: validate without writing. */
  readonly dryRun: boolean;
}

const none: Preferences = { waitSeconds: 0, dryRun: false };

export function readPreferences(header: string | string[] | undefined): Preferences {
  if (header === undefined) return none;
  const parts = String(header)
    .split(',')
    .map((part) => part.trim().toLowerCase());
  const wait = parts
    .map((part) => /^wait\s*=\s*"?(\d{1,4})"?$/.exec(part)?.[1])
    .find((seconds) => seconds !== undefined);
  return { waitSeconds: Math.min(Number(wait ?? 0), waitSecondsMax), dryRun: parts.includes('dry-run') };
}
