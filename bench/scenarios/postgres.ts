import { defaultStorageLimits } from '../../src/core/db/storage-limits.ts';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { credentialOf } from '../fill/fill.ts';
import type { LoadRequest } from '../load.ts';
import { compare, measure } from '../measure.ts';
import { createEntryInputs, createReplyInputs } from '../new-entry.ts';
import { type Effects, readEffects, resendAll, type SentRequest } from '../postgres/effects.ts';
import { type FilledDatabase, filledDatabase } from '../postgres/filled-database.ts';
import { type RequestToRecord, record } from '../postgres/record.ts';
import { baselineShareAtLeast, type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto, MeasuredServer } from '../servers.ts';

const connections = 64;
const nodes = 3;

export const postgres: Scenario = {
  name: 'postgres',
  description:
    'one node and three on PostgreSQL compared with a baseline on Fastify and pg that runs the same statements',
  async run(bench) {
    const [rialtoDatabase, baselineDatabase] = [await filledDatabase(bench), await filledDatabase(bench)];
    const requests = requestsFor(rialtoDatabase);
    const recordings = await record(
      rialtoDatabase.url,
      requests.flatMap((request) => Array.from({ length: recordingsPerRequest }, () => toRecord(request))),
    );
    const { connectionsMax } = defaultStorageLimits;
    const options = { databaseUrl: baselineDatabase.url, connectionsMax, recordings };
    const baseline = {
      server: await bench.startChildServer('postgres/baseline-process.ts', options),
      requests: requestsFor(baselineDatabase),
    };
    const singleNode = await serve(bench, rialtoDatabase, 1);
    const rows: Row[] = [];
    for (const index of requests.keys())
      rows.push(await compareWithBaseline(bench, singleNode, requests, baseline, index));
    await Promise.all(singleNode.map((server) => server.stop()));
    return [...rows, ...(await measureSeveralNodes(bench, rialtoDatabase, requests))];
  },
};

interface Request extends LoadRequest {
  readonly operation: string;
  readonly nextBody: () => string;
}

function requestsFor({ entryIds }: FilledDatabase): Request[] {
  let requestCount = 0;
  const anyEntry = () => `{"id":"${entryIds[requestCount++ % entryIds.length]}"}`;
  const request = (operation: string, nextBody: () => string): Request => ({
    operation,
    nextBody,
    method: 'POST',
    path: `/exchange/api/v1/operations/${operation}`,
    body: nextBody,
  });
  return [
    { ...request('create_entry', createEntryInputs()), headers: agentHeaders },
    { ...request('reply', createReplyInputs(entryIds)), headers: agentHeaders },
    request('read_entry', anyEntry),
  ];
}

/** Recordings of each request: several, so that the baseline server writes different texts and index entries. */
const recordingsPerRequest = 32;
const averageTags = 2;

/** Each tag of an entry is stored by its own statement, so the recorded requests have the average number of tags. */
function toRecord({ operation, nextBody, headers }: Request): RequestToRecord {
  for (;;) {
    const input = JSON.parse(nextBody()) as { tags?: readonly string[] };
    const isTypical = input.tags === undefined || input.tags.length === averageTags;
    if (isTypical)
      return { operation, input: { ...input }, credential: headers === undefined ? null : credentialOf(0) };
  }
}

function serve(bench: Bench, { url }: FilledDatabase, count: number): Promise<MeasuredRialto[]> {
  const environment = { DATABASE_URL: url, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes' };
  return Promise.all(Array.from({ length: count }, () => bench.startRialto(bench.emptyFolder(), environment)));
}

async function compareWithBaseline(
  bench: Bench,
  servers: readonly MeasuredServer[],
  requests: readonly Request[],
  baseline: { server: MeasuredServer; requests: readonly Request[] },
  index: number,
): Promise<Row> {
  const [request, baselineRequest] = [requests[index] as Request, baseline.requests[index] as Request];
  bench.print(`${request.operation} on one node`);
  const row = await compare(
    bench.timing,
    { servers, request, connections },
    { servers: [baseline.server], request: baselineRequest },
  );
  return { label: `PostgreSQL, one node: ${request.operation}`, target: baselineShareAtLeast(0.6), ...row };
}

/** Throughput of several nodes on this machine, and a check of the database afterwards. */
async function measureSeveralNodes(
  bench: Bench,
  database: FilledDatabase,
  requests: readonly Request[],
): Promise<Row[]> {
  const servers = await serve(bench, database, nodes);
  const effectsBefore = await readEffects(database.url);
  const writes: SentRequest[] = [];
  const rows: Row[] = [];
  for (const request of requests) {
    bench.print(`${request.operation} on ${nodes} nodes`);
    const body = (connection: number) =>
      recordSentRequest({ body: request.nextBody(), connection }, request.operation === 'create_entry' ? writes : null);
    const row = await measure(bench.timing, { servers, request: { ...request, body }, connections });
    rows.push({ label: `PostgreSQL, ${nodes} nodes: ${request.operation}`, ...row });
  }
  bench.print('every create_entry request is repeated on another node');
  const replayedCount = await resendAll(servers, writes);
  return [...rows, countWrongEffects(effectsBefore, await readEffects(database.url), writes.length, replayedCount)];
}

/**
 * Appends a sent request to `writes`, unless null, and returns its body. Failed requests end the scenario, so every
 * recorded request was acknowledged.
 */
function recordSentRequest(sent: SentRequest, writes: SentRequest[] | null): string {
  writes?.push(sent);
  return sent.body;
}

/** Counts missing or surplus entries, events without a position, and repeated requests without the stored response. */
function countWrongEffects(before: Effects, after: Effects, sentCount: number, replayedCount: number): Row {
  const missingOrSurplus = Math.abs(after.entries - before.entries - sentCount);
  const unsequenced = after.unsequencedEvents;
  const notReplayed = sentCount - replayedCount;
  return {
    label: `PostgreSQL, ${nodes} nodes: lost or duplicate effects of ${sentCount.toLocaleString('en')} writes, each sent twice`,
    value: { amount: missingOrSurplus + unsequenced + notReplayed, unit: '' },
    target: valueAtMost(0, ''),
  };
}
