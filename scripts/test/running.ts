import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Remembers a test's process, the leader of a group of its own, until it has ended. */
export function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** Ends a process and all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // None of the group is left.
  }
}

/** On Ctrl-C and the like every test's process is ended; the signal returned tells the rest. */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      controller.abort();
      for (const child of running) killGroup(child, 'SIGKILL');
    });
  }
  return controller.signal;
}
