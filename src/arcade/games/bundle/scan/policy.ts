// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/18',
  revision: 18,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:23ed175cc235f0f788788b714dc23b133f995eb32cac1567fbe1a6b473259881',
} as const;
