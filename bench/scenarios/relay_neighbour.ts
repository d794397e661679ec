import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { deliveryBytes, type Sender } from '../relay/delivery-request.ts';
import { runOpenLoopLoad, type ScheduledResponse } from '../relay/open-loop-load.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { type Sink, Sinks } from '../relay/sink.ts';
import { type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';

const perSecond = 300;
const delayMs = 20;
const sendersPerHalf = 100;
/** Four senders per origin, which together stay below the limit of concurrent requests to one origin. */
const origins = 25;
/** A measurement is three times as long as a slice of other scenarios, because percentiles need many responses. */
const slicesPerRound = 3;

export const relayNeighbour: Scenario = {
  name: 'relay_neighbour',
  description: `latency of half of the accounts while the destinations of the other half respond byte by byte (noisy neighbours); ${perSecond} deliveries per second on a constant schedule`,
  async run(bench) {
    const sinks = await Sinks.create(bench);
    const measuredSink = await sinks.open(origins, healthyBehaviour);
    const healthySink = await sinks.open(origins, healthyBehaviour);
    const slowSink = await sinks.open(origins, { kind: 'drip' });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, 2 * sendersPerHalf);
    const server = await bench.startRialto(dataDir, sinks.environment());
    const measuredSenders = sendersTo(keys.slice(0, sendersPerHalf), measuredSink);
    const otherKeys = keys.slice(sendersPerHalf);
    const withoutNeighbour: Latencies[] = [];
    const withNeighbour: Latencies[] = [];
    let refusedCount = 0;
    let offeredCount = 0;
    for (let round = 0; round <= bench.timing.rounds; round += 1) {
      const measureWithSink = (sink: Sink) =>
        measureWithNeighbour(bench, server, measuredSenders, sendersTo(otherKeys, sink));
      withoutNeighbour.push((await measureWithSink(healthySink)).latencies);
      const neighbour = await measureWithSink(slowSink);
      withNeighbour.push(neighbour.latencies);
      refusedCount += neighbour.refusedCount;
      offeredCount += neighbour.offeredCount;
    }
    return [
      ...rowsOf(withoutNeighbour.slice(1), withNeighbour.slice(1)),
      {
        label: 'deliveries to slow destinations refused immediately',
        value: { amount: (100 * refusedCount) / offeredCount, unit: '%' },
      },
    ];
  },
};

const healthyBehaviour = { kind: 'hold', delayMs } as const;

function sendersTo(keys: readonly string[], { ports }: Sink): Sender[] {
  return keys.map((apiKey, index) => ({ apiKey, port: ports[index % origins] as number }));
}

interface Latencies {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface NeighbourResult {
  /** Latencies of the measured half. */
  readonly latencies: Latencies;
  /** Results of the other half. */
  readonly offeredCount: number;
  readonly refusedCount: number;
}

/** Every second request belongs to the measured half. */
async function measureWithNeighbour(
  { timing }: Bench,
  { url }: MeasuredRialto,
  measuredSenders: readonly Sender[],
  otherSenders: readonly Sender[],
): Promise<NeighbourResult> {
  const latenciesMs: number[] = [];
  let refusedCount = 0;
  let sent = 0;
  const recordMeasuredResponse = ({ status, latencyMs, text }: ScheduledResponse) => {
    if (status !== 200 && status !== 429) throw new Error(`A response had status ${status}: ${text().slice(0, 400)}`);
    // Without a delivery the latency is infinite.
    latenciesMs.push(status === 200 ? latencyMs : Number.POSITIVE_INFINITY);
  };
  const recordNeighbour = ({ status }: ScheduledResponse) => {
    if (status === 429) refusedCount += 1;
  };
  const nextRequest = () => {
    const senderIndex = Math.floor(sent / 2) % sendersPerHalf;
    const isMeasured = sent % 2 === 0;
    sent += 1;
    const sender = (isMeasured ? measuredSenders : otherSenders)[senderIndex] as Sender;
    return {
      bytes: deliveryBytes(new URL(url), sender),
      onResponse: isMeasured ? recordMeasuredResponse : recordNeighbour,
    };
  };
  await runOpenLoopLoad({ url, perSecond, seconds: slicesPerRound * timing.sliceSeconds, nextRequest });
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    latencies: { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) },
    offeredCount: Math.floor(sent / 2),
    refusedCount,
  };
}

/** Median of the rounds, so that an outlier affects one round only. */
function rowsOf(withoutNeighbour: readonly Latencies[], withNeighbour: readonly Latencies[]): Row[] {
  const medianOf = (slices: readonly Latencies[]) => ({
    p50Ms: median(slices.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(slices.map(({ p99Ms }) => p99Ms)),
  });
  const increases = withNeighbour.map(({ p99Ms }, round) => p99Ms / (withoutNeighbour[round] as Latencies).p99Ms);
  return [
    {
      label: `latency of half of the accounts, all destinations healthy (${delayMs} ms)`,
      ...medianOf(withoutNeighbour),
    },
    { label: 'the same while the other half delivers to slow destinations', ...medianOf(withNeighbour) },
    {
      label: 'increase of their p99, median of the rounds',
      value: { amount: (median(increases) - 1) * 100, unit: '%' },
      target: valueAtMost(20, '%'),
    },
  ];
}
