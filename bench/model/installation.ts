import pg from 'pg';
import { agentHeaders } from '../agents.ts';
import type { Bench } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { createEntryInputs, createReplyInputs } from '../new-entry.ts';
import { type FilledDatabase, filledDatabase } from '../postgres/filled-database.ts';
import type { MeasuredServer } from '../servers.ts';
import type { ResourceUsage } from './measure.ts';
import { postmasterOf } from './processor-time.ts';

/** Nodes on one PostgreSQL database. */
export interface Installation {
  readonly servers: readonly MeasuredServer[];
  readonly database: FilledDatabase;
  readonly postmasterPid: number;
}

/** Starts this number of nodes on a new database. */
export async function startInstallation(bench: Bench, count: number): Promise<Installation> {
  const database = await filledDatabase(bench);
  return {
    servers: await startNodes(bench, database, count),
    database,
    postmasterPid: await postmasterPidOf(database.url),
  };
}

export function startNodes(
  bench: Bench,
  { url }: FilledDatabase,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer[]> {
  const settings = { DATABASE_URL: url, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes', ...environment };
  return Promise.all(Array.from({ length: count }, () => bench.startRialto(bench.emptyFolder(), settings)));
}

export async function postmasterPidOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const pid = await postmasterOf(client);
  await client.end();
  return pid;
}

export function requestFor(
  operation: 'create_entry' | 'reply' | 'read_entry',
  { entryIds }: FilledDatabase,
): LoadRequest {
  let requestCount = 0;
  const anyEntry = () => `{"id":"${entryIds[requestCount++ % entryIds.length]}"}`;
  const path = `/exchange/api/v1/operations/${operation}`;
  if (operation === 'read_entry') return { method: 'POST', path, body: anyEntry };
  const body = operation === 'reply' ? createReplyInputs(entryIds) : createEntryInputs();
  return { method: 'POST', path, body, headers: agentHeaders };
}

/** Requests to each node before its cost is measured: V8 compiles the code of a request during the first thousands. */
const warmUpRequests = 2_000;
const warmUpSlicesMax = 15;

/** Repeats a slice until every node has had enough requests. */
export async function warmUp(runSlice: () => Promise<ResourceUsage>, nodeCount: number): Promise<void> {
  let responses = 0;
  for (let count = 0; count < warmUpSlicesMax && responses < warmUpRequests * nodeCount; count += 1)
    responses += (await runSlice()).responses;
}
