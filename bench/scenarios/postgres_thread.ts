import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { measure } from '../measure.ts';
import { createReplyInputs } from '../new-entry.ts';
import { type FilledDatabase, filledDatabase } from '../postgres/filled-database.ts';
import { perSecondAtLeast, type Row } from '../row.ts';

const connections = 64;
const roundTripMs = 2;

export const postgresThread: Scenario = {
  name: 'postgres_thread',
  description: `replies to one thread on PostgreSQL, without and with ${roundTripMs} ms of network latency between node and database`,
  async run(bench) {
    const database = await filledDatabase(bench);
    const { hostname, port } = new URL(database.url);
    const latencyProxy = await bench.startChildServer('postgres/latency-proxy-process.ts', {
      host: hostname,
      port: Number(port),
      oneWayMs: roundTripMs / 2,
    });
    const proxiedUrl = new URL(database.url);
    proxiedUrl.hostname = '127.0.0.1';
    proxiedUrl.port = new URL(latencyProxy.url).port;
    return [
      await measureReplies(bench, database, database.url, 'PostgreSQL: replies to one thread', 600),
      await measureReplies(
        bench,
        database,
        proxiedUrl.href,
        `PostgreSQL: replies to one thread, ${roundTripMs} ms of network latency`,
        250,
      ),
    ];
  },
};

async function measureReplies(
  bench: Bench,
  { entryIds }: FilledDatabase,
  databaseUrl: string,
  label: string,
  leastPerSecond: number,
): Promise<Row> {
  bench.print(label);
  const environment = { DATABASE_URL: databaseUrl, RIALTO_SECRET: 'the secret of the benchmark: 32 bytes' };
  const server = await bench.startRialto(bench.emptyFolder(), environment);
  const path = '/exchange/api/v1/operations/reply';
  const request = {
    method: 'POST',
    path,
    body: createReplyInputs(entryIds.slice(0, 1)),
    headers: agentHeaders,
  } as const;
  const row = await measure(bench.timing, { servers: [server], request, connections });
  await server.stop();
  return { label, target: perSecondAtLeast(leastPerSecond), ...row };
}
