// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in reports, versions and statements. */
  name: 'rialto-scan/25',
  revision: 25,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:3d3b9aeadde00cfdf1f39fab558fdd70e179f57f6167c0b749033726963ef7cc',
} as const;
