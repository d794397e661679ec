import type { FileResult } from './file-result.ts';
import type { FileEvent } from './messages.ts';

interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** Failure of the file itself, in addition to failed tests. */
export function problemOf(outcomes: readonly FileEvent[], ending: ProcessExit): string | undefined {
  const unfinished = namesOfUnfinished(outcomes);
  const ready = outcomes.find((outcome) => outcome.kind === 'ready');
  if (ending.timedOut) return `It did not end in time${during(unfinished)}.`;
  if (ending.signal !== null) return `It was ended by ${ending.signal}${during(unfinished)}.`;
  const hasTests = outcomes.some(({ kind }) => kind === 'passed' || kind === 'failed' || kind === 'skipped');
  const noTest = hasTests ? [] : ['No test ran to its end in this file.'];
  if (ready === undefined)
    return [`It ended with code ${ending.code} before its tests did${during(unfinished)}.`, ...noTest].join(' ');
  const errors = notesOf(outcomes).filter((note) => note.startsWith('Error: '));
  if (errors.length > 0) return ['An error was thrown that no test caught.', ...errors].join('\n');
  if (ready.leftOpen.length > 0) return `Its tests ended and left open: ${ready.leftOpen.join(', ')}.`;
  return noTest[0];
}

interface FileRun {
  readonly problem: string | undefined;
  readonly output: string;
  readonly elapsedMs: number;
}

export function resultOf(
  file: string,
  outcomes: readonly FileEvent[],
  { problem, output, elapsedMs }: FileRun,
): FileResult {
  const failed = outcomes.filter((outcome) => outcome.kind === 'failed');
  return {
    file,
    passed: outcomes.filter(({ kind }) => kind === 'passed').length,
    failures: problem === undefined ? failed : [...failed, { name: '(the file itself)', error: problem }],
    skips: outcomes.filter((outcome) => outcome.kind === 'skipped'),
    output: output + seedsOf(outcomes),
    elapsedMs,
    cpuMs: outcomes.find((outcome) => outcome.kind === 'ready')?.cpuMs ?? 0,
  };
}

/** Seeds of generated values; a seed in the environment reproduces them. */
function seedsOf(outcomes: readonly FileEvent[]): string {
  const seeds = notesOf(outcomes).filter((note) => note.startsWith('RIALTO_SEED='));
  return seeds.map((seed) => `\n${seed}`).join('');
}

function notesOf(outcomes: readonly FileEvent[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.kind === 'noted' ? [outcome.text] : []));
}

function namesOfUnfinished(outcomes: readonly FileEvent[]): string[] {
  const open: string[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'started') open.push(outcome.name);
    else if (outcome.kind === 'ended') open.splice(open.indexOf(outcome.name), 1);
  }
  return open;
}

function during(unfinished: readonly string[]): string {
  return unfinished.length === 0 ? '' : ` during: ${unfinished.join(', ')}`;
}
