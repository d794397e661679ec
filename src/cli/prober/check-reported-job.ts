import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { probeReportedVersion } from '../../arcade/games/probes/render-evidence.ts';
import { type ReplayedLog, replayLog, splitLogs } from '../verify/replay-log.ts';
import { checkResult, type JobBundle } from './job-bundle.ts';
import { toReplayedRound } from './replayed-round.ts';

/**
 * Probes a reported renderer again and renders the latest replays of its version, which viewers may have seen. Rejects
 * with ProbeRunError when the browser failed or exceeded its time limit, which does not confirm the report.
 */
export async function checkReportedJob(
  job: ClaimedJob,
  bundle: JobBundle,
  logsText: string,
  chromium: Chromium,
): Promise<JobReport> {
  const replayedLogs: ReplayedLog[] = [];
  for (const [index, log] of splitLogs(logsText).entries()) {
    const replayedLog = await replayLog(log, index + 1, job, null);
    if ('fault' in replayedLog) throw new Error(replayedLog.detail);
    replayedLogs.push(replayedLog);
  }
  const { probes, rendering } = await probeReportedVersion(bundle, replayedLogs.map(toReplayedRound), chromium);
  const isPassed = probes.verdict === 'passed' && rendering.faults.length === 0;
  return {
    verdict: isPassed ? 'passed' : 'failed',
    checks: [...probes.checks, checkResult('drawing', rendering.faults)],
    pictures: [],
  };
}
