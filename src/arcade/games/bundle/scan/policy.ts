// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in scan reports, versions and signed release statements. */
  name: 'rialto-scan/26',
  revision: 26,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:8f3f96f5ca443ed43560664dd6ddd191d07cdd1bfc73a31b79aea491365faff1',
} as const;
