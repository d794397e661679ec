// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in scan reports, versions and signed release statements. */
  name: 'rialto-scan/27',
  revision: 27,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:193aab8716ad01ffc2d485ad038d83e8fd438614198bee504c5740ab2edbe318',
} as const;
