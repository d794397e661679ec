import type { FileResult } from './run-file.ts';

/** One line for a file that has ended. */
export function printFileLine({ file, passed, failures, skips, elapsedMs }: FileResult): void {
  const verdict = failures.length === 0 ? 'ok  ' : 'FAIL';
  const counts = [
    `${passed} passed`,
    failures.length > 0 && `${failures.length} failed`,
    skips.length > 0 && `${skips.length} skipped`,
  ];
  console.log(`${verdict} ${file}  ${counts.filter(Boolean).join(', ')}  ${(elapsedMs / 1000).toFixed(1)} s`);
}

interface Circumstances {
  readonly elapsedMs: number;
  /** Print what the files wrote, though all went well. */
  readonly showOutput: boolean;
  readonly interrupted: boolean;
}

/** Prints what failed and what was skipped, and the closing line. Tells whether the run failed. */
export function printReport(
  results: readonly FileResult[],
  { elapsedMs, showOutput, interrupted }: Circumstances,
): boolean {
  if (showOutput) for (const result of results) printOutput(result);
  for (const result of results) if (result.failures.length > 0) printFailures(result, showOutput);
  printSkips(results);
  const passed = sum(results, (result) => result.passed);
  const failed = sum(results, (result) => result.failures.length);
  const skipped = sum(results, (result) => result.skips.length);
  if (interrupted) console.log('\nInterrupted: not every test ran.');
  else if (results.length === 0) console.log('\nNo test file matches.');
  console.log(`\n${results.length} files in ${(elapsedMs / 1000).toFixed(1)} s`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || interrupted || passed + skipped === 0;
}

function printFailures(result: FileResult, outputIsShown: boolean): void {
  for (const { name, error } of result.failures) {
    console.log(`\nFAILED ${result.file}\n  ${name}\n\n${indent(error)}`);
  }
  if (!outputIsShown) printOutput(result);
}

function printOutput({ file, output }: FileResult): void {
  if (output.trim() !== '') console.log(`\nOUTPUT of ${file}\n${indent(output.trimEnd())}`);
}

function printSkips(results: readonly FileResult[]): void {
  const lines = results.flatMap(({ file, skips }) => skips.map(({ name, reason }) => `  ${file}: ${name} (${reason})`));
  if (lines.length > 0) console.log(`\nSKIPPED\n${lines.join('\n')}`);
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

function sum(results: readonly FileResult[], count: (result: FileResult) => number): number {
  return results.reduce((total, result) => total + count(result), 0);
}
