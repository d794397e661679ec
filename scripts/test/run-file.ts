import type { FileResult } from './file-result.ts';
import { TestProcess } from './test-process.ts';

const endingMs = 30_000;

/** Runs one test file in a process of its own, at most `maxMs`. Whatever happens to the process is part of the result. */
export async function runFile(file: string, maxMs: number, nodeOptions: readonly string[]): Promise<FileResult> {
  const process = new TestProcess(nodeOptions);
  const result = await process.run(file, maxMs);
  return withLateProblem(result, await process.close(endingMs));
}

/** The result of the last file of a process, with what went wrong after it. */
export function withLateProblem(result: FileResult, problem: string | undefined): FileResult {
  if (problem === undefined) return result;
  return { ...result, failures: [...result.failures, { name: '(the file itself)', error: problem }] };
}
