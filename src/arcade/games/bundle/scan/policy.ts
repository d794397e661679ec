// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/7',
  revision: 7,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:bc1dbacf1716fda030ed2bc5e1b6e3abf6fe12e07d2849cafbfb39003a65aa5d',
} as const;
