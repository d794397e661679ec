import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Database, Tx } from '../../../core/db/transaction.ts';
import { wrongState } from '../../errors.ts';
import { readPng } from '../bundle/media/png.ts';
import { type IssueContext, issueRenderedCertificate } from '../certification/issue-certificate.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { startReviewIfReady } from '../publishing/start-review.ts';
import { type LockedVersion, platform, type WriteContext } from '../publishing/transition-request.ts';
import { putFile } from '../store/files.ts';
import {
  claimProbe,
  deleteProber,
  findClaimedProbe,
  finishProbe,
  isAnyProbeWaiting,
  type ProbeJob,
  putProbeScreenshot,
  recordProber,
  releaseClaims,
} from '../store/probes.ts';
import { updateVersion } from '../store/versions.ts';
import { probeFixturesDigest } from './fixtures.ts';
import type { ClaimedJob, JobReport, ProbeClaim } from './job-schemas.ts';
import { probeLimits } from './probe-limits.ts';

/**
 * Assigns a waiting job to a prober; null when there is none. Refuses a prober with other fixtures, which would apply
 * other rules.
 */
export async function claimJob(
  database: Database,
  claim: ProbeClaim,
  { nowMs, nowUs }: WriteContext,
): Promise<ClaimedJob | null | Refusal> {
  const { prober, browser, fixtures } = claim;
  if (fixtures !== probeFixturesDigest())
    return refuse(wrongState, "The prober's fixtures differ from the server's. Install the same version of both.", {
      state: 'claim',
      allowed: [],
    });
  const isWaiting = await isAnyProbeWaiting(database.db, nowUs);
  return database.write(async (tx) => {
    await recordProber(tx, { name: prober, browser, seen_at: nowMs });
    const job = isWaiting ? await claimProbe(tx, claim, nowUs) : undefined;
    return job === undefined ? null : describeJob(job);
  });
}

/** Removes a prober that stops, and makes its unfinished jobs available to others. */
export function removeProber(database: Database, name: string): Promise<null> {
  return database.write(async (tx) => {
    await deleteProber(tx, name);
    await releaseClaims(tx, name);
    return null;
  });
}

function describeJob({ id, kind, slug, version, digest, engine, attempt }: ProbeJob): ClaimedJob {
  return { id: `${id}.${attempt}`, kind, slug, version, digest, engine, attempt };
}

/** Job of an id from `claimJob` while its claim is valid; otherwise a refusal. */
export async function findJob(tx: Tx | Database['db'], id: string, nowUs: number): Promise<ProbeJob | Refusal> {
  const [, probeId = '', attempt = '0'] = /^(prb_[0-9a-z]{26})\.([0-9]{1,9})$/.exec(id) ?? [];
  const job = await findClaimedProbe(tx, { id: probeId, attempt: Number(attempt) }, nowUs);
  return job ?? refuseExpiredClaim();
}

/** Refusal with wrong_state of a report whose claim has expired. */
export function refuseExpiredClaim(): Refusal {
  return refuse(wrongState, 'The claim with this id has expired.', { state: 'done', allowed: ['claimed'] });
}

/**
 * Records a verdict with its screenshots, and applies its effects on the version. Refuses with wrong_state when the
 * claim has expired.
 */
export function reportJob(
  database: Database,
  id: string,
  report: JobReport,
  writeContext: IssueContext,
): Promise<{ readonly kind: string; readonly verdict: string } | Refusal> {
  return database.write(async (tx) => {
    const unlockedJob = await findJob(tx, id, writeContext.nowUs);
    if (isRefusal(unlockedJob)) return unlockedJob;
    const locked = await lockVersionByN(tx, unlockedJob.version_n);
    // Read again, because the claim may have ended while this transaction waited for the lock.
    const job = await findJob(tx, id, writeContext.nowUs);
    if (isRefusal(job)) return job;
    if (locked === undefined) throw new Error('The version of a probe job is missing.');
    const { browser, fixtures } = job;
    const reportJson = JSON.stringify({ verdict: report.verdict, checks: report.checks });
    await finishProbe(tx, job, {
      verdict: report.verdict,
      report: reportJson,
      browser,
      fixtures,
      at: writeContext.nowMs,
    });
    await storeScreenshots(tx, job, report.pictures, writeContext.nowMs);
    await applyVerdict(tx, job, locked, report, writeContext);
    return { kind: job.kind, verdict: report.verdict };
  });
}

/** Stores valid PNG files with distinct names, up to the limit of bytes, and ignores all others. */
async function storeScreenshots(tx: Tx, { id }: ProbeJob, screenshots: JobReport['pictures'], nowMs: number) {
  let bytesLeft: number = probeLimits.picturesBytesMax;
  const names = new Set<string>();
  for (const { name, png } of screenshots) {
    const bytes = Buffer.from(png, 'base64');
    bytesLeft -= bytes.length;
    if (bytesLeft < 0 || names.has(name) || !('width' in readPng(bytes))) continue;
    names.add(name);
    const hash = createHash('sha256').update(bytes).digest('hex');
    await putFile(tx, { hash, bytes }, nowMs);
    await putProbeScreenshot(tx, { probe_id: id, name, hash });
  }
}

/**
 * Applies the effects of a verdict: kind `evidence` issues or rejects a certificate, `probes` affects only a version in
 * `testing`, and `reported` only a version in `canary`.
 */
async function applyVerdict(
  tx: Tx,
  { kind, browser, fixtures }: ProbeJob,
  locked: LockedVersion,
  { verdict, checks, evidence }: JobReport,
  writeContext: IssueContext,
): Promise<void> {
  const { version } = locked;
  if (kind === 'evidence') {
    const isRendered = verdict === 'passed' && evidence !== undefined;
    const rendering = isRendered ? { ...evidence, browser: browser ?? '', fixtures: fixtures ?? '' } : null;
    await issueRenderedCertificate(tx, version.n, rendering, writeContext);
    return;
  }
  const reason = `The probes failed: ${checks.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : [])).join(', ')}.`;
  if (kind === 'probes' && version.state === 'testing') {
    if (verdict === 'failed')
      await applyTransition(tx, locked, { action: 'fail', actor: platform, reason }, writeContext);
    else await passProbes(tx, locked, writeContext);
  }
  if (kind === 'reported' && version.state === 'canary' && verdict === 'failed')
    await applyTransition(tx, locked, { action: 'stop', actor: platform, reason }, writeContext);
}

async function passProbes(tx: Tx, { version }: LockedVersion, writeContext: WriteContext): Promise<void> {
  const level = version.level === 'P1' ? 'P2' : version.level;
  await updateVersion(tx, version.n, { probes: 'passed', level });
  await startReviewIfReady(tx, version.n, writeContext);
}
