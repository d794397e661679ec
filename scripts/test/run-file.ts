import type { FileResult } from './file-result.ts';
import { TestProcess, type TestProcessOptions } from './test-process.ts';

/** Runs a test file in a separate process, for at most `maxMs`. Failures of the process are part of the result. */
export async function runFile(file: string, maxMs: number, options: TestProcessOptions): Promise<FileResult> {
  const process = new TestProcess(options);
  const result = await process.run(file, maxMs);
  return withProcessFailure(result, await process.close());
}

/** Adds a failure of the process to the result of its last file. */
export function withProcessFailure(result: FileResult, problem: string | undefined): FileResult {
  if (problem === undefined) return result;
  return { ...result, failures: [...result.failures, { name: '(the file itself)', error: problem }] };
}
