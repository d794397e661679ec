import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders } from '../agents.ts';
import { type ArcadePlayer, actionRequest, alternatingActionRequest, openPlayer } from '../arcade-players.ts';
import type { Bench, Scenario } from '../bench.ts';
import { wordOf } from '../fill/vocabulary.ts';
import type { LoadRequest } from '../load.ts';
import { postmasterPidOf, requestFor, startNodes, warmUp } from '../model/installation.ts';
import { costOf, type LoadedServers, measureIdle, measureLoad, type ResourceUsage, sumOf } from '../model/measure.ts';
import { type FilledDatabase, filledDatabase } from '../postgres/filled-database.ts';
import { deliveryTo } from '../relay/lead.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { Sinks } from '../relay/sink.ts';
import type { Row, Target } from '../row.ts';

const connections = 16;
/** Connections of the writes with a target; more writes share a transaction. */
const manyConnections = 64;
const nodeCount = 3;
const origins = 8;

export const postgresCosts: Scenario = {
  name: 'postgres_costs',
  description: 'CPU time of the nodes and of PostgreSQL for one request of each operation of the capacity model',
  async run(bench) {
    const entries = bench.sizes.middle / 2;
    const database = await filledDatabase(bench, entries);
    const sinks = await Sinks.create(bench);
    const { ports } = await sinks.open(origins, { kind: 'hold', delayMs: 0 });
    const apiKeys = await insertPayingAccounts(bench.emptyFolder(), connections, database.url);
    const servers = await startNodes(bench, database, nodeCount, {
      ...sinks.environment(),
      RIALTO_MODULES: 'exchange,arcade,relay',
      RIALTO_POW_BITS: '1',
    });
    const [server] = servers;
    if (server === undefined) throw new Error('There is no node.');
    const postmasterPid = await postmasterPidOf(database.url);
    const allNodes = { measuredNodes: servers, requestedNodes: servers, postmasterPid };
    const idle = await measureIdle(allNodes, bench.timing.sliceSeconds);
    const oneNode = { ...allNodes, measuredNodes: [server], requestedNodes: [server] };
    const rows: Row[] = [];
    const singleNodeRequests = [
      ...exchangeRequests(database, entries),
      ['take_actions, game in memory', actionRequest(await openPlayers(server.url, connections))],
      ['deliver', deliveryRequest(apiKeys, ports)],
    ] as const;
    for (const [name, request] of singleNodeRequests) rows.push(await measureCost(bench, name, request, oneNode, idle));
    const measureWithMany = (name: 'create_entry' | 'reply') => {
      const label = `${name}, ${manyConnections} connections`;
      return measureCost(bench, label, requestFor(name, database), oneNode, idle, manyConnections);
    };
    rows.push({ ...(await measureWithMany('create_entry')), target: costAtMost(2.5) });
    rows.push(await measureWithMany('reply'));
    const players = await openPlayers(server.url, 2 * connections);
    const alternatingRequest = alternatingActionRequest(players, nodeCount);
    rows.push(await measureCost(bench, 'take_actions, alternating nodes', alternatingRequest, allNodes, idle));
    return rows;
  },
};

function exchangeRequests(
  database: FilledDatabase,
  entries: number,
): (readonly [name: string, request: LoadRequest])[] {
  return [
    ['create_entry', requestFor('create_entry', database)],
    ['reply', requestFor('reply', database)],
    ['read_entry', requestFor('read_entry', database)],
    [`search, ${entries.toLocaleString('en')} entries`, searchRequest()],
  ];
}

/** Searches for one word of medium frequency. */
function searchRequest(): LoadRequest {
  const random = seededRandom(5);
  const path = () => `/exchange/api/v1/search?q=${wordOf(random.between(100, 2_000))}&limit=20`;
  return { method: 'GET', path, headers: agentHeaders };
}

function deliveryRequest(apiKeys: readonly string[], ports: readonly number[]): LoadRequest {
  let requestCount = 0;
  return {
    method: 'POST',
    path: '/relay/api/v1/deliveries',
    headers: (connection) => ({ authorization: `Bearer ${apiKeys[connection]}` }),
    uniqueHeader: () => ['idempotency-key', `cost-${++requestCount}`],
    body: (connection) => deliveryTo(ports[connection % origins] as number),
  };
}

async function openPlayers(url: string, count: number): Promise<ArcadePlayer[]> {
  const players: ArcadePlayer[] = [];
  for (let number = 0; number < count; number += 1) players.push(await openPlayer(url, 1));
  return players;
}

/** `idle`: share of a core that a node uses without requests. */
async function measureCost(
  { timing, print }: Bench,
  name: string,
  request: LoadRequest,
  servers: LoadedServers,
  idle: number,
  connectionCount = connections,
): Promise<Row> {
  const runSlice = () => measureLoad(servers, request, { connections: connectionCount, seconds: timing.sliceSeconds });
  await warmUp(runSlice, servers.requestedNodes.length);
  const slices: ResourceUsage[] = [];
  for (let round = 0; round < timing.rounds; round += 1) slices.push(await runSlice());
  const usage = sumOf(slices);
  const { nodesUs, databaseUs } = costOf(usage, servers.measuredNodes.length, idle);
  print(`${name}: nodes ${toMs(nodesUs)} ms, PostgreSQL ${toMs(databaseUs)} ms`);
  return {
    label: `PostgreSQL, CPU time: ${name}`,
    perSecond: (usage.responses * 1_000_000) / usage.elapsedUs,
    processorUs: nodesUs,
    value: { amount: databaseUs / 1_000, unit: 'ms of PostgreSQL' },
  };
}

/** Target for the CPU time of nodes and PostgreSQL together. */
function costAtMost(maxMs: number): Target {
  return {
    text: `<= ${maxMs} ms of nodes and PostgreSQL`,
    isReached: ({ processorUs = Number.POSITIVE_INFINITY, value }) =>
      processorUs / 1_000 + (value?.amount ?? Number.POSITIVE_INFINITY) <= maxMs,
  };
}

function toMs(us: number): string {
  return (us / 1_000).toPrecision(2);
}
