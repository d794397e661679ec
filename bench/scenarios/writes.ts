import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { compare } from '../measure.ts';
import { newEntry, newReply } from '../new-entry.ts';
import { perSecondAtLeast, type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 64;
const entryCount = 1_000;

export const createEntry: Scenario = {
  name: 'create_entry',
  about:
    'entries with a body of 600 characters, durable and searchable when answered; the longest block of the event loop',
  async run(bench) {
    const server = await bench.rialto(bench.filledCopy(bench.sizes.small));
    await server.metrics();
    const row = await measureWrites(bench, server, 'create_entry', newEntry());
    return [
      { label: 'create_entry, body of 600 characters, durable', goal: perSecondAtLeast(6_000, 30), ...row },
      ...(await eventLoop(server)),
    ];
  },
};

export const reply: Scenario = {
  name: 'reply',
  about: 'replies of 250 characters to 1,000 entries, durable when answered',
  async run(bench) {
    const dataDir = bench.filledCopy(bench.sizes.small);
    const ids = openEntryIds(dataDir, entryCount);
    const server = await bench.rialto(dataDir);
    const row = await measureWrites(bench, server, 'reply', newReply(ids));
    return [{ label: 'reply, durable', goal: perSecondAtLeast(9_000), ...row }];
  },
};

async function measureWrites(
  bench: Bench,
  server: MeasuredRialto,
  operation: string,
  body: () => string,
): Promise<Omit<Row, 'label'>> {
  const request = {
    method: 'POST',
    path: `/exchange/api/v1/operations/${operation}`,
    headers: agentHeaders,
    body,
  } as const;
  const ceiling = await bench.ceilingOf(server, request);
  return compare(bench.pace, { servers: [server], request, connections }, { servers: [ceiling] });
}

/** The metric is the interval between samples, of which this much is the sampling timer. */
const sampledEveryMs = 10;

/** Reading resets the metric: once before the load and once after it. */
async function eventLoop(server: MeasuredRialto): Promise<Row[]> {
  const metrics = await server.metrics();
  const ms = (name: string) => ({
    amount: Math.max(0, (metrics.get(name) ?? Number.NaN) * 1_000 - sampledEveryMs),
    unit: 'ms',
  });
  return [
    {
      label: 'event loop under create_entry, p99 of its delays',
      value: ms('nodejs_eventloop_lag_p99_seconds'),
      goal: valueAtMost(20, 'ms'),
    },
    { label: 'event loop under create_entry, longest delay', value: ms('nodejs_eventloop_lag_max_seconds') },
  ];
}
