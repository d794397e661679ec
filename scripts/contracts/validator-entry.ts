// What sdk/validate.mjs offers: the check of bundles, as the server and the command line run it.

import { type BundleInput, checkBundleBy } from '../../src/arcade/games/bundle/check-bundle.ts';
import type { BundleReport } from '../../src/arcade/games/bundle/report.ts';
import { nobleHashing } from './noble-hashing.ts';

/** The report on an archive, `{ archive: bytes }`, or on files, `{ files: [{ path, bytes }] }`, each as a Uint8Array. */
export function validateBundle(input: BundleInput): BundleReport {
  return checkBundleBy(input, nobleHashing).report;
}
