import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type pg from 'pg';

/** Hundredths of a second, the unit of /proc, in microseconds. */
const tickUs = 10_000;

/** Processor time since the start, in microseconds, by consumer. */
export interface ProcessorTime {
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly clientUs: number;
  /** Time of all processors, including other work on the machine. */
  readonly busyUs: number;
  /** Steal time: used by other virtual machines. */
  readonly stealUs: number;
  readonly atMs: number;
}

export interface MeasuredProcesses {
  readonly nodePids: readonly number[];
  readonly postmasterPid: number;
}

/** Reads the processor times from /proc; throws on systems without it. */
export function readProcessorTime({ nodePids, postmasterPid }: MeasuredProcesses): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = totals();
  const { user: ownUser, system: ownSystem } = process.cpuUsage();
  return {
    nodesUs: nodePids.reduce((sum, pid) => sum + processUs(pid), 0),
    databaseUs: processTreeUs(postmasterPid),
    clientUs: ownUser + ownSystem,
    busyUs: (user + nice + system + irq + softirq) * tickUs,
    stealUs: steal * tickUs,
    atMs: performance.now(),
  };
}

/** Process id of the postmaster, the parent of every backend process. */
export async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(fieldsOf(rows[0]?.pid as number)[1]);
}

export const cores = cpus().length;

function totals(): number[] {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return line.split(/\s+/).slice(1).map(Number);
}

/** Fields of /proc/<pid>/stat from the third on: state, parent, ... */
function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** User and system time of a process. */
function processUs(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * tickUs;
}

/** Processor time of the postmaster and its backends, including exited ones, whose time the postmaster accumulates. */
function processTreeUs(postmasterPid: number): number {
  const fields = fieldsOf(postmasterPid);
  const endedUs = (Number(fields[13]) + Number(fields[14])) * tickUs;
  const backendPids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isChild(pid, postmasterPid));
  return processUs(postmasterPid) + endedUs + backendPids.reduce((sum, pid) => sum + processUsOrZero(pid), 0);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return Number(fieldsOf(pid)[1]) === parent;
  } catch {
    return false;
  }
}

function processUsOrZero(pid: number): number {
  try {
    return processUs(pid);
  } catch {
    return 0;
  }
}
