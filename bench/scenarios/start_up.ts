import type { Bench, Scenario } from '../bench.ts';
import { median } from '../measure.ts';
import { type Row, type Value, valueAtMost } from '../row.ts';
import { residentBytes } from '../servers.ts';

export const startUp: Scenario = {
  name: 'start_up',
  description: 'time from the start of the process to readiness, and memory at readiness',
  async run(bench) {
    const { large } = bench.sizes;
    const empty = await startRepeatedly(bench, bench.emptyFolder());
    const full = await startRepeatedly(bench, bench.filledFolder(large));
    const entries = `${large.toLocaleString('en')} entries`;
    const target = valueAtMost(1, 's');
    return [
      { label: 'start-up with an empty database', value: empty.seconds },
      { label: `start-up with ${entries}`, value: full.seconds, ...(large >= 1_000_000 ? { target } : {}) },
      { label: 'memory after start, empty database', value: empty.memory },
      { label: `memory after start, ${entries}`, value: full.memory },
    ] satisfies Row[];
  },
};

async function startRepeatedly(bench: Bench, dataDir: string): Promise<{ seconds: Value; memory: Value }> {
  const seconds: number[] = [];
  const mebibytes: number[] = [];
  for (let round = 0; round <= bench.timing.rounds; round += 1) {
    const server = await bench.startRialto(dataDir);
    seconds.push(server.readySeconds);
    mebibytes.push((residentBytes(server.pid) ?? Number.NaN) / 1_048_576);
    await bench.stopServers();
  }
  return {
    seconds: { amount: median(seconds.slice(1)), unit: 's' },
    memory: { amount: median(mebibytes.slice(1)), unit: 'MiB' },
  };
}
