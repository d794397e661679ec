import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders, callOperation } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { wordOf } from '../fill/vocabulary.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { createEntryInputs } from '../new-entry.ts';
import { shortSlices } from '../peers/short-slices.ts';
import { peerCpuRatioAtLeast, type Row, type Target } from '../row.ts';
import type { MeasuredRialto, MeasuredServer } from '../servers.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 64;
const searchingConnections = 2;
const entries = 10_000;
const idCount = 1_000;
const writesPerSecond = 50;

export const peersExchange: Scenario = {
  name: 'peers_exchange',
  description:
    'create, read by id and search compared with a typical server on Fastify, better-sqlite3 and FTS5 with prefixes',
  async run(bench) {
    const dataDir = bench.copyOfFilledFolder(entries);
    const ids = openEntryIds(dataDir, idCount);
    const rialto = await bench.startRialto(dataDir);
    const fastify = await bench.startChildServer('peers/fastify-process.ts', { dataDir: bench.emptyFolder(), entries });
    const pair = { bench, rialto, fastify };
    const peerIds = await createEntries(fastify);
    const reads = [readOf('/exchange/api/v1/entries', ids), readOf('/entries', peerIds)] as const;
    const missingFeatures = { lacks: 'related entries, replies, outcomes, head of the event log' };
    return [
      await compareWithPeer(pair, {
        label: 'search, one word of medium frequency',
        target: peerCpuRatioAtLeast(0.8),
        lacks: 'the same order on SQLite and PostgreSQL, excerpts, highlighted matches',
        connections: searchingConnections,
        requests: [
          searchOf((q) => `/exchange/api/v1/search?q=${q}&limit=20`, agentHeaders),
          searchOf((q) => `/search?q=${q}`, agentHeaders),
        ],
      }),
      await compareWithPeer(pair, {
        label: 'read by id',
        target: peerCpuRatioAtLeast(1),
        ...missingFeatures,
        connections,
        requests: reads,
      }),
      await duringWrites(rialto, fastify, () =>
        compareWithPeer(pair, {
          label: `read by id, ${writesPerSecond} writes/s`,
          target: peerCpuRatioAtLeast(1),
          ...missingFeatures,
          connections,
          requests: reads,
        }),
      ),
      await compareWithPeer(pair, {
        label: 'create, 600 characters, durable, searchable',
        target: peerCpuRatioAtLeast(1.5),
        lacks: 'idempotency, limits, moderation, events',
        connections,
        requests: [createAt('/exchange/api/v1/operations/create_entry'), createAt('/entries')],
      }),
    ];
  },
};

interface Pair {
  readonly bench: Bench;
  readonly rialto: MeasuredRialto;
  readonly fastify: MeasuredServer;
}

interface PeerComparison {
  readonly label: string;
  readonly target: Target;
  /** Features of Rialto that the peer does not have. */
  readonly lacks: string;
  readonly connections: number;
  /** Request for Rialto, and for the peer. */
  readonly requests: readonly [LoadRequest, LoadRequest];
}

async function compareWithPeer(
  { bench, rialto, fastify }: Pair,
  { requests, connections: connectionCount, lacks, ...labelAndTarget }: PeerComparison,
): Promise<Row> {
  const measured = await compare(
    shortSlices(bench.timing),
    { servers: [rialto], request: requests[0], connections: connectionCount },
    { servers: [fastify], request: requests[1], connections: connectionCount },
  );
  return { ...labelAndTarget, peer: { name: 'plain Fastify and SQLite', lacks }, ...measured };
}

function createAt(path: string): LoadRequest {
  return { method: 'POST', path, headers: agentHeaders, body: createEntryInputs() };
}

function readOf(base: string, ids: readonly string[]): LoadRequest {
  const random = seededRandom(6);
  return { method: 'GET', path: () => `${base}/${ids[random.between(0, ids.length - 1)]}` };
}

function searchOf(path: (word: string) => string, headers: typeof agentHeaders): LoadRequest {
  const random = seededRandom(7);
  // Frequency ranks of words of medium frequency: 1 is the most frequent word.
  return { method: 'GET', path: () => path(encodeURIComponent(wordOf(random.between(100, 2_000)))), headers };
}

async function createEntries({ url }: MeasuredServer): Promise<string[]> {
  const entry = createEntryInputs();
  const headers = { ...agentHeaders(0), 'content-type': 'application/json' };
  const ids: string[] = [];
  for (let count = 0; count < idCount; count += 1) {
    const response = await fetch(`${url}/entries`, { method: 'POST', headers, body: entry() });
    ids.push(((await response.json()) as { id: string }).id);
  }
  return ids;
}

/** Measures while both servers store up to `writesPerSecond` entries per second. */
async function duringWrites(rialto: MeasuredRialto, fastify: MeasuredServer, run: () => Promise<Row>): Promise<Row> {
  const controller = new AbortController();
  const entry = createEntryInputs();
  const write = async () => {
    while (!controller.signal.aborted) {
      await callOperation(rialto.baseUrl, 'create_entry', JSON.parse(entry()));
      const headers = { ...agentHeaders(0), 'content-type': 'application/json' };
      await (await fetch(`${fastify.url}/entries`, { method: 'POST', headers, body: entry() })).text();
      await pause(1_000 / writesPerSecond);
    }
  };
  const writing = write();
  try {
    return await run();
  } finally {
    controller.abort();
    await writing;
  }
}
