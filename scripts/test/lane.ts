import type { FileResult } from './file-result.ts';
import { runFile, withLateProblem } from './run-file.ts';
import { isHeavy, maxMsOf, needsOwnProcess } from './select.ts';
import { TestProcess } from './test-process.ts';

const endingMs = 30_000;
/** Number of test files per process; it is replaced because memory use grows. */
const filesPerProcess = 40;

export interface LaneOptions {
  readonly nodeOptions: readonly string[];
  readonly interrupted: AbortSignal;
  onResult(result: FileResult): void;
}

/**
 * Runs the files of the iterator sequentially, several per process. A result is reported after the next file has
 * started, since an error may be thrown after the last test.
 */
export async function runLane(files: Iterator<string>, options: LaneOptions): Promise<void> {
  let shared: TestProcess | undefined;
  let started = 0;
  for (let next = files.next(); next.done !== true; next = files.next()) {
    const file = next.value;
    const maxMs = maxMsOf(isHeavy(file));
    if (options.interrupted.aborted) break;
    if (needsOwnProcess(file)) {
      options.onResult(await runFile(file, maxMs, options.nodeOptions));
      continue;
    }
    shared ??= new TestProcess(options.nodeOptions);
    started += 1;
    let result = await shared.run(file, maxMs);
    // Files ended by a signal have no result.
    if (options.interrupted.aborted) break;
    if (!shared.usable || started >= filesPerProcess) {
      result = withLateProblem(result, await shared.close(endingMs));
      shared = undefined;
      started = 0;
    }
    options.onResult(result);
  }
  const problem = options.interrupted.aborted ? undefined : await shared?.close(endingMs);
  if (problem !== undefined) options.onResult({ ...nothing, failures: [{ name: '(a test process)', error: problem }] });
  shared?.kill();
}

const nothing: FileResult = {
  file: '(after the last file)',
  passed: 0,
  failures: [],
  skips: [],
  output: '',
  elapsedMs: 0,
  cpuMs: 0,
};
