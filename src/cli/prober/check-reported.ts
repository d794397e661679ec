import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import { renderReported } from '../../arcade/games/probes/draw-evidence.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { type PlayedLog, playLog, splitLogs } from '../verify/play-log.ts';
import { check, type JobBundle } from './job-bundle.ts';
import { toReplayed } from './replayed-round.ts';

/**
 * Probes a renderer again that viewers reported, and draws the games that they may have seen. Rejects with
 * ProbesUnfinished when the browser or this machine was at fault, however often: that confirms no report.
 */
export async function checkReported(
  job: ClaimedJob,
  bundle: JobBundle,
  text: string,
  chromium: Chromium,
): Promise<JobReport> {
  const played: PlayedLog[] = [];
  for (const [index, log] of splitLogs(text).entries()) {
    const game = await playLog(log, index + 1, job, null);
    if ('fault' in game) throw new Error(game.detail);
    played.push(game);
  }
  const { probes, drawn } = await renderReported(bundle, played.map(toReplayed), chromium);
  const isPassed = probes.verdict === 'passed' && drawn.faults.length === 0;
  return {
    verdict: isPassed ? 'passed' : 'failed',
    checks: [...probes.checks, check('drawing', drawn.faults)],
    pictures: [],
  };
}
