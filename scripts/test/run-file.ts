import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTempFolder } from '../../test/support/temp.ts';
import type { Outcome } from './reporter.ts';
import { killGroup, track } from './running.ts';

export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly { name: string; error: string }[];
  readonly skips: readonly { name: string; reason: string }[];
  /** What the file printed, its end when that was much, and the seeds that its tests told. */
  readonly output: string;
  readonly elapsedMs: number;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  timedOut: boolean;
}

const outputCharactersMax = 20_000;

/** Runs one test file to its end, at most `maxMs`. Whatever happens to its process becomes part of the result. */
export async function runFile(file: string, maxMs: number, nodeOptions: readonly string[]): Promise<FileResult> {
  return inTempFolder(async (folder) => {
    const startMs = performance.now();
    const journal = join(folder, 'outcomes');
    const { ending, output } = await runProcess(file, journal, nodeOptions, maxMs);
    const outcomes = readOutcomes(journal);
    const named = {
      passed: 0,
      failures: [] as FileResult['failures'][number][],
      skips: [] as FileResult['skips'][number][],
    };
    for (const outcome of outcomes) {
      if (outcome.kind === 'passed') named.passed += 1;
      if (outcome.kind === 'failed') named.failures.push(outcome);
      if (outcome.kind === 'skipped') named.skips.push(outcome);
    }
    const problem = problemOf(ending, outcomes, named.failures.length);
    if (problem !== undefined) named.failures.push({ name: '(the file itself)', error: problem });
    return { file, ...named, output: output + seedsOf(outcomes), elapsedMs: performance.now() - startMs };
  });
}

async function runProcess(
  file: string,
  journal: string,
  nodeOptions: readonly string[],
  maxMs: number,
): Promise<{ ending: Ending; output: string }> {
  const reporter = join(import.meta.dirname, 'reporter.ts');
  const options = [`--test-reporter=${reporter}`, `--test-reporter-destination=${journal}`, ...nodeOptions];
  const child = spawn(process.execPath, [...options, file], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  track(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-outputCharactersMax);
    });
  }
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    killGroup(child, 'SIGKILL');
  }, maxMs);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  // What the file left running would hold its output open and disturb the files after it.
  killGroup(child, 'SIGKILL');
  return { ending: { code, signal, timedOut }, output };
}

function readOutcomes(journal: string): Outcome[] {
  if (!existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Outcome);
}

/** What is wrong with the file as a whole, beyond the tests in it that failed. */
function problemOf(ending: Ending, outcomes: readonly Outcome[], failures: number): string | undefined {
  const unfinished = namesOfUnfinished(outcomes);
  if (ending.timedOut) {
    const cause =
      unfinished.length === 0
        ? 'every test ended, but something is still open: a server, a timer, a child process'
        : `still running: ${unfinished.join(', ')}`;
    return `It did not end in time (${cause}).`;
  }
  if (ending.signal !== null) return `It was ended by ${ending.signal}${during(unfinished)}.`;
  if (outcomes.length === 0 && ending.code === 0) return 'No test ran to its end in this file.';
  if (!outcomes.some((outcome) => outcome.kind === 'end'))
    return `It ended with code ${ending.code} before its tests did${during(unfinished)}.`;
  if (ending.code !== 0 && failures === 0)
    return [`It ended with code ${ending.code}, though no test failed.`, ...notesOf(outcomes)].join('\n');
  const hasTests = outcomes.some((outcome) => ['passed', 'failed', 'skipped'].includes(outcome.kind));
  return hasTests || failures > 0 ? undefined : 'No test ran to its end in this file.';
}

/** With the seed in the environment, the same comes again. */
function seedsOf(outcomes: readonly Outcome[]): string {
  const seeds = notesOf(outcomes).filter((note) => note.startsWith('RIALTO_SEED='));
  return seeds.map((seed) => `\n${seed}`).join('');
}

function notesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.kind === 'noted' ? [outcome.text] : []));
}

function namesOfUnfinished(outcomes: readonly Outcome[]): string[] {
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
