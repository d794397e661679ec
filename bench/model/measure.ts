import { setTimeout as pause } from 'node:timers/promises';
import { applyLoad, type LoadRequest } from '../load.ts';
import type { MeasuredServer } from '../servers.ts';
import type { RequestCost } from './capacity.ts';
import { cores, readProcessorTime } from './processor-time.ts';

/** Processor time during a load test, in microseconds, by consumer. */
export interface ResourceUsage {
  readonly responses: number;
  readonly elapsedUs: number;
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly clientUs: number;
  /** Time of all cores minus the time of other work on the machine. */
  readonly availableUs: number;
}

export interface LoadedServers {
  /** Nodes whose processor time is counted. */
  readonly measuredNodes: readonly MeasuredServer[];
  /** Nodes that get the requests. */
  readonly requestedNodes: readonly MeasuredServer[];
  readonly postmasterPid: number;
}

/** Runs a load test and attributes the processor time of the machine. */
export function measureLoad(
  servers: LoadedServers,
  request: LoadRequest,
  options: { readonly connections: number; readonly seconds: number },
): Promise<ResourceUsage> {
  const urls = servers.requestedNodes.map(({ url }) => url);
  return attributeProcessorTime(
    servers,
    async () => (await applyLoad({ urls, request, ...options })).latenciesMs.length,
  );
}

/** Processor use of one node without requests, as a share of a core. */
export async function measureIdle(servers: LoadedServers, seconds: number): Promise<number> {
  const { nodesUs, elapsedUs } = await attributeProcessorTime(servers, async () => {
    await pause(seconds * 1_000);
    return 0;
  });
  return nodesUs / elapsedUs / servers.measuredNodes.length;
}

async function attributeProcessorTime(
  { measuredNodes, postmasterPid }: LoadedServers,
  run: () => Promise<number>,
): Promise<ResourceUsage> {
  const measured = { nodePids: measuredNodes.map(({ pid }) => pid), postmasterPid };
  const before = readProcessorTime(measured);
  const responses = await run();
  const after = readProcessorTime(measured);
  const increaseOf = (name: keyof typeof before) => after[name] - before[name];
  const [nodesUs, databaseUs, clientUs] = [increaseOf('nodesUs'), increaseOf('databaseUs'), increaseOf('clientUs')];
  const elapsedUs = increaseOf('atMs') * 1_000;
  const othersUs = Math.max(0, increaseOf('busyUs') - nodesUs - databaseUs - clientUs) + increaseOf('stealUs');
  return { responses, elapsedUs, nodesUs, databaseUs, clientUs, availableUs: cores * elapsedUs - othersUs };
}

export function sumOf(slices: readonly ResourceUsage[]): ResourceUsage {
  const sum = (name: keyof ResourceUsage) => slices.reduce((total, slice) => total + slice[name], 0);
  return {
    responses: sum('responses'),
    elapsedUs: sum('elapsedUs'),
    nodesUs: sum('nodesUs'),
    databaseUs: sum('databaseUs'),
    clientUs: sum('clientUs'),
    availableUs: sum('availableUs'),
  };
}

/** Cost per response, minus the idle use of this number of nodes, `idle` of a core each. */
export function costOf(usage: ResourceUsage, nodes = 0, idle = 0): RequestCost {
  return {
    nodesUs: Math.max(0, usage.nodesUs - nodes * idle * usage.elapsedUs) / usage.responses,
    databaseUs: usage.databaseUs / usage.responses,
    clientUs: usage.clientUs / usage.responses,
  };
}
