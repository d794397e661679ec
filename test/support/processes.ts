import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running process and its output so far. */
export interface RunningProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the process has exited and its output is complete. */
  readonly ended: Promise<ProcessResult>;
}

export interface ProcessResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Interleaved standard output and standard error. */
  readonly output: string;
}

/** Starts a program without a terminal. It is killed when it runs longer than `maxMs`. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  maxMs = 180_000,
): RunningProcess {
  const child = spawn(program, args, {
    timeout: maxMs,
    killSignal: 'SIGKILL',
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    output,
  }));
  return { child, output: () => output, ended };
}

/** Kills a process and waits for its exit. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

export function runProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  maxMs?: number,
): Promise<ProcessResult> {
  return startProcess(program, args, options, maxMs).ended;
}
