import type { Verdict } from './mutant-runner.ts';

const labels = { killed: 'killed  ', survived: 'SURVIVED', stale: 'STALE   ', baseless: 'NO BASE ' } as const;

export function printVerdict({ mutant, outcome, detail, elapsedMs }: Verdict): void {
  console.log(`${labels[outcome]} ${mutant.name}  ${(elapsedMs / 1000).toFixed(1)} s`);
  console.log(`           ${outcome === 'killed' ? '' : `${mutant.breaks} `}${detail}`);
}

/** Prints the totals and the surviving mutants; returns whether all were killed. */
export function printSum(verdicts: readonly Verdict[], planned: number): boolean {
  const left = verdicts.filter(({ outcome }) => outcome !== 'killed');
  if (left.length > 0) console.log('\nNOT KILLED');
  for (const verdict of left) printVerdict(verdict);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  if (verdicts.length < planned) console.log(`\nInterrupted: ${verdicts.length} of ${planned} were checked.`);
  console.log(
    `\n${count('killed')} killed, ${count('survived')} survived, ${count('stale')} stale, ${count('baseless')} without a green test`,
  );
  return left.length === 0 && verdicts.length === planned && planned > 0;
}
