import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { runOpenLoad, type ScheduledResponse } from '../relay/open-arrival.ts';
import { Sinks } from '../relay/sink.ts';
import { insertPayingAccounts } from '../relay/sources.ts';
import { deliveryBytes, type Tenant } from '../relay/tenant.ts';
import { percentilesAtMost, type Row } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';

const perSecond = 300;
const heldMs = 20;
/** Warm-up, because the JIT compiles the code first. */
const warmUpSeconds = 6;
/** Enough origins that a short stall does not exhaust the slots of one. */
const origins = 32;
/** Three deliveries per second and tenant, within the keep-alive time. */
const frequentTenants = 100;
/** One delivery every two seconds and tenant, so that each needs a handshake. */
const infrequentTenants = 600;

export const relayOverhead: Scenario = {
  name: 'relay_overhead',
  about: `what the relay adds to a destination that takes ${heldMs} ms itself, ${perSecond} deliveries a second on a constant schedule`,
  async run(bench) {
    const sinks = await Sinks.of(bench);
    const sink = await sinks.open(origins, { kind: 'hold', heldMs });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, frequentTenants + infrequentTenants);
    const server = await bench.rialto(dataDir, sinks.environment());
    const tenants = keys.map((apiKey, index) => ({ apiKey, port: sink.ports[index % origins] as number }));
    const keptAlive = await measureOverhead(bench, server, tenants.slice(0, frequentTenants));
    const reconnecting = await measureOverhead(bench, server, tenants.slice(frequentTenants));
    return [
      { label: `overhead at ${perSecond}/s, connections kept`, goal: percentilesAtMost(2, 10), ...keptAlive.row },
      { label: 'load generator lag, p99', value: { amount: keptAlive.lagMs, unit: 'ms' } },
      { label: `overhead at ${perSecond}/s, TCP and TLS opened for each`, ...reconnecting.row },
      { label: 'load generator lag, p99', value: { amount: reconnecting.lagMs, unit: 'ms' } },
    ];
  },
};

async function measureOverhead(
  { pace, write: print }: Bench,
  server: MeasuredRialto,
  tenants: readonly Tenant[],
): Promise<{ row: Omit<Row, 'label'>; lagMs: number }> {
  const url = new URL(server.url);
  const overheadsMs: number[] = [];
  const lagsMs: number[] = [];
  let sent = 0;
  for (let round = 0; round <= pace.rounds; round += 1) {
    const seconds = round === 0 ? warmUpSeconds : pace.sliceSeconds;
    const roundMs: number[] = [];
    const nextRequest = () => ({
      bytes: deliveryBytes(url, tenants[sent++ % tenants.length] as Tenant),
      onResponse({ status, latencyMs, lagMs, text }: ScheduledResponse) {
        roundMs.push(latencyMs - heldMsOf(status, text()));
        if (round > 0) lagsMs.push(lagMs);
      },
    });
    await runOpenLoad({ url: server.url, perSecond, seconds, draw: nextRequest });
    print(`round ${round}: median ${median(roundMs).toFixed(2)} ms`);
    if (round > 0) overheadsMs.push(...roundMs);
  }
  const sorted = Float64Array.from(overheadsMs).sort();
  return {
    row: { perSecond, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) },
    lagMs: percentile(Float64Array.from(lagsMs).sort(), 0.99),
  };
}

/** Milliseconds that the sink held this request; the sink's response, quoted in the receipt, contains them. */
function heldMsOf(status: number, text: string): number {
  // A 429 counts as infinite overhead: the result is subtracted from the latency.
  if (status === 429) return Number.NEGATIVE_INFINITY;
  const quoted = /held ([\d.]+) ms/.exec(text)?.[1];
  if (status !== 200 || quoted === undefined)
    throw new Error(`Unexpected response status ${status}: ${text.slice(0, 400)}`);
  return Number(quoted);
}
