import type { FileResult } from './file-result.ts';
import { runFile, withProcessFailure } from './run-file.ts';
import { isHeavy, maxMsOf, needsOwnProcess } from './select.ts';
import { TestProcess, type TestProcessOptions } from './test-process.ts';

/** Number of test files after which a process is replaced, because its memory use grows. */
const filesPerProcess = 40;

export interface SequenceOptions extends TestProcessOptions {
  readonly interruptSignal: AbortSignal;
  onResult(result: FileResult): void;
}

/**
 * Runs the files of the iterator sequentially, several per process. Errors after the last test of a process are
 * reported as well.
 */
export async function runSequence(files: Iterator<string>, options: SequenceOptions): Promise<void> {
  let shared: TestProcess | undefined;
  let startedCount = 0;
  for (let next = files.next(); next.done !== true; next = files.next()) {
    const file = next.value;
    const maxMs = maxMsOf(isHeavy(file));
    if (options.interruptSignal.aborted) break;
    if (needsOwnProcess(file)) {
      options.onResult(await runFile(file, maxMs, options));
      continue;
    }
    shared ??= new TestProcess(options);
    startedCount += 1;
    let result = await shared.run(file, maxMs);
    // A file that a signal ended has no result.
    if (options.interruptSignal.aborted) break;
    if (!shared.isUsable || startedCount >= filesPerProcess) {
      result = withProcessFailure(result, await shared.close());
      shared = undefined;
      startedCount = 0;
    }
    options.onResult(result);
  }
  const problem = options.interruptSignal.aborted ? undefined : await shared?.close();
  if (problem !== undefined)
    options.onResult({ ...emptyResult, failures: [{ name: '(a test process)', error: problem }] });
  shared?.kill();
}

const emptyResult: FileResult = {
  file: '(after the last file)',
  passed: 0,
  failures: [],
  skips: [],
  output: '',
  elapsedMs: 0,
  cpuMs: 0,
};
