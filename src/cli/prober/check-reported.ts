import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { renderReportedGames } from '../../arcade/games/probes/render-evidence.ts';
import { type PlayedLog, playLog, splitLogs } from '../verify/play-log.ts';
import { check, type JobBundle } from './job-bundle.ts';
import { toReplayedRound } from './replayed-round.ts';

/**
 * Probes a reported renderer again and draws the games that the viewers may have seen. Rejects with ProbeRunError
 * when the browser or this machine failed, which does not confirm the report.
 */
export async function checkReported(
  job: ClaimedJob,
  bundle: JobBundle,
  text: string,
  chromium: Chromium,
): Promise<JobReport> {
  const replayed: PlayedLog[] = [];
  for (const [index, log] of splitLogs(text).entries()) {
    const game = await playLog(log, index + 1, job, null);
    if ('fault' in game) throw new Error(game.detail);
    replayed.push(game);
  }
  const { probes, drawn: probeResult } = await renderReportedGames(bundle, replayed.map(toReplayedRound), chromium);
  const isPassed = probes.verdict === 'passed' && probeResult.faults.length === 0;
  return {
    verdict: isPassed ? 'passed' : 'failed',
    checks: [...probes.checks, check('drawing', probeResult.faults)],
    pictures: [],
  };
}
