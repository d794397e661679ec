import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU time in milliseconds of this process and of its ended children. */
export function cpuMs(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).map(Number);
    return (ticks.reduce((total, count) => total + count, 0) * 1000) / ticksPerSecond;
  } catch {
    // Not Linux: children are not counted.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
