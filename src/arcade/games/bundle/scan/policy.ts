// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/26',
  revision: 26,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:f3954cafeef90dec887297c373f52b00bd4c44a665ed35fe1ea215baf255467b',
} as const;
