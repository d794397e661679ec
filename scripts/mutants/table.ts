import type { Verdict } from './mutant-runner.ts';

const labels = { killed: 'killed  ', survived: 'SURVIVED', stale: 'STALE   ', invalid: 'INVALID ' } as const;

export function printVerdict({ mutant, outcome, detail, elapsedMs }: Verdict): void {
  console.log(`${labels[outcome]} ${mutant.name}  ${(elapsedMs / 1000).toFixed(1)} s`);
  console.log(`           ${outcome === 'killed' ? '' : `${mutant.breaks} `}${detail}`);
}

/** Prints the mutants that were not killed, and the totals; returns whether all planned mutants were killed. */
export function printTotals(verdicts: readonly Verdict[], plannedCount: number): boolean {
  const notKilled = verdicts.filter(({ outcome }) => outcome !== 'killed');
  if (notKilled.length > 0) console.log('\nNOT KILLED');
  for (const verdict of notKilled) printVerdict(verdict);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  if (verdicts.length < plannedCount) console.log(`\nInterrupted: ${verdicts.length} of ${plannedCount} were checked.`);
  console.log(
    `\n${count('killed')} killed, ${count('survived')} survived, ${count('stale')} stale, ${count('invalid')} invalid`,
  );
  return notKilled.length === 0 && verdicts.length === plannedCount && plannedCount > 0;
}
