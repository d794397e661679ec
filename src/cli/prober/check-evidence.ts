import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import type { ClaimedJob, JobReport } from '../../arcade/games/probes/job-schemas.ts';
import { renderEvidence } from '../../arcade/games/probes/render-evidence.ts';
import { evidenceRoot, roundsPerLevel } from '../../arcade/games/rules/certificate.ts';
import { type ReplayedRoundLog, replayRound, splitLogs } from '../verify/replay-log.ts';
import { checkNotRun, checkResult, type JobBundle, withTimeoutReport } from './job-bundle.ts';
import { toReplayedRound } from './replayed-round.ts';

/**
 * Replays the rounds of a P4 certificate from their logs and renders them with the renderer of the version. Rejects
 * with ProbeRunError when the browser failed and the job is to be tried again.
 */
export async function checkEvidence(
  job: ClaimedJob,
  bundle: JobBundle,
  logsText: string,
  chromium: Chromium,
): Promise<JobReport> {
  const rounds = await replayRounds(job, splitLogs(logsText));
  if (typeof rounds === 'string') return report('failed', [checkResult('rerun', [rounds]), checkNotRun('drawing')]);
  const root = evidenceRoot(
    rounds.map(({ evidence }) => evidence),
    nodeHashing.sha256Hex,
  );
  return withTimeoutReport(job, 'drawing', async () => {
    const { renderedCount, faults } = await renderEvidence(bundle, rounds.map(toReplayedRound), chromium);
    const verdict = faults.length === 0 ? 'passed' : 'failed';
    return {
      ...report(verdict, [checkResult('rerun', []), checkResult('drawing', faults)]),
      evidence: { root, drawn: renderedCount },
    };
  });
}

/** Replays the rounds; returns the text of a fault when a round is refused. */
async function replayRounds(job: ClaimedJob, logs: readonly string[]): Promise<ReplayedRoundLog[] | string> {
  if (logs.length !== roundsPerLevel) return `The evidence has ${logs.length} logs; ${roundsPerLevel} are required.`;
  const rounds: ReplayedRoundLog[] = [];
  for (const [index, log] of logs.entries()) {
    const round = await replayRound(log, index + 1, job, null);
    if ('fault' in round) return round.detail;
    rounds.push(round);
  }
  return rounds;
}

function report(verdict: JobReport['verdict'], checks: JobReport['checks']): JobReport {
  return { verdict, checks, pictures: [] };
}
