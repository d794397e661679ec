import { join } from 'node:path';
import { packageFolderVariable } from '../test/support/package.ts';
import { clusterPortVariable, startClusterProcess } from '../test/support/postgres/start-cluster-process.ts';
import { nodeTestOptions, unknownOption } from './test/arguments.ts';
import { bundlesFolderVariable } from './test/bundle-files.ts';
import { bundlePackages } from './test/bundle-packages.ts';
import { cpuMs } from './test/cpu-time.ts';
import type { FileResult } from './test/file-result.ts';
import { stopOnSignals } from './test/process-groups.ts';
import { linkPython } from './test/python-link.ts';
import { printFileLine, printReport } from './test/report.ts';
import { createRunFolder } from './test/run-folder.ts';
import { runSequence } from './test/run-sequence.ts';
import { concurrency, isHeavy, selectFiles } from './test/select.ts';

const help = `Runs the test files in several processes, with one PostgreSQL server for all of them.

  npm test                        all test files
  npm test -- relay               the files below test/relay
  npm test -- test/exchange       the files below these paths, or with this text in their path
  npm test -- --test-name-pattern=reply test/exchange

Options of Node's test runner: ${nodeTestOptions.join(', ')}, each with =value where it has one.
The report of one file contains its whole output.

The last line is \`N passed, N failed, N skipped\`; the exit code is 1 unless every test passed.`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
  process.exit(0);
}
const unsupportedOption = unknownOption(args);
if (unsupportedOption !== undefined) {
  console.error(`npm test has no option ${unsupportedOption}: the runner has its own report.\n\n${help}`);
  process.exit(2);
}
const nodeOptions = args.filter((arg) => arg.startsWith('--test-'));
const files = selectFiles(args.filter((arg) => !arg.startsWith('--test-')));

// Compile cache shared by all started processes.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/rialto/compiled');
const runFolder = createRunFolder();
process.env['TMPDIR'] = runFolder.path;
linkPython(runFolder.path);
process.env[packageFolderVariable] = join(runFolder.path, 'package');
process.env[bundlesFolderVariable] = await bundlePackages();
const postgresServer = await startClusterProcess();
process.env[clusterPortVariable] = String(postgresServer.port);
const interruptSignal = stopOnSignals();

const startMs = performance.now();
const results: FileResult[] = [];
const options = {
  nodeOptions,
  tracksResources: files.length === 1,
  interruptSignal,
  onResult: (result: FileResult) => {
    results.push(result);
    printFileLine(result, { done: results.length, total: files.length, elapsedMs: performance.now() - startMs });
  },
};
// One sequence contains all heavy files, so that two of them never run concurrently.
const lightFiles = files.filter((file) => !isHeavy(file)).values();
const heavyFirst = chain(files.filter(isHeavy), lightFiles);
const sequences = [heavyFirst, ...Array.from({ length: concurrency() - 1 }, () => lightFiles)];
await Promise.all(sequences.map((sequence) => runSequence(sequence, options)));
await postgresServer.stop();
runFolder.remove();

const failed = printReport(results, {
  elapsedMs: performance.now() - startMs,
  cpuMs: cpuMs(),
  showOutput: files.length === 1,
  interrupted: interruptSignal.aborted,
});
process.exitCode = failed ? 1 : 0;

function* chain(first: Iterable<string>, second: Iterable<string>): Generator<string> {
  yield* first;
  yield* second;
}
