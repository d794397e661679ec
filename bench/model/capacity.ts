import { costs, type OperationCost, operationCost } from './costs.ts';

/** Processor time of one request in microseconds, by where it is spent. */
export interface RequestCost {
  readonly nodesUs: number;
  readonly databaseUs: number;
  readonly clientUs: number;
}

/**
 * Throughput of nodes, database and load generator on the cores of one machine. The bottleneck is all cores together,
 * the event loops of the nodes, or the event loop of the generator.
 */
export function sharedMachineRate(cost: RequestCost, nodes: number, availableCores: number): number {
  const { nodesUs, databaseUs, clientUs } = cost;
  return Math.min(
    (availableCores * 1_000_000) / (nodesUs + databaseUs + clientUs),
    (Math.min(nodes, availableCores) * 1_000_000) / nodesUs,
    1_000_000 / clientUs,
  );
}

/** Cost of the same request on several nodes: all other nodes read each event of a write. */
export function costOnSeveralNodes(cost: RequestCost, nodes: number, eventUs: number): RequestCost {
  return { ...cost, nodesUs: cost.nodesUs + (nodes - 1) * eventUs };
}

/** Nodes and one primary, each on a separate machine. */
export interface Deployment {
  readonly nodes: number;
  readonly databaseCores: number;
  /** Round trip between a node and the primary. */
  readonly networkMs: number;
}

export interface Saturation {
  readonly perSecond: number;
  readonly bottleneck: Resource;
}

export type Resource = 'event loops of the nodes' | 'cores of the primary' | 'connection pools' | 'sequencer';

/** Bottleneck and maximum throughput when only this operation is requested. */
export function saturationOf(name: string, { nodes, databaseCores, networkMs }: Deployment): Saturation {
  const cost = operationCost(name);
  const limits: readonly (readonly [Resource, number])[] = [
    ['event loops of the nodes', 1_000 / eventLoopMs(cost, nodes)],
    ['cores of the primary', (databaseCores * 1_000) / cost.databaseMs],
    ['connection pools', (nodes * costs.poolSize * 1_000) / (cost.roundTrips * networkMs + cost.databaseMs)],
    ['sequencer', cost.events === 0 ? Number.POSITIVE_INFINITY : costs.sequencerPerSecond / cost.events],
  ];
  const [bottleneck, perSecond] = limits.reduce((least, limit) => (limit[1] < least[1] ? limit : least));
  return { bottleneck, perSecond };
}

/** Event loop time per node and operation, when operations are distributed over all nodes. */
function eventLoopMs({ nodeMs: baseMs, events }: OperationCost, nodes: number): number {
  return (baseMs + (nodes - 1) * events * costs.eventMs) / nodes;
}

const modelledNodes: readonly number[] = [1, 3, 10, 30];

/** Table of docs/capacity-model.md: maximum throughput and its bottleneck. */
export function saturationTable(databaseCores: number): string {
  const head = ['operation', ...modelledNodes.map((nodes) => (nodes === 1 ? '1 node' : `${nodes} nodes`))];
  const rows = costs.operations.map(({ name }) => [
    name,
    ...modelledNodes.map((nodes) => cellOf(saturationOf(name, { nodes, databaseCores, networkMs: 0.5 }))),
  ]);
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const shortNames: Readonly<Record<Resource, string>> = {
  'event loops of the nodes': 'nodes',
  'cores of the primary': 'primary',
  'connection pools': 'pools',
  sequencer: 'sequencer',
};

function cellOf({ perSecond, bottleneck }: Saturation): string {
  return `${Number(perSecond.toPrecision(2)).toLocaleString('en')}/s, ${shortNames[bottleneck]}`;
}

/** Cost per operation, as in docs/capacity-model.md. */
export function costTable(): string {
  const rows = costs.operations.map(({ name, nodeMs, databaseMs, roundTrips, measured }) => [
    name,
    String(nodeMs),
    String(databaseMs),
    String(roundTrips),
    measured,
  ]);
  const head = ['operation', 'node, ms', 'PostgreSQL, ms', 'round trips', 'measured'];
  return [head, ['---', '---:', '---:', '---:', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
