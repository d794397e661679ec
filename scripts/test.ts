import { join } from 'node:path';
import { serverVariable, startServerProcess } from '../test/support/postgres/keeper-process.ts';
import type { FileResult } from './test/file-result.ts';
import { runLane } from './test/lane.ts';
import { printFileLine, printReport } from './test/report.ts';
import { stopOnSignals } from './test/running.ts';
import { concurrency, isHeavy, maxMsOf, selectFiles } from './test/select.ts';

const help = `Runs the tests: a few processes that share the files, one PostgreSQL for all of them.

  npm test                        everything
  npm test -- relay               a part: the files below test/relay
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

// Compile cache shared by the many started processes.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/rialto/compiled');
const postgresServer = await startServerProcess();
process.env[serverVariable] = String(postgresServer.port);
const interrupted = stopOnSignals();

const startMs = performance.now();
const results: FileResult[] = [];
for (const heavy of [false, true]) {
  const queue = files.filter((file) => isHeavy(file) === heavy);
  const waiting = queue.values();
  const lanes = Array.from({ length: Math.min(concurrency(heavy), queue.length) }, () =>
    runLane(waiting, {
      maxMs: maxMsOf(heavy),
      nodeOptions,
      interrupted,
      onResult: (result) => {
        results.push(result);
        printFileLine(result, { done: results.length, total: files.length, elapsedMs: performance.now() - startMs });
      },
    }),
  );
  await Promise.all(lanes);
}
await postgresServer.stop();

const failed = printReport(results, {
  elapsedMs: performance.now() - startMs,
  showOutput: files.length === 1,
  interrupted: interrupted.aborted,
});
process.exitCode = failed ? 1 : 0;
