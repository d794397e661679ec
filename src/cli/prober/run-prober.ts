import { setTimeout as sleep } from 'node:timers/promises';
import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import { browserVersion } from '../../arcade/games/probes/browser/open-browser.ts';
import { describeStartFailure } from '../../arcade/games/probes/browser/start-failure.ts';
import { probeFixturesDigest } from '../../arcade/games/probes/fixtures.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkReportedJob } from './check-reported-job.ts';
import { readJobBundle } from './job-bundle.ts';
import { probeJob } from './probe-job.ts';
import { createProberClient, type ProberClient, ServerRejected } from './prober-client.ts';

export interface ProberOptions {
  readonly server: URL;
  readonly key: string;
  readonly name: string;
  readonly chromium: Chromium;
  readonly isOnce: boolean;
}

const pollMs = 5_000;
const exitNoBrowser = 3;
const exitRejected = 4;

/**
 * Processes jobs of a server until a signal ends the process. Resolves with an exit code on a permanent failure, and
 * after one poll if `isOnce`. Reports to the server that it stops, so that authors see at once that no prober is
 * connected.
 */
export async function runProber(options: ProberOptions): Promise<number> {
  const { server, key, name, chromium } = options;
  const client = createProberClient(server, key);
  const leave = () => client.leave(name).catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave().then(() => process.exit(0)));
  const browser = await browserVersion(chromium).catch((error: unknown) => {
    console.error(`rialto: ${describeStartFailure(chromium, error)}`);
    return null;
  });
  if (browser === null) return exitNoBrowser;
  console.log(`prober ${name}: ${browser}, polling ${server.origin} every ${pollMs / 1_000} s`);
  const exitCode = await processJobs(client, browser, options);
  await leave();
  return exitCode;
}

async function processJobs(
  client: ProberClient,
  browser: string,
  { name, chromium, isOnce }: ProberOptions,
): Promise<number> {
  const claim = { prober: name, browser, fixtures: probeFixturesDigest() };
  for (;;) {
    try {
      const job = await client.claim(claim);
      if (job !== null) await processJob(client, job, chromium);
      if (isOnce) return 0;
      if (job !== null) continue;
    } catch (error) {
      if (error instanceof ServerRejected) {
        console.error(`rialto: ${error.message}`);
        return exitRejected;
      }
      const retryNote = isOnce ? '' : `; retrying in ${pollMs / 1_000} s`;
      console.error(`prober ${name}: ${firstLineOf(error)}${retryNote}`);
      if (isOnce) return 1;
    }
    await sleep(pollMs);
  }
}

async function processJob(client: ProberClient, job: ClaimedJob, chromium: Chromium): Promise<void> {
  const report = await runJob(client, job, chromium);
  await client.report(job.id, report);
  console.log(`${job.kind} of ${job.slug} ${job.version}: ${report.verdict}`);
}

async function runJob(client: ProberClient, job: ClaimedJob, chromium: Chromium): Promise<JobReport> {
  const bundle = readJobBundle(job, await client.bundle(job.id));
  switch (job.kind) {
    case 'probes':
      return probeJob(job, bundle, chromium);
    case 'evidence':
      return checkEvidence(job, bundle, await client.logs(job.id), chromium);
    case 'reported':
      return checkReportedJob(job, bundle, await client.logs(job.id), chromium);
  }
}

function firstLineOf(error: unknown): string {
  const text =
    error instanceof Error && error.cause instanceof Error ? `${error.message} ${error.cause.message}` : String(error);
  return text.split('\n', 1)[0] as string;
}
