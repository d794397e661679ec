import type { FileResult } from './file-result.ts';
import type { FileEvent } from './messages.ts';

interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** Failure of the file itself, in addition to failed tests; undefined when there is none. */
export function problemOf(events: readonly FileEvent[], exit: ProcessExit): string | undefined {
  const unfinished = namesOfUnfinished(events);
  const resourceUse = events.find((event) => event.kind === 'resource-use');
  if (exit.timedOut) return `It did not end in time${during(unfinished)}.`;
  if (exit.signal !== null) return `It was ended by ${exit.signal}${during(unfinished)}.`;
  const hasTests = events.some(({ kind }) => kind === 'passed' || kind === 'failed' || kind === 'skipped');
  const noTestProblem = hasTests ? [] : ['No test ran to its end in this file.'];
  if (resourceUse === undefined)
    return [`It ended with code ${exit.code} before its tests did${during(unfinished)}.`, ...noTestProblem].join(' ');
  const errors = notesOf(events).filter((note) => note.startsWith('Error: '));
  if (errors.length > 0) return ['An error was thrown that no test caught.', ...errors].join('\n');
  if (resourceUse.leftOpen.length > 0) return `Its tests ended and left open: ${resourceUse.leftOpen.join(', ')}.`;
  return noTestProblem[0];
}

interface FileRun {
  readonly problem: string | undefined;
  readonly output: string;
  readonly elapsedMs: number;
}

export function resultOf(
  file: string,
  events: readonly FileEvent[],
  { problem, output, elapsedMs }: FileRun,
): FileResult {
  const failed = events.filter((event) => event.kind === 'failed');
  return {
    file,
    passed: events.filter(({ kind }) => kind === 'passed').length,
    failures: problem === undefined ? failed : [...failed, { name: '(the file itself)', error: problem }],
    skips: events.filter((event) => event.kind === 'skipped'),
    output: output + seedsOf(events),
    elapsedMs,
    cpuMs: events.find((event) => event.kind === 'resource-use')?.cpuMs ?? 0,
  };
}

/** Seeds of generated values; a seed in the environment reproduces them. */
function seedsOf(events: readonly FileEvent[]): string {
  const seeds = notesOf(events).filter((note) => note.startsWith('RIALTO_SEED='));
  return seeds.map((seed) => `\n${seed}`).join('');
}

function notesOf(events: readonly FileEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'diagnostic' ? [event.text] : []));
}

function namesOfUnfinished(events: readonly FileEvent[]): string[] {
  const open: string[] = [];
  for (const event of events) {
    if (event.kind === 'started') open.push(event.name);
    else if (event.kind === 'ended') open.splice(open.indexOf(event.name), 1);
  }
  return open;
}

function during(unfinished: readonly string[]): string {
  return unfinished.length === 0 ? '' : ` during: ${unfinished.join(', ')}`;
}
