import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { type ArrivalResponse, arrive } from '../relay/open-arrival.ts';
import { Sinks } from '../relay/sink.ts';
import { fillSources } from '../relay/sources.ts';
import { deliveryBytes, type Tenant } from '../relay/tenant.ts';
import { percentilesAtMost, type Row } from '../row.ts';
import type { RialtoServing } from '../serving.ts';

const perSecond = 300;
const heldMs = 20;
/** A server that has just started compiles what it runs, and would be measured at that. */
const warmUpSeconds = 6;
/** So many that a stall of the machine does not fill the bulkhead of any. */
const origins = 32;
/** Each delivers three times a second, within the second for which a connection is kept. */
const frequent = 100;
/** Each delivers every other second: each delivery has a handshake of its own. */
const rare = 600;

export const relayOverhead: Scenario = {
  name: 'relay_overhead',
  about: `what the relay adds to a destination that takes ${heldMs} ms itself, ${perSecond} deliveries a second on a constant schedule`,
  async run(bench) {
    const sinks = await Sinks.of(bench);
    const sink = await sinks.open(origins, { kind: 'hold', heldMs });
    const dataDir = bench.emptyFolder();
    const keys = await fillSources(dataDir, frequent + rare);
    const server = await bench.rialto(dataDir, sinks.environment());
    const tenants = keys.map((apiKey, index) => ({ apiKey, port: sink.ports[index % origins] as number }));
    const stored = await measureOverhead(bench, server, tenants.slice(0, frequent));
    const fresh = await measureOverhead(bench, server, tenants.slice(frequent));
    return [
      { what: `overhead at ${perSecond}/s, connections kept`, goal: percentilesAtMost(2, 10), ...stored.row },
      { what: 'how late the generator itself was, p99', value: { amount: stored.lagMs, unit: 'ms' } },
      { what: `overhead at ${perSecond}/s, TCP and TLS opened for each`, ...fresh.row },
      { what: 'how late the generator itself was, p99', value: { amount: fresh.lagMs, unit: 'ms' } },
    ];
  },
};

async function measureOverhead(
  { pace, write: print }: Bench,
  server: RialtoServing,
  tenants: readonly Tenant[],
): Promise<{ row: Omit<Row, 'what'>; lagMs: number }> {
  const url = new URL(server.url);
  const overheadsMs: number[] = [];
  const lagsMs: number[] = [];
  let sent = 0;
  for (let round = 0; round <= pace.rounds; round += 1) {
    const seconds = round === 0 ? warmUpSeconds : pace.sliceSeconds;
    const roundMs: number[] = [];
    const draw = () => ({
      bytes: deliveryBytes(url, tenants[sent++ % tenants.length] as Tenant),
      onResponse({ status, sinceDueMs, lagMs, text }: ArrivalResponse) {
        roundMs.push(sinceDueMs - heldMsOf(status, text()));
        if (round > 0) lagsMs.push(lagMs);
      },
    });
    await arrive({ url: server.url, perSecond, seconds, draw });
    print(`round ${round}: median ${median(roundMs).toFixed(2)} ms`);
    if (round > 0) overheadsMs.push(...roundMs);
  }
  const sorted = Float64Array.from(overheadsMs).sort();
  return {
    row: { perSecond, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) },
    lagMs: percentile(Float64Array.from(lagsMs).sort(), 0.99),
  };
}

/** How long the sink held this very request: it answers that, and the receipt quotes the response. */
function heldMsOf(status: number, text: string): number {
  // Nothing was delivered: that response came never.
  if (status === 429) return Number.NEGATIVE_INFINITY;
  const quoted = /held ([\d.]+) ms/.exec(text)?.[1];
  if (status !== 200 || quoted === undefined) throw new Error(`An answer was ${status}: ${text.slice(0, 400)}`);
  return Number(quoted);
}
