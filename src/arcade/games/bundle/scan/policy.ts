// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/12',
  revision: 12,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:416457c32c8d191acfbbd171b94b2b7c3af2f5a6c0baa57cda2bc73fab0f5465',
} as const;
