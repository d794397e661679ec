import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FileResult } from './file-result.ts';
import type { Command, FileEvent } from './messages.ts';
import { problemOf, resultOf } from './outcomes.ts';
import { killGroup, track } from './process-groups.ts';

const outputCharactersMax = 20_000;
/** A larger young generation saves 7 % of the processor time, because tests start and stop many servers. */
const heapOption = '--max-semi-space-size=32';

/** A process that runs test files sequentially. A file that crashes it is reported as failed. */
export class TestProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown[]>;
  #outcomes: FileEvent[] = [];
  #output = '';
  #onEnd: (() => void) | undefined;
  /** A failed test sets the exit code of the process to 1. */
  #hasFailures = false;
  /** Whether the process can run another file. */
  usable = true;

  constructor(nodeOptions: readonly string[]) {
    const worker = join(import.meta.dirname, 'worker.ts');
    const reporter = `--test-reporter=${join(import.meta.dirname, 'reporter.ts')}`;
    const options = [heapOption, reporter, '--test-reporter-destination=stdout', ...nodeOptions, worker];
    this.#child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    track(this.#child);
    this.#exited = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-outputCharactersMax);
      });
    }
    this.#child.on('message', (event: FileEvent) => {
      this.#outcomes.push(event);
      if (this.#hasEnded) this.#onEnd?.();
    });
  }

  /** Runs one file, for at most `maxMs`. */
  async run(file: string, maxMs: number): Promise<FileResult> {
    this.#outcomes = [];
    this.#output = '';
    const startMs = performance.now();
    const ended = new Promise<void>((done) => {
      this.#onEnd = done;
    });
    const timedOut = this.#killAfter(maxMs);
    this.#send({ kind: 'run', file });
    await Promise.race([ended, this.#exited]);
    timedOut.clear();
    const problem = problemOf(this.#outcomes, { ...this.#exit(), timedOut: timedOut.happened() });
    this.usable = problem === undefined;
    const elapsedMs = performance.now() - startMs;
    const result = resultOf(file, this.#outcomes, { problem, output: this.#output, elapsedMs });
    this.#hasFailures ||= result.failures.length > 0;
    return result;
  }

  /** Waits for the process to exit; returns a text about failures after its last file. */
  async close(maxMs: number): Promise<string | undefined> {
    this.#outcomes = [];
    const timedOut = this.#killAfter(maxMs);
    this.#send({ kind: 'stop' });
    await this.#exited;
    timedOut.clear();
    // Remaining child processes would disturb other files.
    killGroup(this.#child, 'SIGKILL');
    const notes = this.#outcomes.flatMap((event) => (event.kind === 'noted' ? [event.text] : []));
    const { code, signal } = this.#exit();
    if (timedOut.happened()) return 'The process did not end: a server, a timer or a child process is still open.';
    if (code === 0 || this.#hasFailures) return undefined;
    return [`The process ended with ${signal ?? `code ${code}`} after its last test.`, ...notes].join('\n');
  }

  /** Kills the process group. */
  kill(): void {
    killGroup(this.#child, 'SIGKILL');
  }

  get #hasEnded(): boolean {
    return ['file-ended', 'ready'].every((kind) => this.#outcomes.some((event) => event.kind === kind));
  }

  #exit(): { code: number | null; signal: NodeJS.Signals | null } {
    return { code: this.#child.exitCode, signal: this.#child.signalCode };
  }

  #send(command: Command): void {
    if (this.#child.connected) this.#child.send(command);
  }

  #killAfter(maxMs: number): { clear(): void; happened(): boolean } {
    let happened = false;
    const timer = setTimeout(() => {
      happened = true;
      this.kill();
    }, maxMs);
    return { clear: () => clearTimeout(timer), happened: () => happened };
  }
}
