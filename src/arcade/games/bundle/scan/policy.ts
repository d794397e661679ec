// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in reports, versions and statements. */
  name: 'rialto-scan/27',
  revision: 27,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:a18831123d777f07179f8c129e88b6d7e5c9eb3bcfcfe8776768bfc26bd4812d',
} as const;
