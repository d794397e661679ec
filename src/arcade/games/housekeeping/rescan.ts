import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { appendEvent } from '../../store/events.ts';
import type { BundleReport } from '../bundle/report.ts';
import { scanPolicy } from '../bundle/scan/policy.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { type LockedVersion, newWriteContext, platform, type WriteContext } from '../publishing/request.ts';
import { targetOf } from '../rules/transitions.ts';
import { listBundleFiles, readCompleteFile } from '../store/files.ts';
import { listOutdatedScans, readVersionTexts, updateVersion, type VersionUpdate } from '../store/versions.ts';

const versionsPerRound = 20;

type Services = Pick<RunningArcade, 'clock' | 'database' | 'log' | 'runningTime' | 'bundleChecks'>;

/**
 * Rescans uploaded versions that a lower revision of the policy accepted, some per round. A version that is now
 * rejected becomes `scan_failed` if it was never published, and is held otherwise. A new policy suspends no version.
 */
export async function rescanVersions(services: Services): Promise<void> {
  const { database, bundleChecks, log } = services;
  let rejectedCount = 0;
  for (const { n, digest } of await listOutdatedScans(database.db, scanPolicy.revision, versionsPerRound)) {
    const result = await bundleChecks.check(`rescan ${digest}`, { files: await readFiles(database.db, digest) });
    // A check without a verdict is repeated in the next round.
    if (isRefusal(result)) continue;
    const { report } = result;
    await database.write((tx) => applyVerdict(tx, n, report, newWriteContext(services)));
    if (!report.ok) rejectedCount += 1;
  }
  if (rejectedCount > 0)
    log.warn(
      { count: rejectedCount },
      `rescan found stored versions that ${scanPolicy.name} rejects: they are scan_failed or held, see the review queue`,
    );
}

async function readFiles(db: Db, digest: string) {
  const files = await listBundleFiles(db, digest);
  return Promise.all(files.map(async ({ path, hash: name }) => ({ path, bytes: await readCompleteFile(db, name) })));
}

async function applyVerdict(tx: Tx, n: number, report: BundleReport, writeContext: WriteContext): Promise<void> {
  const locked = await lockVersionByN(tx, n);
  if (locked === undefined || locked.version.scan_revision >= scanPolicy.revision) return;
  const text = canonicalJson({ ...report, untrusted: true });
  const scan: VersionUpdate = {
    scan_policy: report.policy,
    scan_revision: scanPolicy.revision,
    report: text,
    report_sha256: hash('sha256', text),
  };
  if (report.ok)
    await updateVersion(tx, n, (await hasStatement(tx, n)) ? { scan_revision: scanPolicy.revision } : scan);
  else if (targetOf('rescan', 'platform', locked.version) !== null)
    await applyTransition(tx, locked, { action: 'rescan', actor: platform, set: scan }, writeContext);
  else await holdPublished(tx, locked, writeContext);
}

/** A signed release statement contains the policy and the report's hash, so both columns must not change. */
async function hasStatement(tx: Tx, n: number): Promise<boolean> {
  return (await readVersionTexts(tx, n))?.statement != null;
}

/** Holds a published version; its accepting report is kept, because signed documents refer to it. */
async function holdPublished(tx: Tx, { version }: LockedVersion, writeContext: WriteContext): Promise<void> {
  const { n, slug, version: number, author_id: author } = version;
  await updateVersion(tx, n, { scan_revision: scanPolicy.revision, held: version.held ?? 'rescan_refused' });
  if (author === null) return;
  const event = { kind: 'version.changed', subjectId: `${slug}@${number}`, actorId: null } as const;
  await appendEvent(tx, { ...event, objectId: writeContext.newId('scn_'), privateTo: author }, writeContext);
}
