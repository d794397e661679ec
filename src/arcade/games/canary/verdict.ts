/** Evidence of the current step of a canary. */
export interface CanaryEvidence {
  readonly percent: 5 | 25 | 50;
  /** Running time of this step. */
  readonly elapsedMs: number;
  /** Ended sessions without voided ones, and their agents. */
  readonly sessions: number;
  readonly agents: number;
  /** Views without render errors. */
  readonly drawn: number;
}

export type CanaryVerdict = 'wait' | 'next' | 'ready' | 'inconclusive';

interface Step {
  readonly sessions: number;
  readonly agents: number;
  readonly drawn: number;
  readonly next: 25 | 50 | null;
}

export const canarySteps: Readonly<Record<CanaryEvidence['percent'], Step>> = {
  5: { sessions: 10, agents: 3, drawn: 50, next: 25 },
  25: { sessions: 30, agents: 5, drawn: 0, next: 50 },
  50: { sessions: 60, agents: 8, drawn: 0, next: null },
};

const inconclusiveMs = 14 * 24 * 3_600_000;

/** Verdict on the current step of a canary. Without a stable version all agents play it and only time is required. */
export function canaryVerdict(
  evidence: CanaryEvidence,
  { stepHours, hasStable }: { readonly stepHours: number; readonly hasStable: boolean },
): CanaryVerdict {
  const step = canarySteps[evidence.percent];
  const { sessions, agents, drawn, elapsedMs } = evidence;
  const isEnough = !hasStable || (sessions >= step.sessions && agents >= step.agents && drawn >= step.drawn);
  if (elapsedMs >= stepHours * 3_600_000 && isEnough) return hasStable && step.next !== null ? 'next' : 'ready';
  return elapsedMs >= inconclusiveMs ? 'inconclusive' : 'wait';
}

const failuresMin = 10;
const failedShareMin = 0.05;
/** Failures that require a probe whatever their share: reports without errors can be sent by the author. */
const failuresMany = 50;

/** Whether a probe is required: at least 10 failed views and more than 5 % of the views without errors, or 50. */
export function needsProbe({ failed, drawn }: { readonly failed: number; readonly drawn: number }): boolean {
  return failed >= failuresMany || (failed >= failuresMin && failed > drawn * failedShareMin);
}
