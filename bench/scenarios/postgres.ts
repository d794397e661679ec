import { defaultStorageLimits } from '../../src/core/db/storage-limits.ts';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { credentialOf } from '../fill/fill.ts';
import type { LoadRequest } from '../load.ts';
import { compare, measure } from '../measure.ts';
import { newEntry, newReply } from '../new-entry.ts';
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
    const one = await serve(bench, rialtoDatabase, 1);
    const rows: Row[] = [];
    for (const index of requests.keys()) rows.push(await compareWithBaseline(bench, one, requests, baseline, index));
    await Promise.all(one.map((server) => server.stop()));
    return [...rows, ...(await onSeveralNodes(bench, rialtoDatabase, requests))];
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
    { ...request('create_entry', newEntry()), headers: agentHeaders },
    { ...request('reply', newReply(entryIds)), headers: agentHeaders },
    request('read_entry', anyEntry),
  ];
}

/** Number of recordings, so that the baseline server writes different texts and index entries. */
const recordingsPerRequest = 32;
const averageTags = 2;

/** Each tag is a statement, so the recorded requests have the average number of tags. */
function toRecord({ operation, nextBody, headers }: Request): RequestToRecord {
  for (;;) {
    const input = JSON.parse(nextBody()) as { tags?: readonly string[] };
    const isTypical = input.tags === undefined || input.tags.length === averageTags;
    if (isTypical)
      return { operation, input: { ...input }, credential: headers === undefined ? null : credentialOf(0) };
  }
}

function serve(bench: Bench, { url }: FilledDatabase, count: number): Promise<MeasuredRialto[]> {
  const secret = { DATABASE_URL: url, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes' };
  return Promise.all(Array.from({ length: count }, () => bench.startRialto(bench.emptyFolder(), secret)));
}

async function compareWithBaseline(
  bench: Bench,
  servers: readonly MeasuredServer[],
  requests: readonly Request[],
  baseline: { server: MeasuredServer; requests: readonly Request[] },
  index: number,
): Promise<Row> {
  const [request, other] = [requests[index] as Request, baseline.requests[index] as Request];
  bench.write(`${request.operation} on one node`);
  const row = await compare(
    bench.timing,
    { servers, request, connections },
    { servers: [baseline.server], request: other },
  );
  return { label: `PostgreSQL, one node: ${request.operation}`, target: baselineShareAtLeast(0.6), ...row };
}

/** Throughput of several nodes on this machine, and a check of the database afterwards. */
async function onSeveralNodes(bench: Bench, database: FilledDatabase, requests: readonly Request[]): Promise<Row[]> {
  const servers = await serve(bench, database, nodes);
  const before = await readEffects(database.url);
  const written: SentRequest[] = [];
  const rows: Row[] = [];
  for (const request of requests) {
    bench.write(`${request.operation} on ${nodes} nodes`);
    const body = (connection: number) =>
      recordSent({ body: request.nextBody(), connection }, request.operation === 'create_entry' ? written : null);
    const row = await measure(bench.timing, { servers, request: { ...request, body }, connections });
    rows.push({ label: `PostgreSQL, ${nodes} nodes: ${request.operation}`, ...row });
  }
  bench.write('every write is repeated on another node');
  const replayed = await resendAll(servers, written);
  return [...rows, countWrongEffects(before, await readEffects(database.url), written.length, replayed)];
}

/** Records a sent request. Failed requests end the scenario, so every recorded request was acknowledged. */
function recordSent(sent: SentRequest, written: SentRequest[] | null): string {
  written?.push(sent);
  return sent.body;
}

/** Counts missing and duplicate entries, and repeated requests without the stored response. */
function countWrongEffects(before: Effects, after: Effects, sent: number, replayed: number): Row {
  const missingOrDuplicate = Math.abs(after.entries - before.entries - sent);
  const unsequenced = after.unsequencedEvents;
  const notReplayed = sent - replayed;
  return {
    label: `PostgreSQL, ${nodes} nodes: lost or duplicate effects of ${sent.toLocaleString('en')} writes, each sent twice`,
    value: { amount: missingOrDuplicate + unsequenced + notReplayed, unit: '' },
    target: valueAtMost(0, ''),
  };
}
