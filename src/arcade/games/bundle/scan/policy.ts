// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/16',
  revision: 16,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:6ddfb7ee5de0fe55b8beda7255fc58b76ffd4185e2ef28e9120a847540179f01',
} as const;
