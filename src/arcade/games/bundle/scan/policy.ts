// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in scan reports, versions and signed release statements. */
  name: 'rialto-scan/26',
  revision: 26,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:c2a9df7f5e159b3dd4eda6d1725e37c3d21dc6d4bd712299f4906d3466ca513c',
} as const;
