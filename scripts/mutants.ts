import { parseArgs } from 'node:util';
import { serverVariable, startServerProcess } from '../test/support/postgres/keeper-process.ts';
import { copyProject } from './mutants/copy.ts';
import type { Mutant } from './mutants/mutant.ts';
import { MutantRunner, type Verdict } from './mutants/mutant-runner.ts';
import { mutants } from './mutants/mutations.ts';
import { printSum, printVerdict } from './mutants/table.ts';
import { stopOnSignals } from './test/running.ts';

const help = `Plants one deliberate fault at a time in a copy of the project and sees that a test turns red.

  npm run mutants                        every fault, for hours
  npm run mutants -- idempotency cursor  those with one of these words in their name
  npm run mutants -- --list              their names and what they break

Exit code 1 when a fault survives, can no longer be applied, or has a test that is red without it.`;

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const chosen = mutants.filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)));

if (values.help) console.log(help);
else if (values.list) for (const { name, breaks } of chosen) console.log(`${name}\n  ${breaks}`);
else process.exitCode = (await runMutants(chosen)) ? 0 : 1;

async function runMutants(planned: readonly Mutant[]): Promise<boolean> {
  const interrupted = stopOnSignals();
  const copy = copyProject(process.cwd());
  const postgresServer = await startServerProcess();
  process.env[serverVariable] = String(postgresServer.port);
  process.chdir(copy.path);
  const verdicts: Verdict[] = [];
  try {
    const runner = new MutantRunner();
    for (const mutant of planned) {
      const verdict = await runner.runMutant(mutant);
      // An interrupted run proves nothing about the tests.
      if (interrupted.aborted) break;
      verdicts.push(verdict);
      printVerdict(verdict);
    }
  } finally {
    copy.remove();
    await postgresServer.stop();
  }
  return printSum(verdicts, planned.length);
}
