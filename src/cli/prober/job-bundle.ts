import type { Buffer } from 'node:buffer';
import type { Manifest } from '../../arcade/games/bundle/manifest.ts';
import { checkBundle } from '../../arcade/games/bundle/read-bundle.ts';
import { ProbeRunError } from '../../arcade/games/probes/browser/with-browser.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';

export interface JobBundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Manifest;
}

/** Reads the bundle of a job. Throws when its digest differs from the job's. */
export function readJobBundle(job: ClaimedJob, archive: Buffer): JobBundle {
  const { report, files } = checkBundle({ archive });
  if (report.manifest === null) throw new Error('The bundle of the job is not readable.');
  if (report.digest !== job.digest) throw new Error('The bundle does not match the digest of the job.');
  return { files, manifest: report.manifest };
}

/** A bundle with which the browser stops or times out in the third attempt fails the check. */
const attemptsMax = 3;

/**
 * Runs a check of a job. If the browser stops or times out, the last attempt returns a failed report; earlier attempts
 * reject with ProbeRunError, so that the job is tried again.
 */
export async function withTimeoutReport(
  job: ClaimedJob,
  checkName: JobReport['checks'][number]['check'],
  work: () => Promise<JobReport>,
): Promise<JobReport> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProbeRunError) || !error.hasStarted || job.attempt < attemptsMax) throw error;
    const details = [`The job was not finished within 90 seconds, in ${attemptsMax} attempts.`];
    return { verdict: 'failed', checks: [{ check: checkName, outcome: 'failed', details }], pictures: [] };
  }
}

const detailsMax = 10;

/** Creates an additional check result; it passes without faults. */
export function checkResult(name: 'rerun' | 'drawing', faults: readonly string[]): JobReport['checks'][number] {
  const details = faults.slice(0, detailsMax).map((fault) => fault.slice(0, 500));
  return { check: name, outcome: faults.length === 0 ? 'passed' : 'failed', details };
}

export function checkNotRun(name: 'drawing'): JobReport['checks'][number] {
  return { check: name, outcome: 'not_run', details: [] };
}
