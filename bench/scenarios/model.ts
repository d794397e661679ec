import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import {
  costOnSeveralNodes,
  costTable,
  type RequestCost,
  saturationTable,
  sharedMachineRate,
} from '../model/capacity.ts';
import { type Installation, requestFor, startInstallation, warmUp } from '../model/installation.ts';
import { costOf, measureIdle, measureLoad, type ResourceUsage, sumOf } from '../model/measure.ts';
import { type Row, ratioWithin } from '../row.ts';

const connections = 32;
const nodes = 3;

export const model: Scenario = {
  name: 'model',
  description: 'the capacity model: its tables, and its predictions for one and three nodes compared with measurements',
  async run(bench) {
    bench.print(`cost of one operation\n${costTable()}`);
    for (const cores of [4, 16]) bench.print(`bottlenecks with a primary of ${cores} cores\n${saturationTable(cores)}`);
    const singleNode = await startInstallation(bench, 1);
    const threeNodes = await startInstallation(bench, nodes);
    const nodeCosts = await measureNodeCosts(bench, threeNodes);
    bench.print(
      `a node without requests uses ${(100 * nodeCosts.idle).toFixed(1)} % of a core, and ${nodeCosts.eventUs.toFixed(0)} us per event of another node`,
    );
    const rows: Row[] = [];
    for (const operation of operations)
      rows.push(...(await predict(bench, operation, singleNode, threeNodes, nodeCosts)));
    return rows;
  },
};

const operations = ['create_entry', 'reply', 'read_entry'] as const;
type Operation = (typeof operations)[number];

interface NodeCosts {
  /** Share of a core that a node uses without requests. */
  readonly idle: number;
  /** Cost of an event of another node, in microseconds. */
  readonly eventUs: number;
}

/** Measures the use of nodes without requests, and their cost per event of another node. */
async function measureNodeCosts(
  { timing }: Bench,
  { servers, database, postmasterPid }: Installation,
): Promise<NodeCosts> {
  const [requestedNode, ...measuredNodes] = servers;
  if (requestedNode === undefined) throw new Error('The installation has no node.');
  const measured = { measuredNodes, requestedNodes: [requestedNode], postmasterPid };
  const request = requestFor('create_entry', database);
  const options = { connections, seconds: timing.sliceSeconds };
  await measureLoad(measured, request, options);
  const idle = await measureIdle(measured, 2 * timing.sliceSeconds);
  const slices: ResourceUsage[] = [];
  for (let round = 0; round < timing.rounds; round += 1) slices.push(await measureLoad(measured, request, options));
  return { idle, eventUs: costOf(sumOf(slices), measuredNodes.length, idle).nodesUs / measuredNodes.length };
}

/**
 * Alternates three loads: half of the connections to one node, for the cost of a request, then all connections to one
 * node and to three nodes. The rates of the last two are predicted from this cost and from the cores that other work
 * does not use.
 */
async function predict(
  bench: Bench,
  operation: Operation,
  singleNode: Installation,
  threeNodes: Installation,
  { idle, eventUs }: NodeCosts,
): Promise<Row[]> {
  const { rounds, sliceSeconds: seconds } = bench.timing;
  bench.print(operation);
  const [request, threeNodesRequest] = [
    requestFor(operation, singleNode.database),
    requestFor(operation, threeNodes.database),
  ];
  const slice = ({ servers, postmasterPid }: Installation, loadRequest: LoadRequest, connectionCount: number) =>
    measureLoad({ measuredNodes: servers, requestedNodes: servers, postmasterPid }, loadRequest, {
      connections: connectionCount,
      seconds,
    });
  await warmUp(() => slice(singleNode, request, connections), 1);
  await warmUp(() => slice(threeNodes, threeNodesRequest, connections), nodes);
  const calibration: ResourceUsage[] = [];
  const singleNodeUsage: ResourceUsage[] = [];
  const threeNodesUsage: ResourceUsage[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    calibration.push(await slice(singleNode, request, connections / 2));
    singleNodeUsage.push(await slice(singleNode, request, connections));
    threeNodesUsage.push(await slice(threeNodes, threeNodesRequest, connections));
  }
  const cost = costOf(sumOf(calibration.slice(1)));
  const severalNodesCost = costOnSeveralNodes(cost, nodes, operation === 'read_entry' ? 0 : eventUs);
  return [
    rowOf(`${operation} on one node`, sumOf(singleNodeUsage.slice(1)), cost, 1, idle),
    rowOf(`${operation} on ${nodes} nodes`, sumOf(threeNodesUsage.slice(1)), severalNodesCost, nodes, idle),
  ];
}

function rowOf(label: string, usage: ResourceUsage, cost: RequestCost, count: number, idle: number): Row {
  const perSecond = (usage.responses * 1_000_000) / usage.elapsedUs;
  // The measured cost includes the idle use of one node.
  const availableCores = usage.availableUs / usage.elapsedUs - (count - 1) * idle;
  const predicted = sharedMachineRate(cost, count, availableCores);
  return {
    label: `model: ${label}, compared with the prediction`,
    perSecond,
    processorUs: usage.nodesUs / usage.responses,
    baselinePerSecond: predicted,
    baselineProcessorUs: cost.nodesUs,
    ratio: perSecond / predicted,
    target: ratioWithin(0.25),
  };
}
