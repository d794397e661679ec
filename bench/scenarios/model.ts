import pg from 'pg';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { postmasterOf } from '../model/accounting.ts';
import { costTable, onSeveralNodes, type RequestCost, saturationTable, sharedMachineRate } from '../model/capacity.ts';
import { costOf, measureIdle, measureLoad, sumOf, type Used } from '../model/measure.ts';
import { newEntry, newReply } from '../new-entry.ts';
import { type FilledDatabase, filledDatabase } from '../postgres/filled-database.ts';
import { type Row, ratioWithin } from '../row.ts';
import type { MeasuredServer } from '../serving.ts';

const connections = 32;
const nodes = 3;

export const model: Scenario = {
  name: 'model',
  about:
    'the capacity model: its tables, and its prediction for one node and three compared with what they do on this machine',
  async run(bench) {
    bench.write(`cost of one operation\n${costTable()}`);
    for (const cores of [4, 16]) bench.write(`used up first, a primary of ${cores} cores\n${saturationTable(cores)}`);
    const one = await installation(bench, 1);
    const three = await installation(bench, nodes);
    const others = await measureOthers(bench, three);
    bench.write(
      `a node without requests uses ${(100 * others.idle).toFixed(1)} % of a core, and ${others.eventUs.toFixed(0)} us for an event of another node`,
    );
    const rows: Row[] = [];
    for (const operation of operations) rows.push(...(await predict(bench, operation, one, three, others)));
    return rows;
  },
};

interface Installation {
  readonly servers: readonly MeasuredServer[];
  readonly database: FilledDatabase;
  readonly postmasterPid: number;
}

const operations = ['create_entry', 'reply', 'read_entry'] as const;
type Operation = (typeof operations)[number];

async function installation(bench: Bench, count: number): Promise<Installation> {
  const database = await filledDatabase(bench);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const postmasterPid = await postmasterOf(client);
  await client.end();
  const secret = { DATABASE_URL: database.url, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes' };
  const servers = await Promise.all(Array.from({ length: count }, () => bench.rialto(bench.emptyFolder(), secret)));
  return { servers, database, postmasterPid };
}

function requestFor(operation: Operation, { entryIds }: FilledDatabase): LoadRequest {
  let requestCount = 0;
  const anyEntry = () => `{"id":"${entryIds[requestCount++ % entryIds.length]}"}`;
  const path = `/exchange/api/v1/operations/${operation}`;
  if (operation === 'read_entry') return { method: 'POST', path, body: anyEntry };
  const body = operation === 'reply' ? newReply(entryIds) : newEntry();
  return { method: 'POST', path, body, headers: agentHeaders };
}

interface NodeCosts {
  /** Share of a core that a node uses without requests. */
  readonly idle: number;
  /** What an event of another node costs it, in microseconds. */
  readonly eventUs: number;
}

/** What a node uses without requests, and for each event of another one that gets them. */
async function measureOthers({ pace }: Bench, { servers, database, postmasterPid }: Installation): Promise<NodeCosts> {
  const [loaded, ...counted] = servers;
  if (loaded === undefined) throw new Error('The installation has no node.');
  const measured = { counted, loaded: [loaded], postmasterPid };
  const request = requestFor('create_entry', database);
  const options = { connections, seconds: pace.sliceSeconds };
  await measureLoad(measured, request, options);
  const idle = await measureIdle(measured, 2 * pace.sliceSeconds);
  const slices: Used[] = [];
  for (let round = 0; round < pace.rounds; round += 1) slices.push(await measureLoad(measured, request, options));
  return { idle, eventUs: costOf(sumOf(slices), counted.length, idle).nodesUs / counted.length };
}

/**
 * In turn: half the connections to one node, from which the cost is taken, then all of them to one node
 * and to three, whose rates are predicted from it and from the cores that other work leaves.
 */
async function predict(
  bench: Bench,
  operation: Operation,
  one: Installation,
  three: Installation,
  { idle, eventUs }: NodeCosts,
): Promise<Row[]> {
  const { rounds, sliceSeconds: seconds } = bench.pace;
  bench.write(operation);
  const [request, onThree] = [requestFor(operation, one.database), requestFor(operation, three.database)];
  const slice = ({ servers, postmasterPid }: Installation, sent: LoadRequest, count: number) =>
    measureLoad({ counted: servers, loaded: servers, postmasterPid }, sent, { connections: count, seconds });
  const calibration: Used[] = [];
  const single: Used[] = [];
  const several: Used[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    calibration.push(await slice(one, request, connections / 2));
    single.push(await slice(one, request, connections));
    several.push(await slice(three, onThree, connections));
  }
  const cost = costOf(sumOf(calibration.slice(1)));
  const spread = onSeveralNodes(cost, nodes, operation === 'read_entry' ? 0 : eventUs);
  return [
    rowOf(`${operation} on one node`, sumOf(single.slice(1)), cost, 1, idle),
    rowOf(`${operation} on ${nodes} nodes`, sumOf(several.slice(1)), spread, nodes, idle),
  ];
}

function rowOf(label: string, used: Used, cost: RequestCost, count: number, idle: number): Row {
  const perSecond = (used.responses * 1_000_000) / used.elapsedUs;
  // The cost has what the one node that it was measured on uses anyway.
  const coresLeft = used.leftUs / used.elapsedUs - (count - 1) * idle;
  const predicted = sharedMachineRate(cost, count, coresLeft);
  return {
    label: `model: ${label}, compared with its prediction`,
    perSecond,
    processorUs: used.nodesUs / used.responses,
    ceilingPerSecond: predicted,
    ceilingProcessorUs: cost.nodesUs,
    ratio: perSecond / predicted,
    goal: ratioWithin(0.25),
  };
}
