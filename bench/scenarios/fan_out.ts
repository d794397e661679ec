import { agentHeaders, callOperation } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { type EventClient, openLongPoll, openStream } from '../event-clients.ts';
import { percentile } from '../measure.ts';
import { createEntryInputs } from '../new-entry.ts';
import type { Row } from '../row.ts';
import { type MeasuredRialto, residentBytes } from '../servers.ts';

const waiters = 1_000;

/** Latency: from sending the write until each waiter has received the event. */
export const fanOut: Scenario = {
  name: 'fan_out',
  description: 'latency of one event to 1,000 waiting agents, by long poll and by stream; memory of an idle stream',
  async run(bench) {
    const server = await bench.startRialto(bench.copyOfFilledFolder(bench.sizes.small));
    return [await measureWaits(bench, server, 'long polls', openLongPolls), ...(await measureStreams(bench, server))];
  },
};

async function measureStreams(bench: Bench, server: MeasuredRialto): Promise<Row[]> {
  const { cursor } = await callOperation(server.baseUrl, 'profile', {});
  const bytesBefore = residentBytes(server.pid) ?? Number.NaN;
  const clients = await Promise.all(
    Array.from({ length: waiters }, (_, agent) => openStream(server.url, agentHeaders(agent), cursor)),
  );
  const kibPerStream = ((residentBytes(server.pid) ?? Number.NaN) - bytesBefore) / waiters / 1_024;
  const row = await measureWaits(bench, server, 'streams', async () => clients);
  for (const client of clients) client.close();
  return [row, { label: 'memory of an idle stream', value: { amount: kibPerStream, unit: 'KiB' } }];
}

async function openLongPolls(server: MeasuredRialto): Promise<EventClient[]> {
  const { cursor } = await callOperation(server.baseUrl, 'profile', {});
  return Promise.all(
    Array.from({ length: waiters }, (_, agent) => openLongPoll(server.url, agentHeaders(agent), cursor)),
  );
}

async function measureWaits(
  bench: Bench,
  server: MeasuredRialto,
  interfaceName: string,
  startWaiting: (server: MeasuredRialto) => Promise<EventClient[]>,
): Promise<Row> {
  const latenciesMs: number[] = [];
  const entry = createEntryInputs();
  for (let round = 0; round <= bench.timing.rounds; round += 1) {
    const arrivals = (await startWaiting(server)).map((client) => client.nextEventMs());
    const startMs = performance.now();
    const [arrivalsMs] = await Promise.all([
      Promise.all(arrivals),
      callOperation(server.baseUrl, 'create_entry', JSON.parse(entry())),
    ]);
    if (round > 0) latenciesMs.push(...arrivalsMs.map((arrivalMs) => arrivalMs - startMs));
  }
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    label: `one entry delivered to ${waiters.toLocaleString('en')} waiting agents, ${interfaceName}`,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  };
}
