/**
 * CPU time of this thread during the work, in milliseconds. Excludes other processes and garbage collection in other
 * threads.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The minimum of three runs, since garbage collection from earlier work may fall into one run. */
export async function leastCpuMsOf(work: () => unknown): Promise<number> {
  return Math.min(await cpuMsOf(work), await cpuMsOf(work), await cpuMsOf(work));
}
