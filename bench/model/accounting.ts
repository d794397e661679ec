import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type pg from 'pg';

/** Hundredths of a second, the unit of /proc, in microseconds. */
const tickUs = 10_000;

/** Processor time so far, in microseconds, by who used it. */
export interface ProcessorTime {
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly clientUs: number;
  /** Of all processors, by this and all other work of the machine. */
  readonly busyUs: number;
  /** That other virtual machines were given. */
  readonly stolenUs: number;
  readonly atMs: number;
}

export interface Measured {
  readonly nodePids: readonly number[];
  readonly postmasterPid: number;
}

/** Throws where the system has no /proc. */
export function readProcessorTime({ nodePids, postmasterPid }: Measured): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = totals();
  const { user: ownUser, system: ownSystem } = process.cpuUsage();
  return {
    nodesUs: nodePids.reduce((sum, pid) => sum + used(pid), 0),
    databaseUs: usedByTree(postmasterPid),
    clientUs: ownUser + ownSystem,
    busyUs: (user + nice + system + irq + softirq) * tickUs,
    stolenUs: steal * tickUs,
    atMs: performance.now(),
  };
}

/** The postmaster of this server: the parent of any of its sessions. */
export async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(fieldsOf(rows[0]?.pid as number)[1]);
}

export const cores = cpus().length;

function totals(): number[] {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return line.split(/\s+/).slice(1).map(Number);
}

/** From the third field of /proc/<pid>/stat on: state, parent, ... */
function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function used(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * tickUs;
}

/** Sessions that have ended are counted by their parent. */
function usedByTree(postmasterPid: number): number {
  const fields = fieldsOf(postmasterPid);
  const ended = (Number(fields[13]) + Number(fields[14])) * tickUs;
  const sessions = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isChild(pid, postmasterPid));
  return used(postmasterPid) + ended + sessions.reduce((sum, pid) => sum + usedOrNone(pid), 0);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return Number(fieldsOf(pid)[1]) === parent;
  } catch {
    return false;
  }
}

function usedOrNone(pid: number): number {
  try {
    return used(pid);
  } catch {
    return 0;
  }
}
