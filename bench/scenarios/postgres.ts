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
import { ceilingShareAtLeast, type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto, MeasuredServer } from '../serving.ts';

const connections = 64;
const nodes = 3;

export const postgres: Scenario = {
  name: 'postgres',
  about: 'one node and three on PostgreSQL compared with a bare Fastify and pg server that runs the same statements',
  async run(bench) {
    const [rialto, baseline] = [await filledDatabase(bench), await filledDatabase(bench)];
    const requests = requestsFor(rialto);
    const recordings = await record(
      rialto.url,
      requests.flatMap((request) => Array.from({ length: recordedOfEach }, () => toRecord(request))),
    );
    const options = { databaseUrl: baseline.url, connectionsMax: defaultStorageLimits.connectionsMax, recordings };
    const ceiling = {
      server: await bench.other('postgres/baseline-process.ts', options),
      requests: requestsFor(baseline),
    };
    const one = await serve(bench, rialto, 1);
    const rows: Row[] = [];
    for (const index of requests.keys()) rows.push(await compareWithCeiling(bench, one, requests, ceiling, index));
    await Promise.all(one.map((server) => server.stop()));
    return [...rows, ...(await onSeveralNodes(bench, rialto, requests))];
  },
};

interface Request extends LoadRequest {
  readonly operation: string;
  readonly draw: () => string;
}

function requestsFor({ entryIds }: FilledDatabase): Request[] {
  let requestCount = 0;
  const anyEntry = () => `{"id":"${entryIds[requestCount++ % entryIds.length]}"}`;
  const request = (operation: string, draw: () => string): Request => ({
    operation,
    draw,
    method: 'POST',
    path: `/exchange/api/v1/operations/${operation}`,
    body: draw,
  });
  return [
    { ...request('create_entry', newEntry()), headers: agentHeaders },
    { ...request('reply', newReply(entryIds)), headers: agentHeaders },
    request('read_entry', anyEntry),
  ];
}

/** Number of recordings, so that the ceiling server writes different texts and index entries. */
const recordedOfEach = 32;
const usualTags = 2;

/** Each tag is a statement, so the recorded requests have the average number of tags. */
function toRecord({ operation, draw, headers }: Request): RequestToRecord {
  for (;;) {
    const input = JSON.parse(draw()) as { tags?: readonly string[] };
    const isTypical = input.tags === undefined || input.tags.length === usualTags;
    if (isTypical)
      return { operation, input: { ...input }, credential: headers === undefined ? null : credentialOf(0) };
  }
}

function serve(bench: Bench, { url }: FilledDatabase, count: number): Promise<MeasuredRialto[]> {
  const secret = { DATABASE_URL: url, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes' };
  return Promise.all(Array.from({ length: count }, () => bench.rialto(bench.emptyFolder(), secret)));
}

async function compareWithCeiling(
  bench: Bench,
  servers: readonly MeasuredServer[],
  requests: readonly Request[],
  ceiling: { server: MeasuredServer; requests: readonly Request[] },
  index: number,
): Promise<Row> {
  const [request, other] = [requests[index] as Request, ceiling.requests[index] as Request];
  bench.write(`${request.operation} on one node`);
  const row = await compare(
    bench.pace,
    { servers, request, connections },
    { servers: [ceiling.server], request: other },
  );
  return { label: `PostgreSQL, one node: ${request.operation}`, goal: ceilingShareAtLeast(0.6), ...row };
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
      sentWrites({ body: request.draw(), connection }, request.operation === 'create_entry' ? written : null);
    const row = await measure(bench.pace, { servers, request: { ...request, body }, connections });
    rows.push({ label: `PostgreSQL, ${nodes} nodes: ${request.operation}`, ...row });
  }
  bench.write('every write once more, on another node');
  const replayed = await resendAll(servers, written);
  return [...rows, wrongEffects(before, await readEffects(database.url), written.length, replayed)];
}

/** Failed requests end the scenario, so every sent request was acknowledged. */
function sentWrites(sent: SentRequest, written: SentRequest[] | null): string {
  written?.push(sent);
  return sent.body;
}

/** Missing and duplicate entries, and repeated requests without the stored response. */
function wrongEffects(before: Effects, after: Effects, sent: number, replayed: number): Row {
  const missingOrDuplicate = Math.abs(after.entries - before.entries - sent);
  const unnumbered = after.unnumberedEvents;
  const notReplayed = sent - replayed;
  return {
    label: `PostgreSQL, ${nodes} nodes: lost or doubled effects of ${sent.toLocaleString('en')} writes, each sent twice`,
    value: { amount: missingOrDuplicate + unnumbered + notReplayed, unit: '' },
    goal: valueAtMost(0, ''),
  };
}
