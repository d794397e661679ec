import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { runOpenLoad, type ScheduledResponse } from '../relay/open-arrival.ts';
import { type Sink, Sinks } from '../relay/sink.ts';
import { insertPayingAccounts } from '../relay/sources.ts';
import { deliveryBytes, type Tenant } from '../relay/tenant.ts';
import { type Row, valueAtMost } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';

const perSecond = 300;
const heldMs = 20;
const tenantsOfEachHalf = 100;
/** Four tenants per origin, which together stay below the limit of an origin. */
const origins = 25;
/** Percentiles need many responses, so a slice is longer than in other scenarios. */
const slicesInOne = 3;

export const relayNeighbour: Scenario = {
  name: 'relay_neighbour',
  about: `whether tenants notice that the other half's destinations let their answers drip; ${perSecond} deliveries a second on a constant schedule`,
  async run(bench) {
    const sinks = await Sinks.of(bench);
    const [rialto, healthy] = [
      await sinks.open(origins, healthyBehaviour),
      await sinks.open(origins, healthyBehaviour),
    ];
    const dripping = await sinks.open(origins, { kind: 'drip' });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, 2 * tenantsOfEachHalf);
    const server = await bench.rialto(dataDir, sinks.environment());
    const half = tenantsAt(keys.slice(0, tenantsOfEachHalf), rialto);
    const others = keys.slice(tenantsOfEachHalf);
    const withoutNeighbour: Times[] = [];
    const besideDripping: Times[] = [];
    let refused = 0;
    let offered = 0;
    for (let round = 0; round <= bench.pace.rounds; round += 1) {
      const comparedWith = (sink: Sink) => deliverBeside(bench, server, half, tenantsAt(others, sink));
      withoutNeighbour.push((await comparedWith(healthy)).times);
      const neighbour = await comparedWith(dripping);
      besideDripping.push(neighbour.times);
      refused += neighbour.refused;
      offered += neighbour.offered;
    }
    return [
      ...rowsOf(withoutNeighbour.slice(1), besideDripping.slice(1)),
      {
        label: 'deliveries to dripping destinations refused at once',
        value: { amount: (100 * refused) / offered, unit: '%' },
      },
    ];
  },
};

const healthyBehaviour = { kind: 'hold', heldMs } as const;

function tenantsAt(keys: readonly string[], { ports }: Sink): Tenant[] {
  return keys.map((apiKey, index) => ({ apiKey, port: ports[index % origins] as number }));
}

interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface LoadBeside {
  /** Latencies of the measured half. */
  readonly times: Times;
  /** Results of the other half. */
  readonly offered: number;
  readonly refused: number;
}

/** Every second request belongs to the measured half. */
async function deliverBeside(
  { pace }: Bench,
  { url }: MeasuredRialto,
  half: readonly Tenant[],
  others: readonly Tenant[],
): Promise<LoadBeside> {
  const responsesMs: number[] = [];
  let refused = 0;
  let sent = 0;
  const recordOwn = ({ status, latencyMs, text }: ScheduledResponse) => {
    if (status !== 200 && status !== 429) throw new Error(`An answer was ${status}: ${text().slice(0, 400)}`);
    // Without a delivery the latency is infinite.
    responsesMs.push(status === 200 ? latencyMs : Number.POSITIVE_INFINITY);
  };
  const recordNeighbour = ({ status }: ScheduledResponse) => {
    if (status === 429) refused += 1;
  };
  const draw = () => {
    const number = Math.floor(sent / 2) % tenantsOfEachHalf;
    const isOurs = sent % 2 === 0;
    sent += 1;
    const tenant = (isOurs ? half : others)[number] as Tenant;
    return { bytes: deliveryBytes(new URL(url), tenant), onResponse: isOurs ? recordOwn : recordNeighbour };
  };
  await runOpenLoad({ url, perSecond, seconds: slicesInOne * pace.sliceSeconds, draw });
  const sorted = Float64Array.from(responsesMs).sort();
  return {
    times: { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) },
    offered: Math.floor(sent / 2),
    refused,
  };
}

/** Median of the rounds, so that an outlier affects one round only. */
function rowsOf(withoutNeighbour: readonly Times[], besideDripping: readonly Times[]): Row[] {
  const middle = (all: readonly Times[]) => ({
    p50Ms: median(all.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
  });
  const moved = besideDripping.map(({ p99Ms }, round) => p99Ms / (withoutNeighbour[round] as Times).p99Ms);
  return [
    { label: `answers of half the tenants, all destinations sound (${heldMs} ms)`, ...middle(withoutNeighbour) },
    { label: 'the same while the other half delivers to dripping destinations', ...middle(besideDripping) },
    {
      label: 'so their p99 moves by, median of the rounds',
      value: { amount: (median(moved) - 1) * 100, unit: '%' },
      goal: valueAtMost(20, '%'),
    },
  ];
}
