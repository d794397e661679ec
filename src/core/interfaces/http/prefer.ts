/** Maximal wait of a long poll in seconds; longer waits are reduced to this. */
export const waitSecondsMax = 25;

/** Supported preferences of a `Prefer` header (RFC 7240). */
export interface Preferences {
  /** `wait`: maximal delay of an empty response, at most 25 s. */
  readonly waitSeconds: number;
  /** `dry-run`: validate without writing. */
  readonly dryRun: boolean;
}

const noPreferences: Preferences = { waitSeconds: 0, dryRun: false };

export function readPreferences(header: string | string[] | undefined): Preferences {
  if (header === undefined) return noPreferences;
  const preferences = String(header)
    .split(',')
    .map((preference) => preference.trim().toLowerCase());
  const wait = preferences
    .map((preference) => /^wait\s*=\s*"?(\d{1,4})"?$/.exec(preference)?.[1])
    .find((seconds) => seconds !== undefined);
  return { waitSeconds: Math.min(Number(wait ?? 0), waitSecondsMax), dryRun: preferences.includes('dry-run') };
}
