import { keeperVariable, startKeeper } from '../test/support/postgres/keeper-process.ts';
import { inParallel } from './test/in-parallel.ts';
import { printFileLine, printReport } from './test/report.ts';
import { type FileResult, runFile } from './test/run-file.ts';
import { stopOnSignals } from './test/running.ts';
import { concurrency, isHeavy, maxMsOf, selectFiles } from './test/select.ts';

const help = `Runs the tests: every file in a process of its own, one PostgreSQL for all of them.

  npm test                        everything
  npm test -- test/exchange       what is below these paths, or has this in its path
  npm test -- --test-name-pattern=reply test/exchange

The last line is \`N passed, N failed, N skipped\`; the exit code is 1 unless every test passed.`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
  process.exit(0);
}
const nodeOptions = args.filter((arg) => arg.startsWith('--test-'));
const files = selectFiles(args.filter((arg) => !arg.startsWith('--test-')));

const keeper = await startKeeper();
process.env[keeperVariable] = String(keeper.port);
const interrupted = stopOnSignals();

const startMs = performance.now();
const results: FileResult[] = [];
for (const heavy of [false, true]) {
  const group = files.filter((file) => isHeavy(file) === heavy);
  await inParallel(group, concurrency(heavy), async (file) => {
    if (interrupted.aborted) return;
    const result = await runFile(file, maxMsOf(heavy), nodeOptions);
    // What the signal ended says nothing about the tests.
    if (interrupted.aborted) return;
    results.push(result);
    printFileLine(result);
  });
}
await keeper.stop();

const failed = printReport(results, {
  elapsedMs: performance.now() - startMs,
  showOutput: files.length === 1,
  interrupted: interrupted.aborted,
});
process.exitCode = failed ? 1 : 0;
