import { join } from 'node:path';
import { serverVariable, startServerProcess } from '../test/support/postgres/keeper-process.ts';
import type { FileResult } from './test/file-result.ts';
import { runLane } from './test/lane.ts';
import { linkPython } from './test/python-link.ts';
import { printFileLine, printReport } from './test/report.ts';
import { stopOnSignals } from './test/running.ts';
import { concurrency, isHeavy, selectFiles } from './test/select.ts';
import { createRunFolder } from './test/temporary.ts';

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
const temporary = createRunFolder();
process.env['TMPDIR'] = temporary.path;
linkPython(temporary.path);
const postgresServer = await startServerProcess();
process.env[serverVariable] = String(postgresServer.port);
const interrupted = stopOnSignals();

const startMs = performance.now();
const results: FileResult[] = [];
const options = {
  nodeOptions,
  interrupted,
  onResult: (result: FileResult) => {
    results.push(result);
    printFileLine(result, { done: results.length, total: files.length, elapsedMs: performance.now() - startMs });
  },
};
// One lane runs all heavy files, so that two of them never run at the same time.
const light = files.filter((file) => !isHeavy(file)).values();
const heavyFirst = chain(files.filter(isHeavy), light);
const lanes = [heavyFirst, ...Array.from({ length: concurrency() - 1 }, () => light)];
await Promise.all(lanes.map((waiting) => runLane(waiting, options)));
await postgresServer.stop();
temporary.remove();

const failed = printReport(results, {
  elapsedMs: performance.now() - startMs,
  showOutput: files.length === 1,
  interrupted: interrupted.aborted,
});
process.exitCode = failed ? 1 : 0;

function* chain(first: Iterable<string>, second: Iterable<string>): Generator<string> {
  yield* first;
  yield* second;
}
