import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { agentHeaders } from '../agents.ts';
import type { MeasuredServer } from '../servers.ts';

/** Row counts of the database. */
export interface Effects {
  readonly entries: number;
  /** Events that had no position after 5 s. */
  readonly unsequencedEvents: number;
}

const sequencedMsMax = 5_000;

/** Counts entries and events without a position, after at most 5 s in which the last events get their positions. */
export async function readEffects(url: string): Promise<Effects> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const count = async (sql: string) => Number((await client.query<{ count: string }>(sql)).rows[0]?.count);
    const countUnsequencedEvents = () => count('select count(*) from exchange_event where position is null');
    const deadline = performance.now() + sequencedMsMax;
    while ((await countUnsequencedEvents()) > 0 && performance.now() < deadline) await pause(20);
    return {
      entries: await count('select count(*) from exchange_entry'),
      unsequencedEvents: await countUnsequencedEvents(),
    };
  } finally {
    await client.end();
  }
}

const concurrentRequests = 64;

/** Request of a successful create_entry. */
export interface SentRequest {
  readonly body: string;
  /** Connection of the request, which determines agent and node. */
  readonly connection: number;
}

/** Repeats every write on another node; returns how many got the stored response. */
export async function resendAll(servers: readonly MeasuredServer[], sent: readonly SentRequest[]): Promise<number> {
  let next = 0;
  let replayedCount = 0;
  const sendNextRequests = async () => {
    for (let request = sent[next++]; request !== undefined; request = sent[next++]) {
      const { url } = servers[(request.connection + 1) % servers.length] as MeasuredServer;
      const headers = { 'content-type': 'application/json', ...agentHeaders(request.connection) };
      const response = await fetch(`${url}/exchange/api/v1/operations/create_entry`, {
        method: 'POST',
        headers,
        body: request.body,
      });
      await response.arrayBuffer();
      if (response.ok && response.headers.get('idempotent-replayed') === 'true') replayedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, sendNextRequests));
  return replayedCount;
}
