// Entry point of sdk/validate.mjs: the bundle check of the server and the command line.

import { type BundleInput, checkBundleBy } from '../../src/arcade/games/bundle/check-bundle.ts';
import type { BundleReport } from '../../src/arcade/games/bundle/report.ts';
import { nobleHashing } from './noble-hashing.ts';

/** Checks an archive, `{ archive: bytes }`, or files, `{ files: [{ path, bytes }] }`, each as a Uint8Array. */
export function validateBundle(input: BundleInput): BundleReport {
  return checkBundleBy(input, nobleHashing).report;
}
