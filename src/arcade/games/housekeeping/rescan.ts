import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { appendEvent } from '../../store/events.ts';
import type { BundleReport } from '../bundle/report.ts';
import { scanPolicy } from '../bundle/scan/policy.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { type LockedVersion, newWriteContext, platform, type WriteContext } from '../publishing/transition-request.ts';
import { nextState, rescannableStates } from '../rules/transitions.ts';
import { listBundleFiles, readCompleteFile } from '../store/files.ts';
import { listOutdatedScans, readVersionTexts, updateVersion, type VersionUpdate } from '../store/versions.ts';

const versionsPerRun = 20;

type Services = Pick<ArcadeServices, 'clock' | 'database' | 'log' | 'runningTime' | 'bundleChecks'>;

/**
 * Rescans uploaded versions that a lower revision of the policy accepted, at most 20 per run. A rejected version becomes
 * `scan_failed` where the transition `rescan` allows it. Any other rejected version is held: it keeps its state, and an
 * operator must resume it before it can be released. Public versions stay public.
 */
export async function rescanVersions(services: Services): Promise<void> {
  const { database, log } = services;
  let rejectedCount = 0;
  for (const version of await listOutdatedScans(database.db, scanPolicy.revision, versionsPerRun)) {
    const isAccepted = await rescanVersion(version, services).catch((err: unknown) =>
      log.warn({ err }, `rescanning version ${version.n} failed, retrying in 60 s`),
    );
    if (isAccepted === false) rejectedCount += 1;
  }
  if (rejectedCount > 0)
    log.warn(
      { count: rejectedCount },
      `rescan found stored versions that ${scanPolicy.name} rejects: they are scan_failed or held, see the review queue`,
    );
}

/** Whether the current policy accepts the version; null without a verdict, so that the next run repeats the scan. */
async function rescanVersion(
  { n, digest }: { readonly n: number; readonly digest: string },
  services: Services,
): Promise<boolean | null> {
  const { database, bundleChecks } = services;
  const result = await bundleChecks.check(`rescan ${digest}`, { files: await readFiles(database.db, digest) });
  if (isRefusal(result)) return null;
  await database.write((tx) => applyReport(tx, n, result.report, newWriteContext(services)));
  return result.report.ok;
}

async function readFiles(db: Db, digest: string) {
  const files = await listBundleFiles(db, digest);
  return Promise.all(
    files.map(async ({ path, hash: fileHash }) => ({ path, bytes: await readCompleteFile(db, fileHash) })),
  );
}

async function applyReport(tx: Tx, n: number, report: BundleReport, writeContext: WriteContext): Promise<void> {
  const locked = await lockVersionByN(tx, n);
  if (locked === undefined || locked.version.scan_revision >= scanPolicy.revision) return;
  // The version may have been withdrawn or purged during the scan, and its report must not be stored again.
  if (!rescannableStates.includes(locked.version.state)) return;
  const reportJson = canonicalJson({ ...report, untrusted: true });
  const scanColumns: VersionUpdate = {
    scan_policy: report.policy,
    scan_revision: scanPolicy.revision,
    report: reportJson,
    report_sha256: hash('sha256', reportJson),
  };
  if (report.ok)
    await updateVersion(tx, n, (await hasStatement(tx, n)) ? { scan_revision: scanPolicy.revision } : scanColumns);
  else if (nextState('rescan', 'platform', locked.version) !== null)
    await applyTransition(tx, locked, { action: 'rescan', actor: platform, columns: scanColumns }, writeContext);
  else await holdVersion(tx, locked, writeContext);
}

/** A signed release statement contains the policy and the report's hash, so both columns must not change. */
async function hasStatement(tx: Tx, n: number): Promise<boolean> {
  return (await readVersionTexts(tx, n))?.statement != null;
}

/** Holds a version. The report that accepted it is retained, because signed documents refer to that report. */
async function holdVersion(tx: Tx, { version }: LockedVersion, writeContext: WriteContext): Promise<void> {
  const { n, slug, version: versionNumber, author_id: author } = version;
  await updateVersion(tx, n, { scan_revision: scanPolicy.revision, held: version.held ?? 'rescan_refused' });
  if (author === null) return;
  const event = { kind: 'version.changed', subjectId: `${slug}@${versionNumber}`, actorId: null } as const;
  await appendEvent(tx, { ...event, objectId: writeContext.newId('scn_'), privateTo: author }, writeContext);
}
