import { parseArgs } from 'node:util';
import { clusterPortVariable, startClusterProcess } from '../test/support/postgres/start-cluster-process.ts';
import type { Mutant } from './mutants/mutant.ts';
import { MutantRunner, type Verdict } from './mutants/mutant-runner.ts';
import { mutants } from './mutants/mutations.ts';
import { copyProject } from './mutants/project-copy.ts';
import { printTotals, printVerdict } from './mutants/table.ts';
import { stopOnSignals } from './test/process-groups.ts';

const help = `Mutation tests: applies one mutant at a time to a copy of the project and checks that a test fails.

  npm run mutants                        all mutants, which takes hours
  npm run mutants -- idempotency cursor  mutants with one of these words in their name
  npm run mutants -- --list              the names of the mutants and what they break

Exit code 1 when a mutant survives, no longer applies, or has a test that fails without it.`;

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const selectedMutants = mutants.filter(
  ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
);

if (values.help) console.log(help);
else if (values.list) for (const { name, breaks } of selectedMutants) console.log(`${name}\n  ${breaks}`);
else process.exitCode = (await runMutants(selectedMutants)) ? 0 : 1;

async function runMutants(plannedMutants: readonly Mutant[]): Promise<boolean> {
  const interruptSignal = stopOnSignals();
  const projectCopy = copyProject(process.cwd());
  const postgresServer = await startClusterProcess();
  process.env[clusterPortVariable] = String(postgresServer.port);
  process.chdir(projectCopy.path);
  const verdicts: Verdict[] = [];
  try {
    const runner = new MutantRunner();
    for (const mutant of plannedMutants) {
      const verdict = await runner.runMutant(mutant);
      // The verdict of an interrupted run is not valid.
      if (interruptSignal.aborted) break;
      verdicts.push(verdict);
      printVerdict(verdict);
    }
  } finally {
    projectCopy.remove();
    await postgresServer.stop();
  }
  return printTotals(verdicts, plannedMutants.length);
}
