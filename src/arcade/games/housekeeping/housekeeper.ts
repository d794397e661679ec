import { dayMs, hourMs } from '../../../core/base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { advanceCanary } from '../canary/advance-canary.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { holdReasonOf } from '../publishing/preconditions.ts';
import { startReviewIfReady } from '../publishing/start-review.ts';
import { type LockedVersion, newWriteContext, platform, type WriteContext } from '../publishing/transition-request.ts';
import { countDangerReports } from '../store/danger-reports.ts';
import { deleteUnreferencedFiles } from '../store/erase-version.ts';
import { listUnreferencedFiles } from '../store/files.ts';
import { listTimedVersions, type TimedVersion } from '../store/versions.ts';
import { logReviewQueue } from './log-review-queue.ts';
import { rescanVersions } from './rescan.ts';

const intervalMs = 60_000;
const testingUsMax = 30 * dayMs * 1_000;
const unreferencedFilesPerRun = 200;
/** Canaries are checked every 5 minutes. */
const runsPerCanaryCheck = 5;

type Services = Pick<
  ArcadeServices,
  'clock' | 'database' | 'log' | 'runningTime' | 'publishing' | 'signingKeys' | 'bundleChecks'
> &
  Pick<ModuleHost, 'isLeader'>;

/**
 * Time-driven work on versions: starts the review when probes and certificate are complete, approves after the review
 * period, ends testing after 30 days, advances canaries, rescans versions that an older policy accepted, and deletes
 * unreferenced files. Every action checks its version again under its lock, so that two nodes can run the task
 * concurrently while the leader changes.
 */
export function startHousekeeper(services: Services): PeriodicTask {
  let runNumber = 0;
  let loggedCount = 0;
  return startPeriodicTask(
    intervalMs,
    async () => {
      await runHousekeeping(services, runNumber++);
      loggedCount = await logReviewQueue(services, loggedCount);
    },
    (err) => services.log.warn({ err }, 'version housekeeping failed, retrying in 60 s'),
  );
}

/** One run of the task; does nothing unless this node is the leader. */
export async function runHousekeeping(services: Services, runNumber: number): Promise<void> {
  if (!services.isLeader()) return;
  const { database, clock, log } = services;
  const nowUs = services.runningTime.nowUs();
  for (const version of await listTimedVersions(database.db))
    if (isDue(version, services.publishing.reviewHours, nowUs, runNumber))
      // A version whose game another write keeps locked does not delay the other versions.
      await database
        .write((tx) => checkVersion(tx, version.n, services))
        .catch((err: unknown) => log.warn({ err }, `checking version ${version.n} failed, retrying in 60 s`));
  const storedBeforeMs = clock.nowMs() - hourMs;
  const unreferencedFiles = await listUnreferencedFiles(database.db, storedBeforeMs, unreferencedFilesPerRun);
  if (unreferencedFiles.length > 0)
    await database.write((tx) => deleteUnreferencedFiles(tx, unreferencedFiles, storedBeforeMs));
  await rescanVersions(services);
}

/** Whether a version must be checked under its lock. A run without due versions writes nothing. */
function isDue(
  { state, level, probes, submitted_us, review_us }: TimedVersion,
  reviewHours: number | null,
  nowUs: number,
  runNumber: number,
): boolean {
  switch (state) {
    case 'testing':
      // The last probe or certificate starts the review, unless the version is suspended or not submitted at that time.
      if (probes === 'passed' && level !== 'P1' && level !== 'P2') return true;
      return submitted_us !== null && nowUs - submitted_us >= testingUsMax;
    case 'review':
      return reviewHours !== null && review_us !== null && nowUs - review_us >= reviewHours * hourMs * 1_000;
    default:
      return runNumber % runsPerCanaryCheck === 0;
  }
}

async function checkVersion(tx: Tx, n: number, services: Services): Promise<void> {
  const locked = await lockVersionByN(tx, n);
  if (locked === undefined) return;
  const writeContext = newWriteContext(services);
  switch (locked.version.state) {
    case 'testing':
      if (await startReviewIfReady(tx, n, writeContext)) return;
      return expireTestingVersion(tx, locked, writeContext);
    case 'review':
      return approveAfterReviewPeriod(tx, locked, services.publishing.reviewHours, writeContext);
    case 'canary':
      return advanceCanary(tx, locked, services, writeContext);
    default:
      return;
  }
}

async function expireTestingVersion(tx: Tx, locked: LockedVersion, writeContext: WriteContext): Promise<void> {
  const { submitted_us: submittedUs } = locked.version;
  if (submittedUs === null || writeContext.nowUs - submittedUs < testingUsMax) return;
  await applyTransition(tx, locked, { action: 'expire', actor: platform }, writeContext);
}

async function approveAfterReviewPeriod(
  tx: Tx,
  locked: LockedVersion,
  reviewHours: number | null,
  writeContext: WriteContext,
): Promise<void> {
  const { review_us: reviewUs } = locked.version;
  if (reviewHours === null || reviewUs === null || writeContext.nowUs - reviewUs < reviewHours * hourMs * 1_000) return;
  const { slug, version } = locked.version;
  if ((await holdReasonOf(tx, locked.version, writeContext.nowMs)) !== null) return;
  if ((await countDangerReports(tx, slug, version)) > 0) return;
  await applyTransition(tx, locked, { action: 'approve', actor: platform }, writeContext);
}
