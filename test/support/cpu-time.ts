/**
 * Processor time of this thread while the work runs, in milliseconds: neither other load on the machine nor
 * garbage collection in other threads counts.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The least of three runs: a pause that the process owed to earlier work is not charged to this work. */
export async function leastCpuMsOf(work: () => unknown): Promise<number> {
  return Math.min(await cpuMsOf(work), await cpuMsOf(work), await cpuMsOf(work));
}
