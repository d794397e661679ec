/**
 * CPU time of this thread during the work, in milliseconds. Excludes other processes and garbage collection in other
 * threads.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const usageBefore = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(usageBefore);
  return (user + system) / 1000;
}

/** The minimum of three runs, since garbage collection of earlier work may affect a run. */
export async function minCpuMsOf(work: () => unknown): Promise<number> {
  return Math.min(await cpuMsOf(work), await cpuMsOf(work), await cpuMsOf(work));
}
