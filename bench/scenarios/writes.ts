import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { compare } from '../measure.ts';
import { createEntryInputs, createReplyInputs } from '../new-entry.ts';
import { perSecondAtLeast, type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 64;
const entryCount = 1_000;

export const createEntry: Scenario = {
  name: 'create_entry',
  description:
    'entries with a body of 600 characters, durable and searchable before the response; delay of the event loop',
  async run(bench) {
    const server = await bench.startRialto(bench.copyOfFilledFolder(bench.sizes.small));
    // Resets the event loop delay, so that the start is not measured.
    await server.metrics();
    const row = await measureWrites(bench, server, 'create_entry', createEntryInputs());
    return [
      { label: 'create_entry, body of 600 characters, durable', target: perSecondAtLeast(6_000, 30), ...row },
      ...(await eventLoopRows(server)),
    ];
  },
};

export const reply: Scenario = {
  name: 'reply',
  description: 'replies of 250 characters to 1,000 entries, durable before the response',
  async run(bench) {
    const dataDir = bench.copyOfFilledFolder(bench.sizes.small);
    const ids = openEntryIds(dataDir, entryCount);
    const server = await bench.startRialto(dataDir);
    const row = await measureWrites(bench, server, 'reply', createReplyInputs(ids));
    return [{ label: 'reply, durable', target: perSecondAtLeast(9_000), ...row }];
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
  const baseline = await bench.baselineServer(server, request);
  return compare(bench.timing, { servers: [server], request, connections }, { servers: [baseline] });
}

/** Interval of the sampling timer, which the metric includes. */
const samplingIntervalMs = 10;

/** Event loop delay since the last read of the metrics; each read resets the delay. */
async function eventLoopRows(server: MeasuredRialto): Promise<Row[]> {
  const metrics = await server.metrics();
  const ms = (name: string) => ({
    amount: Math.max(0, (metrics.get(name) ?? Number.NaN) * 1_000 - samplingIntervalMs),
    unit: 'ms',
  });
  return [
    {
      label: 'event loop delay under create_entry, p99',
      value: ms('nodejs_eventloop_lag_p99_seconds'),
      target: valueAtMost(20, 'ms'),
    },
    { label: 'event loop delay under create_entry, maximum', value: ms('nodejs_eventloop_lag_max_seconds') },
  ];
}
