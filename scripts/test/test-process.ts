import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { problemOf, resultOf } from './events.ts';
import type { FileResult } from './file-result.ts';
import { type Command, type FileEvent, ignoreResourcesFlag } from './messages.ts';
import { killGroup, track } from './process-groups.ts';

const exitTimeoutMs = 15_000;
const outputCharactersMax = 20_000;
/** A larger young generation saves 7 % of the processor time, because tests start and stop many servers. */
const heapOption = '--max-semi-space-size=32';

export interface TestProcessOptions {
  readonly nodeOptions: readonly string[];
  /** Whether an uncaught error is assigned to the test that caused it. */
  readonly tracksResources: boolean;
}

/** A process that runs test files sequentially. A file that crashes it is reported as failed. */
export class TestProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown[]>;
  #events: FileEvent[] = [];
  #output = '';
  #onEnd: (() => void) | undefined;
  /** Files with failures. A failed test sets the exit code of the process to 1. */
  readonly #failedFiles: string[] = [];
  /** Whether the process can run another file. */
  isUsable = true;

  constructor({ nodeOptions, tracksResources }: TestProcessOptions) {
    const pathOf = (name: string) => join(import.meta.dirname, name);
    const reporting = [`--test-reporter=${pathOf('reporter.ts')}`, '--test-reporter-destination=stdout'];
    const preloads = ['resource-tracking.ts', 'import-bundles.ts'].map((name) => `--import=${pathOf(name)}`);
    const flags = tracksResources ? [] : [ignoreResourcesFlag];
    const options = [heapOption, ...preloads, ...reporting, ...nodeOptions, pathOf('worker.ts'), ...flags];
    this.#child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    track(this.#child);
    this.#exited = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-outputCharactersMax);
      });
    }
    this.#child.on('message', (event: FileEvent) => {
      this.#events.push(event);
      if (this.#hasEnded) this.#onEnd?.();
    });
  }

  /** Runs one file, for at most `maxMs`. */
  async run(file: string, maxMs: number): Promise<FileResult> {
    this.#events = [];
    this.#output = '';
    const startMs = performance.now();
    const ended = new Promise<void>((done) => {
      this.#onEnd = done;
    });
    const timeout = this.#killAfter(maxMs);
    this.#send({ kind: 'run', file });
    await Promise.race([ended, this.#exited]);
    timeout.clear();
    const problem = problemOf(this.#events, { ...this.#exit(), timedOut: timeout.hasFired() });
    this.isUsable = problem === undefined;
    const elapsedMs = performance.now() - startMs;
    const result = resultOf(file, this.#events, { problem, output: this.#output, elapsedMs });
    if (result.failures.length > 0) this.#failedFiles.push(file);
    return result;
  }

  /** Waits for the process to exit; returns a text about failures after its last file. */
  async close(): Promise<string | undefined> {
    this.#events = [];
    const timeout = this.#killAfter(exitTimeoutMs);
    this.#send({ kind: 'stop' });
    await this.#exited;
    timeout.clear();
    // Remaining child processes would disturb other files.
    killGroup(this.#child, 'SIGKILL');
    const notes = this.#events.flatMap((event) => (event.kind === 'diagnostic' ? [event.text] : []));
    const { code, signal } = this.#exit();
    if (timeout.hasFired()) {
      const failed = this.#failedFiles.map((file) => `failed before in this process: ${file}`);
      return ['The process of this and earlier files did not end.', ...notes, ...failed].join('\n');
    }
    if (code === 0 || this.#failedFiles.length > 0) return undefined;
    return [`The process ended with ${signal ?? `code ${code}`} after its last test.`, ...notes].join('\n');
  }

  /** Kills the process group. */
  kill(): void {
    killGroup(this.#child, 'SIGKILL');
  }

  get #hasEnded(): boolean {
    return ['file-ended', 'resource-use'].every((kind) => this.#events.some((event) => event.kind === kind));
  }

  #exit(): { code: number | null; signal: NodeJS.Signals | null } {
    return { code: this.#child.exitCode, signal: this.#child.signalCode };
  }

  #send(command: Command): void {
    if (this.#child.connected) this.#child.send(command);
  }

  #killAfter(maxMs: number): { clear(): void; hasFired(): boolean } {
    let hasFired = false;
    const timer = setTimeout(() => {
      hasFired = true;
      this.kill();
    }, maxMs);
    return { clear: () => clearTimeout(timer), hasFired: () => hasFired };
  }
}
