import { setTimeout as pause } from 'node:timers/promises';
import { applyLoad, type LoadRequest } from '../load.ts';
import type { MeasuredServer } from '../serving.ts';
import { cores, readProcessorTime } from './accounting.ts';
import type { RequestCost } from './capacity.ts';

/** Processor time of slices of load, in microseconds, by who used it. */
export interface Used {
  readonly responses: number;
  readonly elapsedUs: number;
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly clientUs: number;
  /** Of all cores, what other work left. */
  readonly leftUs: number;
}

export interface LoadedServers {
  /** Nodes whose processor time is counted. */
  readonly counted: readonly MeasuredServer[];
  /** Nodes that get the requests. */
  readonly loaded: readonly MeasuredServer[];
  readonly postmasterPid: number;
}

/** Loads the servers once and attributes the processor time of the machine. */
export function measureLoad(
  servers: LoadedServers,
  request: LoadRequest,
  options: { readonly connections: number; readonly seconds: number },
): Promise<Used> {
  const urls = servers.loaded.map(({ url }) => url);
  return attribute(servers, async () => (await applyLoad({ urls, request, ...options })).latenciesMs.length);
}

/** What one node uses without requests, as a share of a core. */
export async function measureIdle(servers: LoadedServers, seconds: number): Promise<number> {
  const { nodesUs, elapsedUs } = await attribute(servers, async () => {
    await pause(seconds * 1_000);
    return 0;
  });
  return nodesUs / elapsedUs / servers.counted.length;
}

async function attribute({ counted, postmasterPid }: LoadedServers, run: () => Promise<number>): Promise<Used> {
  const measured = { nodePids: counted.map(({ pid }) => pid), postmasterPid };
  const before = readProcessorTime(measured);
  const responses = await run();
  const after = readProcessorTime(measured);
  const used = (name: keyof typeof before) => after[name] - before[name];
  const [nodesUs, databaseUs, clientUs] = [used('nodesUs'), used('databaseUs'), used('clientUs')];
  const elapsedUs = used('atMs') * 1_000;
  const othersUs = Math.max(0, used('busyUs') - nodesUs - databaseUs - clientUs) + used('stolenUs');
  return { responses, elapsedUs, nodesUs, databaseUs, clientUs, leftUs: cores * elapsedUs - othersUs };
}

export function sumOf(slices: readonly Used[]): Used {
  const sum = (name: keyof Used) => slices.reduce((total, slice) => total + slice[name], 0);
  return {
    responses: sum('responses'),
    elapsedUs: sum('elapsedUs'),
    nodesUs: sum('nodesUs'),
    databaseUs: sum('databaseUs'),
    clientUs: sum('clientUs'),
    leftUs: sum('leftUs'),
  };
}

/** Without the idle use of this number of nodes, `idle` of a core each. */
export function costOf(used: Used, nodes = 0, idle = 0): RequestCost {
  return {
    nodesUs: Math.max(0, used.nodesUs - nodes * idle * used.elapsedUs) / used.responses,
    databaseUs: used.databaseUs / used.responses,
    clientUs: used.clientUs / used.responses,
  };
}
