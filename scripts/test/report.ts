import type { FileResult } from './file-result.ts';
import { slowReason } from './select.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** Prints a line for a finished file, with the progress of the run. */
export function printFileLine(
  { file, passed, failures, skips, elapsedMs, cpuMs }: FileResult,
  progress: Progress,
): void {
  const verdict = failures.length === 0 ? 'ok  ' : 'FAIL';
  const counts = [
    `${passed} passed`,
    failures.length > 0 && `${failures.length} failed`,
    skips.length > 0 && `${skips.length} skipped`,
  ];
  const total = String(progress.total);
  const position = `[${String(progress.done).padStart(total.length)}/${total} ${clockOf(progress.elapsedMs)}]`;
  console.log(
    `${position} ${verdict} ${file}  ${counts.filter(Boolean).join(', ')}  ${seconds(elapsedMs)}, ${seconds(cpuMs)} of processor time`,
  );
  for (const { name, error } of failures) console.log(`       ${name}: ${error.split('\n', 1)[0]}`);
}

interface ReportOptions {
  readonly elapsedMs: number;
  /** CPU time of all processes of the run. */
  readonly cpuMs: number;
  /** Prints the output of the files also when they passed. */
  readonly showOutput: boolean;
  readonly interrupted: boolean;
}

/** Prints failures, skipped tests and the summary; returns whether the run failed. */
export function printReport(
  results: readonly FileResult[],
  { elapsedMs, cpuMs, showOutput, interrupted }: ReportOptions,
): boolean {
  if (showOutput) for (const result of results) printOutput(result);
  for (const result of results) if (result.failures.length > 0) printFailures(result, showOutput);
  printSkips(results);
  const passed = sum(results, (result) => result.passed);
  const failed = sum(results, (result) => result.failures.length);
  const skipped = sum(results, (result) => result.skips.length);
  if (interrupted) console.log('\nInterrupted: not every test ran.');
  else if (results.length === 0) console.log('\nNo test file matches.');
  if (results.length > slowestShown) printSlowest(results);
  const filesCpuMs = sum(results, (result) => result.cpuMs);
  printFailureList(results);
  console.log(
    `\n${results.length} files in ${seconds(elapsedMs)}, ${seconds(filesCpuMs)} of processor time; ${seconds(cpuMs)} with PostgreSQL and the start of processes`,
  );
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || interrupted || passed + skipped === 0;
}

function printFailures(result: FileResult, isOutputShown: boolean): void {
  for (const { name, error } of result.failures) {
    console.log(`\nFAILED ${result.file}\n  ${name}\n\n${indent(error)}`);
  }
  if (!isOutputShown) printOutput(result);
}

/** Repeats all failures at the end, each with the first lines of its error. */
function printFailureList(results: readonly FileResult[]): void {
  const lines = results.flatMap(({ file, failures }) =>
    failures.map(({ name, error }) => `  ${file}: ${name}\n${indent(firstLines(error))}`),
  );
  if (lines.length > 0) console.log(`\nFAILURES\n${lines.slice(0, failuresListed).join('\n')}`);
  if (lines.length > failuresListed) console.log(`  and ${lines.length - failuresListed} more, described above`);
}

function firstLines(error: string): string {
  return error.split('\n').slice(0, errorLinesListed).join('\n');
}

function printOutput({ file, output }: FileResult): void {
  if (output.trim() !== '') console.log(`\nOUTPUT of ${file}\n${indent(output.trimEnd())}`);
}

function printSkips(results: readonly FileResult[]): void {
  const lines = results.flatMap(({ file, skips }) => skips.map(({ name, reason }) => `  ${file}: ${name} (${reason})`));
  if (lines.length > 0) console.log(`\nSKIPPED\n${lines.join('\n')}`);
}

const failuresListed = 20;
const errorLinesListed = 8;
const slowestShown = 20;
const slowMs = 15_000;

/** Lists the slowest files; those above 15 s with the reason from their first line. */
function printSlowest(results: readonly FileResult[]): void {
  console.log('\nSLOWEST FILES: elapsed, processor time');
  const slowest = [...results].sort((a, b) => b.elapsedMs - a.elapsedMs).slice(0, slowestShown);
  for (const { file, elapsedMs, cpuMs } of slowest) {
    const reason = elapsedMs > slowMs ? `  (${slowReason(file) ?? 'its first line gives no reason'})` : '';
    console.log(`  ${seconds(elapsedMs).padStart(8)} ${seconds(cpuMs).padStart(8)}  ${file}${reason}`);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Formats minutes and seconds. */
function clockOf(ms: number): string {
  const total = Math.floor(ms / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
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
