import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Tracks a test process, which is a process group leader, until it has ended. */
export function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** Kills a process group. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has no processes any more.
  }
}

/** Kills all test processes on SIGINT, SIGTERM and SIGHUP; the returned signal is aborted then. */
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
