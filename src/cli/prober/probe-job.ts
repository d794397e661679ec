import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { probeBundle } from '../../arcade/games/probes/probe-bundle.ts';
import { type JobBundle, withTimeoutReport } from './job-bundle.ts';

/** Runs the probes of a job's renderer. Rejects with ProbeRunError when the job is to be tried again. */
export function probeJob(job: ClaimedJob, { files, manifest }: JobBundle, chromium: Chromium): Promise<JobReport> {
  return withTimeoutReport(job, 'time', async () => {
    const { verdict, checks, screenshots } = await probeBundle(files, manifest, chromium);
    return { verdict, checks, pictures: screenshots.map(({ name, png }) => ({ name, png: png.toString('base64') })) };
  });
}
