// Written by `npm run contracts`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** As reports, versions and statements name it. */
  name: 'rialto-scan/9',
  revision: 9,
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: 'sha256:351518d462b9a935f69a6ef9561461ec857044f2bae3ed7aff0c183c03208e8f',
} as const;
