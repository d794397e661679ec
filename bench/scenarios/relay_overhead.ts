import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { deliveryBytes, type Sender } from '../relay/delivery-request.ts';
import { runOpenLoopLoad, type ScheduledResponse } from '../relay/open-loop-load.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { Sinks } from '../relay/sink.ts';
import { percentilesAtMost, type Row } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';

const perSecond = 300;
const delayMs = 20;
/** Warm-up for the JIT compiler. */
const warmUpSeconds = 6;
/** Enough origins that a short stall of the server does not use up the request slots of one origin. */
const origins = 32;
/** Each sender delivers three times per second, so the relay's connection to its destination stays open. */
const frequentSenders = 100;
/**
 * Each sender delivers once in two seconds, and the relay closes connections that are idle for one second. So each
 * delivery opens a new connection.
 */
const infrequentSenders = 600;

export const relayOverhead: Scenario = {
  name: 'relay_overhead',
  description: `latency that the relay adds to a destination that responds after ${delayMs} ms, ${perSecond} deliveries per second on a constant schedule`,
  async run(bench) {
    const sinks = await Sinks.create(bench);
    const sink = await sinks.open(origins, { kind: 'hold', delayMs });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, frequentSenders + infrequentSenders);
    const server = await bench.startRialto(dataDir, sinks.environment());
    const senders = keys.map((apiKey, index) => ({ apiKey, port: sink.ports[index % origins] as number }));
    const withKeepAlive = await measureOverhead(bench, server, senders.slice(0, frequentSenders));
    const withReconnect = await measureOverhead(bench, server, senders.slice(frequentSenders));
    return [
      {
        label: `overhead at ${perSecond}/s, keep-alive connections`,
        target: percentilesAtMost(2, 10),
        ...withKeepAlive.row,
      },
      { label: 'load generator lag, p99', value: { amount: withKeepAlive.lagMs, unit: 'ms' } },
      { label: `overhead at ${perSecond}/s, new TCP and TLS connections`, ...withReconnect.row },
      { label: 'load generator lag, p99', value: { amount: withReconnect.lagMs, unit: 'ms' } },
    ];
  },
};

async function measureOverhead(
  { timing, print }: Bench,
  server: MeasuredRialto,
  senders: readonly Sender[],
): Promise<{ row: Omit<Row, 'label'>; lagMs: number }> {
  const url = new URL(server.url);
  const overheadsMs: number[] = [];
  const lagsMs: number[] = [];
  let sent = 0;
  for (let round = 0; round <= timing.rounds; round += 1) {
    const seconds = round === 0 ? warmUpSeconds : timing.sliceSeconds;
    const roundMs: number[] = [];
    const nextRequest = () => ({
      bytes: deliveryBytes(url, senders[sent++ % senders.length] as Sender),
      onResponse({ status, latencyMs, lagMs, text }: ScheduledResponse) {
        roundMs.push(latencyMs - heldMsOf(status, text()));
        if (round > 0) lagsMs.push(lagMs);
      },
    });
    await runOpenLoopLoad({ url: server.url, perSecond, seconds, nextRequest });
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
