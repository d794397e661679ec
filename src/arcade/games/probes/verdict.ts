import { type CheckName, checkNames, type ProbeCheck } from './checks.ts';

export interface ProbeVerdict {
  readonly verdict: 'passed' | 'failed';
  readonly checks: readonly ProbeCheck[];
}

/** Number of runs that must fail a check before its outcome is `failed`. */
const failuresNeeded = 2;
const runsMax = 3;

/**
 * Verdict of the runs so far; null while another run is needed. A first run without a failure passes. A check fails if
 * two of at most three runs fail it, so that a transient slowdown of the machine has no effect.
 */
export function verdictOf(runs: readonly (readonly ProbeCheck[])[]): ProbeVerdict | null {
  const failedChecks = checkNames.filter((name) => failuresOf(runs, name) >= failuresNeeded);
  if (failedChecks.length > 0)
    return { verdict: 'failed', checks: checkNames.map((name) => checkResultOf(runs, name, failedChecks)) };
  // A passing first run is enough. After a failing first run there are two more, unless a check fails twice before.
  const isClean = runs[0]?.every(({ outcome }) => outcome !== 'failed') ?? false;
  if (!isClean && runs.length < runsMax) return null;
  return { verdict: 'passed', checks: checkNames.map((name) => bestOf(runs, name)) };
}

function failuresOf(runs: readonly (readonly ProbeCheck[])[], name: CheckName): number {
  return runs.filter((checks) => outcomeIn(checks, name)?.outcome === 'failed').length;
}

function checkResultOf(
  runs: readonly (readonly ProbeCheck[])[],
  name: CheckName,
  failedChecks: readonly CheckName[],
): ProbeCheck {
  if (!failedChecks.includes(name)) return bestOf(runs, name);
  return runs.flatMap((checks) =>
    checks.filter((check) => check.check === name && check.outcome === 'failed'),
  )[0] as ProbeCheck;
}

function bestOf(runs: readonly (readonly ProbeCheck[])[], name: CheckName): ProbeCheck {
  const checksOfAllRuns = runs.flatMap((checks) => checks.filter((check) => check.check === name));
  return (
    checksOfAllRuns.find(({ outcome }) => outcome === 'passed' || outcome === 'warning') ??
    checksOfAllRuns.find(({ outcome }) => outcome === 'not_run') ?? { check: name, outcome: 'passed', details: [] }
  );
}

function outcomeIn(checks: readonly ProbeCheck[], name: CheckName): ProbeCheck | undefined {
  return checks.find((check) => check.check === name);
}
