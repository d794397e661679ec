import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { storageUnavailable } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { BundleReport } from '../bundle/report.ts';
import { readRequestBundle } from '../bundle-input.ts';
import { storeFileInParts, sumFileBytes } from '../store/files.ts';
import { findConflicts } from './conflicts.ts';
import { refuseBundle } from './refuse-bundle.ts';
import type { StoredBundle } from './store-version.ts';

/** Upload whose bundle passed every check and whose files are stored, not yet referenced by a version. */
export interface PreparedUpload {
  readonly report: BundleReport & { readonly untrusted: true };
  readonly bundle: StoredBundle;
}

/**
 * Checks the bundle in a worker thread and stores its files in several short writes. Refuses with bundle_refused, with
 * the first conflict of `findConflicts`, and with storage_unavailable when the storage is full.
 */
export async function prepareUpload(
  input: Parameters<typeof readRequestBundle>[0],
  context: CallerContext<ArcadeServices>,
): Promise<PreparedUpload | Refusal> {
  const { services } = context;
  const { database, bundleChecks, publishing } = services;
  const bundleInput = readRequestBundle(input, context.body);
  const result = await bundleChecks.check(bundleInput.key, bundleInput.bundle);
  if (isRefusal(result)) return result;
  const report = { ...result.report, untrusted: true as const };
  const { manifest, digest } = report;
  if (!report.ok || manifest === null || digest === null) return refuseBundle(report);
  const files = report.files.map(({ path, hash, bytes }) => ({ path, hash, size: bytes }));
  const bundle = { manifest, digest, files };
  const [conflict] = await findConflicts(database.db, bundle, context.caller.accountId);
  if (conflict !== undefined) return conflict;
  const bundleBytes = files.reduce((sum, file) => sum + file.size, 0);
  if ((await sumFileBytes(database.db)) + bundleBytes > publishing.bundleBytesMax)
    return refuse(storageUnavailable, 'The storage for uploaded games is full.', { retry_after_seconds: 3_600 });
  for (const { path, hash } of files)
    await storeFileInParts(database, { hash, bytes: result.files.get(path) ?? new Uint8Array() }, context.nowMs);
  return { report, bundle };
}
