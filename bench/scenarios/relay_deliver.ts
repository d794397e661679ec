import { randomBytes } from 'node:crypto';
import { canonicalJson } from '../../src/core/base/canonical-json.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { webhookBody, webhookHeaders } from '../../src/relay/destinations/rules/webhook.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { alternate, measureSlice, sliceOf } from '../measure.ts';
import { postDirect } from '../relay/direct-load.ts';
import { deliveryTo, lead } from '../relay/lead.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { type Sink, Sinks } from '../relay/sink.ts';
import { perSecondAtLeast, valueAtMost } from '../row.ts';

const connections = 64;
const origins = 8;

export const relayDeliver: Scenario = {
  name: 'relay_deliver',
  description: `leads delivered by ${connections} accounts over TLS to ${origins} origins of one sink, with three durable writes and a signed receipt each, compared with a bare undici client`,
  async run(bench) {
    const sinks = await Sinks.create(bench);
    const sink = await sinks.open(origins, { kind: 'hold', delayMs: 0 });
    const baselineSink = await sinks.open(origins, { kind: 'hold', delayMs: 0 });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, connections);
    const server = await bench.startRialto(dataDir, sinks.environment());
    let requestCount = 0;
    const request: LoadRequest = {
      method: 'POST',
      path: '/relay/api/v1/deliveries',
      headers: (connection) => ({ authorization: `Bearer ${keys[connection]}` }),
      uniqueHeader: () => ['idempotency-key', `form-${++requestCount}`],
      body: (connection) => deliveryTo(sink.ports[connection % origins] as number),
    };
    const row = await alternate(
      bench.timing,
      () => measureSlice(bench.timing, { servers: [server], request, connections }),
      () => baselineSlice(bench, sinks, baselineSink),
    );
    const receivedCount = await sink.requests();
    return [
      {
        label: `deliveries over TLS, ${connections} accounts, ${origins} origins`,
        target: perSecondAtLeast(1_500),
        ...row,
      },
      {
        label: `lost or duplicate deliveries of ${requestCount.toLocaleString('en')}`,
        value: { amount: Math.abs(receivedCount - requestCount), unit: '' },
        target: valueAtMost(0, ''),
      },
    ];
  },
};

async function baselineSlice({ timing }: Bench, { ca }: Sinks, { ports }: Sink) {
  const nowMs = systemClock.nowMs();
  const body = webhookBody(Buffer.from(canonicalJson(lead)), nowMs);
  const key = randomBytes(32);
  const headers = webhookHeaders({
    deliveryId: `dlv_${'0'.repeat(26)}`,
    n: 1,
    nowMs,
    body,
    keys: [key],
    userAgent: 'bench',
  });
  const cpuUsageBefore = process.cpuUsage();
  const result = await postDirect({ ca, ports, body, headers, connections, seconds: timing.sliceSeconds });
  const { user, system } = process.cpuUsage(cpuUsageBefore);
  return sliceOf(result, (user + system) / 1_000);
}
