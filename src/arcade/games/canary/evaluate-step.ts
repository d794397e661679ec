/** Evidence of the current step of a canary. */
export interface CanaryEvidence {
  readonly percent: 5 | 25 | 50;
  /** Running time of this step. */
  readonly elapsedMs: number;
  /** Ended sessions, without voided ones. */
  readonly sessions: number;
  /** Agents that played these sessions. */
  readonly agents: number;
  /** Number of render reports with the outcome `drawn`: views without errors. */
  readonly rendered: number;
}

/** `next`: the next step begins. `ready`: the version can be released. `inconclusive`: no result in 14 days. */
export type CanaryStepResult = 'wait' | 'next' | 'ready' | 'inconclusive';

/** Minimum evidence of a step, and the percentage of the next step; null after the last step. */
interface CanaryStep {
  readonly sessions: number;
  readonly agents: number;
  readonly rendered: number;
  readonly nextPercent: 25 | 50 | null;
}

export const canarySteps: Readonly<Record<CanaryEvidence['percent'], CanaryStep>> = {
  5: { sessions: 10, agents: 3, rendered: 50, nextPercent: 25 },
  25: { sessions: 30, agents: 5, rendered: 0, nextPercent: 50 },
  50: { sessions: 60, agents: 8, rendered: 0, nextPercent: null },
};

const inconclusiveAfterMs = 14 * 24 * 3_600_000;

/** Result of the current step. If the game has no stable version, all agents play the canary and only time counts. */
export function evaluateCanaryStep(
  evidence: CanaryEvidence,
  { stepHours, hasStable }: { readonly stepHours: number; readonly hasStable: boolean },
): CanaryStepResult {
  const step = canarySteps[evidence.percent];
  const { sessions, agents, rendered, elapsedMs } = evidence;
  const isEnough = !hasStable || (sessions >= step.sessions && agents >= step.agents && rendered >= step.rendered);
  if (elapsedMs >= stepHours * 3_600_000 && isEnough) return hasStable && step.nextPercent !== null ? 'next' : 'ready';
  return elapsedMs >= inconclusiveAfterMs ? 'inconclusive' : 'wait';
}

const failuresMin = 10;
const failedPerRenderedMin = 0.05;
/** Failures that require a probe however many views had no errors, because the author can report such views. */
const failuresSufficientMin = 50;

/**
 * Whether a probe is required: at least 10 reports of failures and more than 5 % of the number of reports without one,
 * or at least 50 reports of failures.
 */
export function needsProbe({ failed, rendered }: { readonly failed: number; readonly rendered: number }): boolean {
  return failed >= failuresSufficientMin || (failed >= failuresMin && failed > rendered * failedPerRenderedMin);
}
