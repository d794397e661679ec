// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in scan reports, versions and signed release statements. */
  name: 'rialto-scan/28',
  revision: 28,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:8e412201c9deb6ec28e3af93e8edc1f49a50b0d53e97bd226b84b4152fe72dbb',
} as const;
